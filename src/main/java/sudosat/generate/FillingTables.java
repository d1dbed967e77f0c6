package sudosat.generate;

import java.util.Arrays;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Houses;
import sudosat.puzzle.Puzzle;

/**
 * The rules as {@link KempeExchange}s need them: tables of each cell's houses and other constraints. The tables are
 * open to the room, because exchanges do little but read them; nobody writes them. No streams here: the first one of a
 * process takes 10 ms.
 */
final class FillingTables {
    private final Puzzle puzzle;
    private final Houses houses;
    /** The houses of each cell. */
    final int[][] housesOfCell;
    /** For each cell the cells that it differs from in groups that are no houses. */
    final int[][] looseNeighbors;
    /** For each cell the constraints that are not about difference. */
    final Constraint[][] others;
    /** Where each cell stands in its grid. */
    final int[] row;

    final int[] column;

    FillingTables(Puzzle puzzle) {
        this.puzzle = puzzle;
        houses = puzzle.ruleSet().houses();
        housesOfCell = houses.housesOfCell();
        looseNeighbors = new int[cells()][];
        others = new Constraint[cells()][0];
        row = new int[cells()];
        column = new int[cells()];
        for (int cell = 0; cell < cells(); cell++) {
            looseNeighbors[cell] = looseNeighbors(cell);
            row[cell] = cell / size() % size();
            column[cell] = cell % size();
        }
        for (Constraint other : puzzle.ruleSet().others()) {
            for (int cell : other.cells()) {
                others[cell] = Arrays.copyOf(others[cell], others[cell].length + 1);
                others[cell][others[cell].length - 1] = other;
            }
        }
    }

    private int[] looseNeighbors(int cell) {
        int[] groups = houses.groupsOfCell()[cell];
        int count = 0;
        for (int i = housesOfCell[cell].length; i < groups.length; i++) {
            count += houses.cellsOf(groups[i]).length - 1;
        }
        int[] found = new int[count];
        for (int i = groups.length - 1; i >= housesOfCell[cell].length; i--) {
            int[] members = houses.cellsOf(groups[i]);
            for (int j = members.length - 1; j >= 0; j--) {
                if (members[j] != cell) {
                    found[--count] = members[j];
                }
            }
        }
        return found;
    }

    Puzzle puzzle() {
        return puzzle;
    }

    int size() {
        return puzzle.size();
    }

    int cells() {
        return puzzle.clues().cells();
    }

    int houses() {
        return houses.count();
    }

    /** Nothing but rows, columns, boxes, and the difference between grids. */
    boolean isPlain() {
        return puzzle.rules().isEmpty();
    }
}
