package sudosat.search;

import java.util.function.IntUnaryOperator;
import sudosat.puzzle.Shape;

/**
 * The boxes of a grid as they bear on the places of one value. The places in a band, which is a row of boxes, are the
 * bits of a word, row after row. Where a row and a box of the band meet is a piece of cells; as the value stands once
 * in every row and once in every box, its pieces make a permutation. So do the columns of a stack of boxes and the
 * bands. Tables tell of every set of pieces which are in some permutation: that is all there is to locked candidates
 * and to last places in rows, columns and boxes. It never changes.
 */
final class BandTables {
    /** Bands, and rows of a band, at most: all are written out below, without loops, which takes half the time. */
    static final int MOST = 3;

    private final int size;
    private final int boxRows;
    private final int boxColumns;
    private final int row;
    private final int firstColumn;
    /** For each set of cells of a row the boxes that they are in. */
    private final int[] boxes;
    /** For each set of columns their pieces in the first band; stack after stack. */
    private final int[] stacks;
    /** For each set of pieces of a band the cells of those that are in a permutation. */
    private final int[] cellsKept;
    /** For each set of pieces of the first stack the columns of those that are in a permutation, band after band. */
    private final int[] columnsKept;

    private final int[] afterPlacing;

    /** Whether boxes are small enough. */
    static boolean fit(Shape shape) {
        return shape.boxRows() <= MOST && shape.boxColumns() <= MOST;
    }

    BandTables(Shape shape) {
        size = shape.size();
        boxRows = shape.boxRows();
        boxColumns = shape.boxColumns();
        row = (1 << size) - 1;
        int firsts = 0;
        for (int cell = 0; cell < cells(); cell += size) {
            firsts |= 1 << cell;
        }
        firstColumn = firsts;
        boxes = new int[1 << size];
        stacks = new int[1 << size];
        for (int cells = 0; cells <= row; cells++) {
            for (int box = 0; box < boxRows; box++) {
                int columns = cells >> box * boxColumns & (1 << boxColumns) - 1;
                boxes[cells] |= columns == 0 ? 0 : 1 << box;
                stacks[cells] |= columns << box * boxColumns * boxColumns;
            }
        }
        cellsKept = new int[1 << boxRows * boxRows];
        addPermutations(boxRows, 0, 0, 0, this::cells, cellsKept);
        columnsKept = new int[1 << boxColumns * boxColumns];
        addPermutations(boxColumns, 0, 0, 0, this::columns, columnsKept);
        afterPlacing = new int[cells()];
        for (int cell = 0; cell < afterPlacing.length; cell++) {
            int cellsOfBox = ((1 << boxColumns) - 1 << cell % size / boxColumns * boxColumns) * firstColumn;
            afterPlacing[cell] = ~(cellsOfBox | row << cell / size * size) | 1 << cell;
        }
    }

    /**
     * Adds all permutations of a square that begin like this, in words of what they stand for, to every set of pieces
     * that they are in.
     */
    private static void addPermutations(
            int side, int rows, int columns, int pieces, IntUnaryOperator meaning, int[] to) {
        if (rows == side) {
            int meant = meaning.applyAsInt(pieces);
            for (int set = pieces; set < to.length; set = set + 1 | pieces) {
                to[set] |= meant;
            }
            return;
        }
        for (int column = 0; column < side; column++) {
            if ((columns >> column & 1) == 0) {
                addPermutations(side, rows + 1, columns | 1 << column, pieces | 1 << rows * side + column, meaning, to);
            }
        }
    }

    private int cells(int piecesOfBand) {
        int cells = 0;
        for (int cell = 0; cell < cells(); cell++) {
            cells |= (piecesOfBand >> cell / size * boxRows + cell % size / boxColumns & 1) << cell;
        }
        return cells;
    }

    private int columns(int piecesOfStack) {
        int columns = 0;
        for (int band = 0; band < boxColumns; band++) {
            columns |= (piecesOfStack >> band * boxColumns & (1 << boxColumns) - 1) << band * size;
        }
        return columns;
    }

    /** How many there are. */
    int count() {
        return boxColumns;
    }

    /** How many cells each has. */
    int cells() {
        return boxRows * size;
    }

    /** For each cell of a band what stays of a value's places in the band if it stands there. */
    int[] afterPlacing() {
        return afterPlacing;
    }

    /** Removes impossible candidate positions of a value, one word per band; false if nothing can be. */
    boolean narrow(int[] places, int from) {
        int a = places[from];
        int b = places[from + 1];
        int c = places[from + 2];
        int lost;
        do {
            a = inRows(a);
            b = inRows(b);
            c = inRows(c);
            int pieces =
                    stacks[columnsOf(a)] | stacks[columnsOf(b)] << boxColumns | stacks[columnsOf(c)] << 2 * boxColumns;
            int stack = boxColumns * boxColumns;
            int columns = columnsKept[pieces & columnsKept.length - 1]
                    | columnsKept[pieces >>> stack & columnsKept.length - 1] << boxColumns
                    | columnsKept[pieces >>> 2 * stack & columnsKept.length - 1] << 2 * boxColumns;
            int keptA = a & (columns & row) * firstColumn;
            int keptB = b & (columns >>> size & row) * firstColumn;
            int keptC = c & (columns >>> 2 * size & row) * firstColumn;
            lost = (a ^ keptA) | (b ^ keptB) | (c ^ keptC);
            a = keptA;
            b = keptB;
            c = keptC;
        } while (lost != 0);
        places[from] = a;
        places[from + 1] = b;
        places[from + 2] = c;
        return a != 0; // if nothing is left in one band, no stack has a permutation, and nothing is left anywhere
    }

    private int inRows(int band) {
        int pieces = boxes[band & row]
                | boxes[band >>> size & row] << boxRows
                | boxes[band >>> 2 * size & row] << 2 * boxRows;
        return band & cellsKept[pieces];
    }

    private int columnsOf(int band) {
        return (band | band >>> size | band >>> 2 * size) & row;
    }

    /** Of the places in a band, those that are the only ones in their row. */
    int onlyOnes(int band) {
        return onlyOne(band & row) | onlyOne(band & row << size) | onlyOne(band & row << 2 * size);
    }

    private static int onlyOne(int cells) {
        return (cells & cells - 1) == 0 ? cells : 0;
    }
}
