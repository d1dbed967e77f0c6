package sudosat.generate.made;

import java.util.Arrays;

/** The cells beside a cell, in its row and in its column, within its grid. */
final class Neighbors {
    private Neighbors() {}

    static int[] of(int cell, int size) {
        int row = cell / size % size;
        int column = cell % size;
        int[] cells = new int[4];
        int count = 0;
        if (row > 0) {
            cells[count++] = cell - size;
        }
        if (column > 0) {
            cells[count++] = cell - 1;
        }
        if (column < size - 1) {
            cells[count++] = cell + 1;
        }
        if (row < size - 1) {
            cells[count++] = cell + size;
        }
        return Arrays.copyOf(cells, count);
    }
}
