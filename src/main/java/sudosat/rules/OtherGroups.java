package sudosat.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import sudosat.model.Shape;

/** Which cells differ for other reasons than rows, columns and boxes. */
final class OtherGroups {
    private final Shape shape;
    private final List<int[]> houses = new ArrayList<>();
    private final BitSet[] neighbours;
    private boolean isEmpty = true;

    OtherGroups(Puzzle puzzle) {
        shape = puzzle.shape();
        neighbours = new BitSet[puzzle.clues().cells()];
        for (int cell = 0; cell < neighbours.length; cell++) {
            neighbours[cell] = new BitSet();
        }
        for (Constraint constraint : puzzle.constraints()) {
            if (constraint instanceof AllDifferent group && add(group.cells()) && group.isHouse(shape.size())) {
                houses.add(group.cells());
            }
        }
    }

    /** Whether some cells of the group have not been known to differ. */
    private boolean add(int[] group) {
        boolean isNew = false;
        for (int cell : group) {
            for (int other : group) {
                if (!areInHouse(cell, other)) {
                    neighbours[cell].set(other);
                    isNew = true;
                }
            }
        }
        isEmpty &= !isNew;
        return isNew;
    }

    /** Whether two cells are in one row, column or box. */
    private boolean areInHouse(int cell, int other) {
        int size = shape.size();
        int row = cell / size; // of all grids
        int otherRow = other / size;
        boolean inColumn = cell % size == other % size && row / size == otherRow / size;
        boolean inStack = cell % size / shape.boxColumns() == other % size / shape.boxColumns();
        return row == otherRow || inColumn || inStack && row / shape.boxRows() == otherRow / shape.boxRows();
    }

    /** For each cell those that it differs from though they are in other rows, columns and boxes. */
    int[][] neighbours() {
        int[][] others = new int[neighbours.length][];
        for (int cell = 0; cell < others.length; cell++) {
            others[cell] = Structure.members(neighbours[cell]);
        }
        return others;
    }

    /** Whether there are any. */
    boolean isEmpty() {
        return isEmpty;
    }

    /** The houses of a grid that are no rows, columns or boxes. */
    int[][] houses(int grid) {
        List<int[]> ofGrid = new ArrayList<>(houses);
        ofGrid.removeIf(house -> house[0] / shape.cells() != grid);
        return ofGrid.toArray(new int[0][]);
    }
}
