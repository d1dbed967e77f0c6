package sudosat.puzzle;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import sudosat.io.Digits;
import sudosat.io.UserError;

/** Lists of cells as users write them: {@code r1c1 r1c2 r2c1}, each within its grid. */
public final class CellNames {
    private CellNames() {}

    public static String text(List<Cell> cells) {
        StringBuilder text = new StringBuilder();
        for (Cell cell : cells) {
            text.append(text.isEmpty() ? "" : " ").append(cell.name());
        }
        return text.toString();
    }

    public static List<Cell> parse(String text) {
        List<Cell> cells = new ArrayList<>();
        for (String name : text.strip().split("[\\s,]+")) {
            cells.add(cell(name));
        }
        if (new HashSet<>(cells).size() < cells.size()) {
            throw new RuleException("a cell twice in " + UserError.quote(text.strip()), "each cell once");
        }
        return cells;
    }

    /** Reads {@code r3c5}. */
    public static Cell cell(String name) {
        int c = name.toLowerCase(java.util.Locale.ROOT).indexOf('c');
        boolean shaped = name.length() >= 4 && Character.toLowerCase(name.charAt(0)) == 'r' && c > 1;
        int row = shaped ? number(name.substring(1, c)) : 0;
        int column = shaped ? number(name.substring(c + 1)) : 0;
        if (row == 0 || column == 0) {
            throw new RuleException(UserError.quote(name), "a cell such as r3c5");
        }
        return new Cell(0, row - 1, column - 1);
    }

    /** The number that the digits make, 0 if they make none. */
    public static int number(String digits) {
        return Math.max(0, Digits.parse(digits));
    }

    /** Their indices in the tuple, for the grid that begins at the first cell. */
    public static int[] indices(List<Cell> cells, Shape shape, int firstCell) {
        int[] indices = new int[cells.size()];
        for (int i = 0; i < indices.length; i++) {
            Cell cell = cells.get(i);
            if (cell.row() >= shape.size() || cell.column() >= shape.size()) {
                throw new RuleException(cell.name(), "a cell of a grid of size " + shape.size());
            }
            indices[i] = firstCell + cell.index(shape.size());
        }
        return indices;
    }
}
