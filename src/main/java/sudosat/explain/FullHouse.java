package sudosat.explain;

import java.util.Optional;

/** The last open cell of a house. */
final class FullHouse implements Finder {
    private static final int RATING = 10;

    @Override
    public Optional<Step> find(Board board) {
        return Finder.firstBelow(board.geometry().houses(), house -> {
            int last = lastOpen(board, house);
            return last < 0 || board.values(last) == 0
                    ? Optional.empty()
                    : Optional.of(Step.placing(
                            Technique.FULL_HOUSE,
                            RATING,
                            last * board.size() + Long.numberOfTrailingZeros(board.values(last)),
                            () -> "the last open cell of " + board.geometry().groupName(house)));
        });
    }

    /** The only cell not placed, -1 if there are none or several. */
    private static int lastOpen(Board board, int house) {
        int last = -1;
        for (int cell : board.geometry().cellsOf(house)) {
            if (!board.isPlaced(cell)) {
                if (last >= 0) {
                    return -1;
                }
                last = cell;
            }
        }
        return last;
    }
}
