package sudosat.generate;

import java.util.Arrays;
import java.util.List;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Houses;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * The rules of a tuple as exchanges need them: tables of each cell's houses and other constraints. The tables are open
 * to the room, as exchanges do little but read them; nobody writes them. No streams here: the first one of a process
 * takes 10 ms.
 */
public final class FillingTables {
    private final Puzzle puzzle;
    private final Houses houses;
    /** The houses of each cell. */
    final int[][] housesOfCell;
    /** For each cell the cells that it differs from in groups that are no houses. */
    final int[][] looseNeighbors;
    /** For each cell the constraints that are not about difference. */
    final Constraint[][] others;
    /** Where each cell stands in its grid. */
    public final int[] row;

    public final int[] column;

    public FillingTables(Puzzle puzzle) {
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

    public Puzzle puzzle() {
        return puzzle;
    }

    List<Constraint> constraints() {
        return puzzle.constraints();
    }

    public Shape shape() {
        return puzzle.shape();
    }

    public int size() {
        return puzzle.size();
    }

    public int grids() {
        return puzzle.grids();
    }

    public int cells() {
        return puzzle.clues().cells();
    }

    int houses() {
        return houses.count();
    }

    /**
     * Nothing but rows, columns, boxes, and the difference between grids: every grid may be permuted as all the others
     * are.
     */
    public boolean isPlain() {
        return puzzle.rules().isEmpty();
    }

    /** The rules do not care for the names of values: what they allow, they allow under other names. */
    boolean isValueSymmetric() {
        return puzzle.ruleSet().isOfDifferences();
    }

    /**
     * Nothing but a first row of 1, 2, 3, …: where names do not matter, every tuple has such a one under other names,
     * and in one way only.
     */
    public Tuple firstRow() {
        Tuple clues = puzzle.clues();
        for (int column = 0; column < size(); column++) {
            clues = clues.with(column, column + 1);
        }
        return clues;
    }

    /** The same rules hold in all grids, so that grids can change places. */
    boolean isSameInAllGrids() {
        for (GridRule rule : puzzle.rules()) {
            if (rule.grid().isPresent()) {
                return false;
            }
        }
        return true;
    }
}
