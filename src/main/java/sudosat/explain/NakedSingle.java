package sudosat.explain;

import java.util.Optional;

/** A cell that has one value left. */
final class NakedSingle implements Finder {
    private static final int RATING = 23;

    @Override
    public Optional<Step> find(Board board) {
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            if (!board.isPlaced(cell) && board.count(cell) == 1) {
                int value = Long.numberOfTrailingZeros(board.values(cell));
                String name = board.geometry().cellName(cell);
                return Optional.of(Step.placing(
                        Technique.NAKED_SINGLE,
                        RATING,
                        cell * board.size() + value,
                        () -> "no other value for " + name));
            }
        }
        return Optional.empty();
    }
}
