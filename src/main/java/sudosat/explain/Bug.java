package sudosat.explain;

import java.util.Optional;

/**
 * All open cells have two values but one, which has three, and without one of these every value would have two places
 * or none in every house. Then every open cell of a solution could take its other value instead, and there would be two
 * solutions: so it is that value.
 *
 * <p>In a group that is no house two cells may then get the same value, unless they have no value in common or both the
 * same two; and sums and comparisons would not hold. There it says nothing.
 */
final class Bug implements Finder {
    private static final int RATING = 56;
    private static final int VALUES = 3;

    @Override
    public boolean restsOnUniqueness() {
        return true;
    }

    @Override
    public Optional<Step> find(Board board) {
        int cell = onlyWithThree(board);
        return Finder.firstBelow(cell < 0 ? 0 : board.size(), value -> {
            int candidate = cell * board.size() + value;
            Board without = board.copy();
            without.remove(candidate);
            return board.isOpen(candidate) && canSwap(without)
                    ? Optional.of(Step.placing(
                            Technique.BUG,
                            RATING,
                            candidate,
                            () -> "otherwise all open cells could swap their two values, as only "
                                    + board.geometry().cellName(cell) + " has three"))
                    : Optional.empty();
        });
    }

    /** The only cell that has three values, -1 if another has other than two or a constraint other than to differ. */
    private static int onlyWithThree(Board board) {
        int only = -1;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            if (!board.isPlaced(cell)) {
                boolean isExtra = board.count(cell) == VALUES && only < 0;
                if (!isExtra && board.count(cell) != 2 || board.geometry().isBound(cell)) {
                    return -1;
                }
                only = isExtra ? cell : only;
            }
        }
        return only;
    }

    private static boolean canSwap(Board board) {
        for (int group = 0; group < board.geometry().groups(); group++) {
            if (!(group < board.geometry().houses() ? hasTwoPlacesEach(board, group) : hasNoPartlySame(board, group))) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasTwoPlacesEach(Board board, int house) {
        for (int value = 0; value < board.size(); value++) {
            long places = board.places(house, value);
            boolean isPlaced = Long.bitCount(places) == 1 && HiddenSingle.only(board, house, places) < 0;
            if (Long.bitCount(places) != 2 && !isPlaced) {
                return false;
            }
        }
        return true;
    }

    private static boolean hasNoPartlySame(Board board, int group) {
        int[] cells = board.geometry().cellsOf(group);
        for (int i = 0; i < cells.length; i++) {
            for (int j = i + 1; j < cells.length; j++) {
                long common = board.values(cells[i]) & board.values(cells[j]);
                if (common != 0 && board.values(cells[i]) != board.values(cells[j])) {
                    return false;
                }
            }
        }
        return true;
    }
}
