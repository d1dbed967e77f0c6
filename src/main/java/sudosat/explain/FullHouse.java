package sudosat.explain;

import java.util.Optional;

/** The last open cell of a house. */
final class FullHouse implements Finder {
    private static final int RATING = 10;

    @Override
    public Optional<Step> find(Board board) {
        ExplainGeometry geometry = board.geometry();
        for (int house = 0; house < geometry.houses(); house++) {
            int last = lastOpen(board, house);
            if (last >= 0 && board.values(last) != 0) {
                int candidate = last * board.size() + Long.numberOfTrailingZeros(board.values(last));
                int full = house;
                return Optional.of(Step.placing(
                        Technique.FULL_HOUSE,
                        RATING,
                        candidate,
                        () -> "the last open cell of " + geometry.groupName(full)));
            }
        }
        return Optional.empty();
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
