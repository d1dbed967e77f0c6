package sudosat.explain;

import java.util.Optional;

/** A value that has one place left in a house: easier to see in a box than along a line. */
final class HiddenSingle implements Finder {
    private static final int IN_REGION = 12;
    private static final int IN_LINE = 15;

    @Override
    public Optional<Step> find(Board board) {
        Optional<Step> easy = find(board, true);
        return easy.isPresent() ? easy : find(board, false);
    }

    private static Optional<Step> find(Board board, boolean inRegion) {
        ExplainGeometry geometry = board.geometry();
        for (int house = 0; house < geometry.houses(); house++) {
            if (geometry.kind(house) == ExplainGeometry.Kind.REGION == inRegion) {
                for (int value = 0; value < board.size(); value++) {
                    int cell = only(board, house, board.places(house, value));
                    if (cell >= 0) {
                        return Optional.of(step(board, house, cell, value));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The only candidate position of a value, -1 if it is no longer open or not the only one. */
    static int only(Board board, int house, long places) {
        if (Long.bitCount(places) != 1) {
            return -1;
        }
        int cell = board.geometry().cellsOf(house)[Long.numberOfTrailingZeros(places)];
        return board.isPlaced(cell) ? -1 : cell;
    }

    private static Step step(Board board, int house, int cell, int value) {
        int rating = board.geometry().kind(house) == ExplainGeometry.Kind.REGION ? IN_REGION : IN_LINE;
        return Step.placing(
                Technique.HIDDEN_SINGLE,
                rating,
                cell * board.size() + value,
                () -> "no other place for " + (value + 1) + " in "
                        + board.geometry().groupName(house));
    }
}
