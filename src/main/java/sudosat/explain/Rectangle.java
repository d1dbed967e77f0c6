package sudosat.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Four open cells at the crossings of two rows and two columns that could swap two values without any rule noticing: if
 * they held just these two, there would be a second solution. As clues are placed from the start, none of the four is
 * one.
 *
 * @param corners one after the other, so that neighbors share a row or a column
 * @param pair the two values, a bit each
 */
record Rectangle(int[] corners, long pair) {
    private static final int CORNERS = 4;
    private static final int ALL_CORNERS = 0b1111;

    /** Those that have a corner with just the two values; each once. */
    static List<Rectangle> in(Board board) {
        List<Rectangle> found = new ArrayList<>();
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            if (!board.isPlaced(cell) && board.count(cell) == 2) {
                addFrom(board, cell, found);
            }
        }
        return found;
    }

    private static void addFrom(Board board, int cell, List<Rectangle> found) {
        int row = cell - cell % board.size();
        for (int inRow = row; inRow < row + board.size(); inRow++) {
            if (inRow != cell && isCorner(board, inRow, cell)) {
                addFrom(board, cell, inRow, found);
            }
        }
    }

    private static void addFrom(Board board, int cell, int inRow, List<Rectangle> found) {
        int size = board.size();
        int column = cell - cell / size % size * size;
        for (int inColumn = column; inColumn < column + size * size; inColumn += size) {
            int opposite = inRow + inColumn - cell;
            if (inColumn != cell && isCorner(board, inColumn, cell) && isCorner(board, opposite, cell)) {
                Rectangle rectangle = new Rectangle(new int[] {cell, inRow, opposite, inColumn}, board.values(cell));
                if (rectangle.canSwap(board)) {
                    found.add(rectangle);
                }
            }
        }
    }

    /** It has both values of the first, and is not one that the rectangle has been found from before. */
    private static boolean isCorner(Board board, int cell, int first) {
        long pair = board.values(first);
        boolean isBefore = cell < first && board.values(cell) == pair;
        return !board.isPlaced(cell) && (board.values(cell) & pair) == pair && !isBefore;
    }

    private boolean canSwap(Board board) {
        for (int corner : corners) {
            if (board.geometry().isBound(corner)) {
                return false;
            }
            for (int i = 0; i < board.geometry().groupsOf(corner).length; i++) {
                if (!allowsSwap(
                        board,
                        board.geometry().groupsOf(corner)[i],
                        1L << board.geometry().placesOf(corner)[i])) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * A group that has both ends of a side keeps its values; one that has a corner alone must have neither value
     * elsewhere.
     */
    private boolean allowsSwap(Board board, int group, long place) {
        int inGroup = 0;
        for (int i = 0; i < CORNERS; i++) {
            inGroup |= board.geometry().isIn(corners[i], group) ? 1 << i : 0;
        }
        if (Integer.bitCount(inGroup) == 1 && group >= board.geometry().houses()) {
            int low = Long.numberOfTrailingZeros(pair);
            int high = Long.numberOfTrailingZeros(pair & pair - 1);
            return ((board.places(group, low) | board.places(group, high)) & ~place) == 0;
        }
        int rotated = (inGroup << 1 | inGroup >>> CORNERS - 1) & ALL_CORNERS;
        return Integer.bitCount(inGroup) == 2 && (inGroup & rotated) != 0;
    }

    /** The corners that have other values, too. */
    int[] roof(Board board) {
        int[] roof = new int[CORNERS];
        int count = 0;
        for (int corner : corners) {
            if (board.values(corner) != pair) {
                roof[count++] = corner;
            }
        }
        return Arrays.copyOf(roof, count);
    }
}
