package sudosat.generate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import sudosat.puzzle.Shape;

/** The symmetry of the clues of each grid. */
public enum Symmetry {
    NONE,
    /** By half a turn. */
    ROTATE180,
    /** By a quarter turn. */
    ROTATE90,
    /** Left and right. */
    MIRROR,
    /** At the falling diagonal. */
    DIAGONAL;

    /**
     * The groups of cells that are given together or not at all, ordered by their first cells. Each group is in one
     * grid.
     *
     * @return indices in the tuple, each cell in one orbit
     */
    public int[][] orbits(Shape shape, int grids) {
        boolean[] isMet = new boolean[grids * shape.cells()];
        List<int[]> orbits = new ArrayList<>();
        for (int cell = 0; cell < isMet.length; cell++) {
            if (!isMet[cell]) {
                orbits.add(orbit(cell, shape.size(), isMet));
            }
        }
        return orbits.toArray(new int[0][]);
    }

    private int[] orbit(int first, int size, boolean[] isMet) {
        int[] orbit = new int[4];
        int length = 0;
        for (int cell = first; !isMet[cell]; cell = image(cell, size)) {
            isMet[cell] = true;
            orbit[length++] = cell;
        }
        return Arrays.copyOf(orbit, length);
    }

    private int image(int cell, int size) {
        int row = cell / size % size;
        int column = cell % size;
        int last = size - 1;
        int firstOfGrid = cell - row * size - column;
        return firstOfGrid
                + switch (this) {
                    case NONE -> row * size + column;
                    case ROTATE180 -> (last - row) * size + last - column;
                    case ROTATE90 -> column * size + last - row;
                    case MIRROR -> row * size + last - column;
                    case DIAGONAL -> column * size + row;
                };
    }
}
