package sudosat.format;

import java.util.List;
import sudosat.io.UserError;

/** The part of a CSV text that holds one puzzle, from a position on: its rules and its lines of values. */
record Section(Source source, int position, RuleLines rules, List<CsvRow> rows) {
    static final String EXPECTED = "rows of values separated by commas";

    /** Whether it says that there is no solution. */
    boolean isNone() {
        return rows.size() == 1
                && rows.get(0).width() == 1
                && rows.get(0).value(0).equals(TupleCsv.NONE);
    }

    UserError empty() {
        if (source.text().isBlank()) {
            return UserError.at(source.name(), 0, 0, "an empty file", EXPECTED);
        }
        return source.error(position, "no row of values from here on", EXPECTED);
    }
}
