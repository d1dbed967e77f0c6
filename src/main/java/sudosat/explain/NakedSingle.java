package sudosat.explain;

import java.util.Optional;

/** A cell that has one value left. */
final class NakedSingle implements Finder {
    private static final int RATING = 23;

    @Override
    public Optional<Step> find(Board board) {
        return Finder.firstBelow(
                board.geometry().cells(),
                cell -> board.isPlaced(cell) || board.count(cell) != 1
                        ? Optional.empty()
                        : Optional.of(Step.placing(
                                Technique.NAKED_SINGLE,
                                RATING,
                                cell * board.size() + Long.numberOfTrailingZeros(board.values(cell)),
                                () -> "no other value for " + board.geometry().cellName(cell))));
    }
}
