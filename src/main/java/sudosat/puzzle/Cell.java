package sudosat.puzzle;

import java.util.Arrays;

/** A cell of a tuple. Grid, row and column count from 0 here, and from 1 in names. */
public record Cell(int grid, int row, int column) {

    /** The cell with this index in reading order, grid after grid. */
    public static Cell of(int index, int size) {
        return new Cell(index / (size * size), index / size % size, index % size);
    }

    /** The indices of the cells beside the one with this index, in its row and in its column, within its grid. */
    public static int[] beside(int index, int size) {
        int row = index / size % size;
        int column = index % size;
        int[] cells = new int[4];
        int count = 0;
        if (row > 0) {
            cells[count++] = index - size;
        }
        if (column > 0) {
            cells[count++] = index - 1;
        }
        if (column < size - 1) {
            cells[count++] = index + 1;
        }
        if (row < size - 1) {
            cells[count++] = index + size;
        }
        return Arrays.copyOf(cells, count);
    }

    public int index(int size) {
        return (grid * size + row) * size + column;
    }

    /** {@code r3c5}, the name within its grid. */
    public String name() {
        return "r" + (row + 1) + "c" + (column + 1);
    }

    /** {@code r3c5}, or {@code g2r3c5} in a tuple of several grids. */
    public String name(int grids) {
        return grids > 1 ? "g" + (grid + 1) + name() : name();
    }
}
