package sudosat.languages;

import java.util.HashMap;
import java.util.Map;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Cell;
import sudosat.search.CoverPuzzle;

/**
 * Names for the items of a puzzle's cover problem, of at most eight characters as Knuth's programs want them. A letter
 * says what it is; numbers follow, each as wide as the largest of its kind needs: digits, then capitals, then small
 * letters.
 */
final class ItemNames {
    private static final String DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

    private final CoverPuzzle puzzle;
    private final int grids;
    private final Map<String, Integer> numbers = new HashMap<>();

    ItemNames(CoverPuzzle puzzle) {
        this.puzzle = puzzle;
        grids = puzzle.cells() / puzzle.shape().cells();
    }

    /** {@code p35} for row 3, column 5; {@code p235} in grid 2 of some. */
    String cell(int index) {
        return cell(index, puzzle.size(), grids);
    }

    /** The same for any puzzle of this size. */
    static String cell(int index, int size, int grids) {
        Cell cell = Cell.of(index, size);
        return "p" + grid(cell.grid(), grids) + number(cell.row() + 1, size) + number(cell.column() + 1, size);
    }

    /** {@code r3}, to be followed by a value: the next of its kind in its grid, as groups are named in order. */
    String house(AllDifferent house) {
        String label = house.label();
        String kind = label.startsWith("row ")
                ? "r"
                : label.startsWith("column ") ? "c" : label.startsWith("box ") ? "b" : "h";
        return inGrid(kind, house, kind.equals("h") ? puzzle.houses().size() : puzzle.size());
    }

    /**
     * {@code d35} for all corresponding cells in row 3, column 5; {@code e1} for some of them; {@code g1} for a group
     * in a grid.
     */
    String looseGroup(AllDifferent group) {
        Cell first = Cell.of(group.cells()[0], puzzle.size());
        Cell last = Cell.of(group.cells()[group.cells().length - 1], puzzle.size());
        int most = puzzle.looseGroups().size();
        if (first.grid() == last.grid()) {
            return inGrid("g", group, most);
        }
        return group.cells().length == grids
                ? "d" + number(first.row() + 1, puzzle.size()) + number(first.column() + 1, puzzle.size())
                : "e" + number(next("e"), most);
    }

    /** How the name of an item ends that is about a value: always as long for one size. */
    static String value(int value, int size) {
        return number(value, size);
    }

    private String inGrid(String kind, AllDifferent group, int most) {
        String prefix = kind + grid(Cell.of(group.cells()[0], puzzle.size()).grid(), grids);
        return prefix + number(next(prefix), most);
    }

    private int next(String kind) {
        return numbers.merge(kind, 1, Integer::sum);
    }

    private static String grid(int grid, int grids) {
        return grids == 1 ? "" : number(grid + 1, grids);
    }

    private static String number(int number, int largest) {
        String rest = largest < DIGITS.length() ? "" : number(number / DIGITS.length(), largest / DIGITS.length());
        return rest + DIGITS.charAt(number % DIGITS.length());
    }
}
