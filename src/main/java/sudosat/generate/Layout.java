package sudosat.generate;

import java.util.ArrayList;
import java.util.List;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.AllDifferent;
import sudosat.rules.Constraint;
import sudosat.rules.GridRule;
import sudosat.rules.Puzzle;

/**
 * The rules of a tuple as exchanges need them: tables of each cell's houses and other constraints. The tables are open
 * to the room, as exchanges do little but read them; nobody writes them. No streams here: the first one of a process
 * takes 10 ms.
 */
final class Layout {
    private final Puzzle puzzle;
    private final List<Constraint> constraints;
    private final int houses;
    /** The houses of cell c stand from {@code firstHouse[c]} to before {@code firstHouse[c + 1]}. */
    final int[] firstHouse;

    final int[] housesOfCell;
    /** For each cell the cells that it differs from in groups that are no houses. */
    final int[][] looseNeighbours;
    /** For each cell the constraints that are not about difference. */
    final Constraint[][] others;
    /** Where each cell stands in its grid. */
    final int[] row;

    final int[] column;

    Layout(Puzzle puzzle) {
        this.puzzle = puzzle;
        constraints = puzzle.constraints();
        List<List<Integer>> housesPerCell = lists();
        List<List<Integer>> neighbours = lists();
        List<List<Constraint>> othersPerCell = lists();
        int number = 0;
        for (Constraint constraint : constraints) {
            if (!(constraint instanceof AllDifferent group)) {
                addToCells(constraint, constraint.cells(), othersPerCell);
            } else if (group.isHouse(size())) {
                addToCells(number++, group.cells(), housesPerCell);
            } else {
                addNeighbours(group.cells(), neighbours);
            }
        }
        houses = number;
        firstHouse = new int[cells() + 1];
        housesOfCell = flat(housesPerCell, firstHouse);
        looseNeighbours = new int[cells()][];
        others = new Constraint[cells()][];
        row = new int[cells()];
        column = new int[cells()];
        for (int cell = 0; cell < cells(); cell++) {
            looseNeighbours[cell] = array(neighbours.get(cell));
            others[cell] = othersPerCell.get(cell).toArray(new Constraint[0]);
            row[cell] = cell / size() % size();
            column[cell] = cell % size();
        }
    }

    private <T> List<List<T>> lists() {
        List<List<T>> lists = new ArrayList<>();
        for (int cell = 0; cell < cells(); cell++) {
            lists.add(new ArrayList<>(3));
        }
        return lists;
    }

    private static <T> void addToCells(T item, int[] cells, List<List<T>> lists) {
        for (int cell : cells) {
            lists.get(cell).add(item);
        }
    }

    private static void addNeighbours(int[] cells, List<List<Integer>> neighbours) {
        for (int cell : cells) {
            for (int other : cells) {
                if (other != cell) {
                    neighbours.get(cell).add(other);
                }
            }
        }
    }

    private static int[] flat(List<List<Integer>> lists, int[] first) {
        for (int cell = 0; cell < lists.size(); cell++) {
            first[cell + 1] = first[cell] + lists.get(cell).size();
        }
        int[] flat = new int[first[lists.size()]];
        for (int cell = 0; cell < lists.size(); cell++) {
            for (int i = 0; i < lists.get(cell).size(); i++) {
                flat[first[cell] + i] = lists.get(cell).get(i);
            }
        }
        return flat;
    }

    private static int[] array(List<Integer> list) {
        int[] array = new int[list.size()];
        for (int i = 0; i < array.length; i++) {
            array[i] = list.get(i);
        }
        return array;
    }

    Puzzle puzzle() {
        return puzzle;
    }

    List<Constraint> constraints() {
        return constraints;
    }

    Shape shape() {
        return puzzle.shape();
    }

    int size() {
        return puzzle.size();
    }

    int grids() {
        return puzzle.grids();
    }

    int cells() {
        return puzzle.clues().cells();
    }

    int houses() {
        return houses;
    }

    /**
     * Nothing but rows, columns, boxes, and the difference between grids: every grid may be permuted as all the others
     * are.
     */
    boolean isPlain() {
        return puzzle.rules().isEmpty();
    }

    /** The rules do not care for the names of values: what they allow, they allow under other names. */
    boolean isNameless() {
        for (Constraint constraint : constraints) {
            if (!(constraint instanceof AllDifferent)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Nothing but a first row of 1, 2, 3, …: where names do not matter, every tuple has such a one under other names,
     * and in one way only.
     */
    Tuple firstRow() {
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
