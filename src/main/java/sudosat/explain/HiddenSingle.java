package sudosat.explain;

import java.util.Optional;

/** A value that has one place left in a house: easier to see in a box than along a line. */
final class HiddenSingle implements Finder {
    private static final int IN_REGION = 12;
    private static final int IN_LINE = 15;

    @Override
    public Optional<Step> find(Board board) {
        return find(board, true).or(() -> find(board, false));
    }

    private static Optional<Step> find(Board board, boolean inRegion) {
        return Finder.firstBelow(
                board.geometry().houses(),
                house -> board.geometry().kind(house) == ExplainGeometry.Kind.REGION == inRegion
                        ? Finder.firstBelow(board.size(), value -> step(board, house, value))
                        : Optional.empty());
    }

    /** The only candidate position of a value, -1 if it is no longer open or not the only one. */
    static int only(Board board, int house, long places) {
        if (Long.bitCount(places) != 1) {
            return -1;
        }
        int cell = board.geometry().cellsOf(house)[Long.numberOfTrailingZeros(places)];
        return board.isPlaced(cell) ? -1 : cell;
    }

    private static Optional<Step> step(Board board, int house, int value) {
        int cell = only(board, house, board.places(house, value));
        ExplainGeometry geometry = board.geometry();
        return cell < 0
                ? Optional.empty()
                : Optional.of(Step.placing(
                        Technique.HIDDEN_SINGLE,
                        geometry.kind(house) == ExplainGeometry.Kind.REGION ? IN_REGION : IN_LINE,
                        cell * board.size() + value,
                        () -> "no other place for " + (value + 1) + " in " + geometry.groupName(house)));
    }
}
