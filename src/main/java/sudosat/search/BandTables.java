package sudosat.search;

import sudosat.puzzle.Shape;

/**
 * The boxes of a grid as they bear on the places of one value. The places in a band, which is a row of boxes, are the
 * bits of a word: bit 9 * column + 3 * row + box, where the column is counted in its box and the row in its band. Where
 * a row and a box of the band meet is a piece of cells; as the value stands once in every row and once in every box,
 * its pieces make a permutation. So do the columns of a stack of boxes and the bands. That is all there is to locked
 * candidates and to last places in rows, columns and boxes. Smaller boxes leave bits unused; where a row or column is
 * missing, the value is taken to stand in the box or band of the same number, which is missing, too.
 */
final class BandTables {
    /** Values in a word: their places are looked at together, which takes little longer than those of one. */
    static final int VALUES = 2;
    /** Bits of a word for each. */
    static final int LANE = Long.SIZE / VALUES;
    /** Times something: the same for each value. */
    private static final long BOTH = 1L << LANE | 1;

    /** Bands, and rows of a band, at most. */
    static final int MOST = 3;
    /** From the places of two values to those of the next: a word for each band, and 0 if none has changed. */
    static final int STRIDE = MOST + 1;

    private static final int PIECES_BITS = MOST * MOST;
    private static final int PIECES_OF_ONE = (1 << PIECES_BITS) - 1;
    private static final long PIECES = PIECES_OF_ONE * BOTH;
    /** Times a set of pieces: their cells. */
    private static final int CELLS_OF_PIECE = 0x40201;

    private static final int ROW_OF_ONE = 7 * CELLS_OF_PIECE;
    /** The cells of the first row. */
    private static final long ROW = ROW_OF_ONE * BOTH;
    /** Times a set of cells of the first row: their columns. */
    private static final int CELLS_OF_COLUMN = 0x49;
    /** For each set of pieces those that are in a permutation and, shifted left, those of them alone in their row. */
    private static final int[] KEPT = kept();

    private static final int DE_BRUIJN = 0x077cb531;
    /** For the first five bits of this number times each power of two its exponent. */
    private static final int[] EXPONENTS = exponents();

    private final int boxRows;
    private final int boxColumns;
    private final long missingRows;
    private final long missingColumns;

    /** Whether boxes are small enough. */
    static boolean fit(Shape shape) {
        return shape.boxRows() <= MOST && shape.boxColumns() <= MOST;
    }

    BandTables(Shape shape) {
        boxRows = shape.boxRows();
        boxColumns = shape.boxColumns();
        int rows = 0;
        int columns = 0;
        for (int i = 0; i < MOST; i++) {
            rows |= i < boxRows ? 0 : 1 << MOST * i + i;
            columns |= i < boxColumns ? 0 : 0b111 << PIECES_BITS * i + MOST * i;
        }
        missingRows = rows * BOTH;
        missingColumns = columns * BOTH;
    }

    private static int[] exponents() {
        int[] exponents = new int[Integer.SIZE];
        for (int bit = 0; bit < Integer.SIZE; bit++) {
            exponents[DE_BRUIJN << bit >>> 27] = bit;
        }
        return exponents;
    }

    /** The number of the lowest bit. Java's own method is slower as long as only the quick compiler has been at it. */
    static int lowest(int word) {
        return EXPONENTS[(word & -word) * DE_BRUIJN >>> 27];
    }

    private static int[] kept() {
        int[] kept = new int[PIECES_OF_ONE + 1];
        for (int first = 0; first < MOST; first++) {
            for (int step = 1; step < MOST; step++) {
                int permutation =
                        1 << first | 1 << MOST + (first + step) % MOST | 1 << 2 * MOST + (first + 2 * step) % MOST;
                for (int set = permutation; set <= PIECES_OF_ONE; set = set + 1 | permutation) {
                    kept[set] |= permutation;
                }
            }
        }
        for (int set = 0; set <= PIECES_OF_ONE; set++) {
            for (int row = 0b111; row <= PIECES_OF_ONE; row <<= MOST) {
                int pieces = kept[set] & row;
                kept[set] |= Integer.bitCount(pieces) == 1 ? pieces << PIECES_BITS : 0;
            }
        }
        return kept;
    }

