package sudosat.explain;

import java.util.Arrays;

/**
 * Of two linked candidates, exactly one is true: the only two candidate positions of a value in a house, or the only
 * two candidates of a cell.
 */
@FunctionalInterface
interface StrongLinks {
    /** The candidates that one is linked to; some may be named twice. */
    int[] of(Board board, int candidate);

    /** The links between cells. */
    static int[] inHouses(Board board, int candidate) {
        ExplainGeometry geometry = board.geometry();
        int cell = candidate / board.size();
        int value = candidate % board.size();
        int[] houses = geometry.housesOf(cell);
        int[] linked = new int[houses.length];
        int count = 0;
        for (int i = 0; i < houses.length; i++) {
            long places = board.places(houses[i], value);
            if (Long.bitCount(places) == 2) {
                long other = places & ~(1L << geometry.placesOf(cell)[i]);
                linked[count++] = geometry.cellsOf(houses[i])[Long.numberOfTrailingZeros(other)] * board.size() + value;
            }
        }
        return Arrays.copyOf(linked, count);
    }

    /** The links between cells and those within them. */
    static int[] everywhere(Board board, int candidate) {
        return join(inHouses(board, candidate), inCell(board, candidate));
    }

    /** The link within a cell, if it has two values. */
    static int[] inCell(Board board, int candidate) {
        int cell = candidate / board.size();
        long other = board.values(cell) & ~(1L << candidate % board.size());
        return board.count(cell) == 2
                ? new int[] {cell * board.size() + Long.numberOfTrailingZeros(other)}
                : new int[0];
    }

    /** The links of two kinds. */
    static int[] join(int[] some, int[] others) {
        int[] all = Arrays.copyOf(some, some.length + others.length);
        System.arraycopy(others, 0, all, some.length, others.length);
        return all;
    }
}
