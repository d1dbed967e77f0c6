package sudosat.format;

import java.util.List;

/**
 * A column in front of the values that counts the rows from 0 or 1, through the text or from the start again in every
 * grid.
 */
final class IndexColumn {
    private IndexColumn() {}

    static boolean isIn(List<CsvRow> rows, int size) {
        int first = rows.get(0).number(0);
        return (first == 0 || first == 1) && (counts(rows, first, rows.size()) || counts(rows, first, size));
    }

    private static boolean counts(List<CsvRow> rows, int first, int period) {
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).number(0) != first + row % period) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether a row has a number above each column, whatever numbers they are, and nothing above the index column;
     * names of columns are a caption anyway.
     */
    static boolean isHeader(CsvRow row) {
        for (int field = 1; field < row.width(); field++) {
            if (row.number(field) < 0) {
                return false;
            }
        }
        return row.width() > 1 && row.value(0).isEmpty();
    }
}