    /** How many there are. */
    int count() {
        return boxColumns;
    }

    /** All cells of a band. */
    int cells() {
        int cells = 0;
        for (int row = 0; row < boxRows; row++) {
            for (int column = 0; column < boxRows * boxColumns; column++) {
                cells |= 1 << bit(row, column);
            }
        }
        return cells;
    }

    /** The bit of a cell by its row and column in the band. */
    int bit(int row, int column) {
        return PIECES_BITS * (column % boxColumns) + MOST * row + column / boxColumns;
    }

    /** What stays in the band if a value stands in the cell of this bit: its row and box have no other. */
    static long afterPlacing(int bit) {
        int piece = bit % LANE % PIECES_BITS;
        int row = ROW_OF_ONE << piece / MOST * MOST;
        int box = CELLS_OF_COLUMN * CELLS_OF_PIECE << piece % MOST;
        return ~((long) (row | box) << bit / LANE * LANE) | 1L << bit;
    }

    /**
     * Removes impossible candidate positions of two values, one word per band.
     *
     * @param onlyOnes gets for each band the places that are the only ones in their row
     * @return the remaining places in the first band: a value without places there has no place anywhere
     */
    long narrow(long[] places, int from, long[] onlyOnes) {
        long a = places[from];
        long b = places[from + 1];
        long c = places[from + 2];
        long piecesA = pieces(a);
        long piecesB = pieces(b);
        long piecesC = pieces(c);
        long keptA;
        long keptB;
        long keptC;
        long lost;
        do {
            keptA = KEPT[(int) piecesA] | (long) KEPT[(int) (piecesA >>> LANE)] << LANE;
            keptB = KEPT[(int) piecesB] | (long) KEPT[(int) (piecesB >>> LANE)] << LANE;
            keptC = KEPT[(int) piecesC] | (long) KEPT[(int) (piecesC >>> LANE)] << LANE;
            a &= (keptA & PIECES) * CELLS_OF_PIECE;
            b &= (keptB & PIECES) * CELLS_OF_PIECE;
            c &= (keptC & PIECES) * CELLS_OF_PIECE;
            long all = columns(a) | columns(b) << 3 | columns(c) << 6 | missingColumns;
            // For each column of the boxes a set of pieces: bit 3 * band + box. Twice in a row, they turn by shifting.
            long first = all & PIECES;
            long second = (all >>> 9 & PIECES) * 0x201;
            long third = (all >>> 18 & PIECES) * 0x201;
            long up = (first & second >>> 3 & third >>> 6) * 0x201;
            long down = (first & second >>> 6 & third >>> 3) * 0x201;
            long columns = (up | down) & PIECES
                    | ((up >>> 6 | down >>> 3) & PIECES) << 9
                    | ((up >>> 3 | down >>> 6) & PIECES) << 18;
            a &= (columns & ROW) * CELLS_OF_COLUMN;
            b &= (columns >>> 3 & ROW) * CELLS_OF_COLUMN;
            c &= (columns >>> 6 & ROW) * CELLS_OF_COLUMN;
            piecesA = pieces(a);
            piecesB = pieces(b);
            piecesC = pieces(c);
            lost = (keptA ^ piecesA | keptB ^ piecesB | keptC ^ piecesC) & PIECES & ~missingRows;
        } while (lost != 0);
        places[from] = a;
        places[from + 1] = b;
        places[from + 2] = c;
        onlyOnes[0] = onlyOnes(a, keptA);
        onlyOnes[1] = onlyOnes(b, keptB);
        onlyOnes[2] = onlyOnes(c, keptC);
        return a;
    }

    /** The pieces that have a cell, and missing ones. */
    private long pieces(long band) {
        return (band | band >>> 9 | band >>> 18) & PIECES | missingRows;
    }

    /** Of the places in a band those that are the only ones in their row. */
    private static long onlyOnes(long band, long kept) {
        long second = band >>> 9;
        long third = band >>> 18;
        long several = band & second | (band | second) & third;
        return band & (kept >>> 9 & PIECES & ~several) * CELLS_OF_PIECE;
    }

    /** The columns that have a cell, as cells of the first row. */
    private static long columns(long band) {
        return (band | band >>> 3 | band >>> 6) & ROW;
    }
}
