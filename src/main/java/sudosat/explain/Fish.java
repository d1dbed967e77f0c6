package sudosat.explain;

import java.util.Optional;

/**
 * As many rows as they have columns together for a value: it cannot be elsewhere in those columns; and the same the
 * other way round.
 */
final class Fish implements Finder {
    private final Technique technique;
    private final int count;
    private final int rating;

    Fish(Technique technique, int count, int rating) {
        this.technique = technique;
        this.count = count;
        this.rating = rating;
    }

    @Override
    public Optional<Step> find(Board board) {
        ExplainGeometry geometry = board.geometry();
        return Finder.firstBelow(geometry.grids(), grid -> {
            int[] rows = geometry.lines(ExplainGeometry.Kind.ROW, grid);
            int[] columns = geometry.lines(ExplainGeometry.Kind.COLUMN, grid);
            return Finder.firstBelow(
                    board.size(),
                    value -> find(board, value, rows, columns).or(() -> find(board, value, columns, rows)));
        });
    }

    private Optional<Step> find(Board board, int value, int[] base, int[] across) {
        long[] places = new long[base.length];
        for (int i = 0; i < base.length; i++) {
            long here = board.places(base[i], value);
            places[i] = Long.bitCount(here) < 2 ? 0 : here;
        }
        return LockedSets.first(places, count, (lines, crossed) -> step(board, value, base, lines, across, crossed));
    }

    /** The n-th cell of a line across is in the n-th line of the base. */
    private Optional<Step> step(Board board, int value, int[] base, long lines, int[] across, long crossed) {
        ExplainGeometry geometry = board.geometry();
        Removals removals = new Removals(board);
        int[] crossing = Intersection.cellsAt(across, crossed);
        for (int line : crossing) {
            for (int cell : Intersection.cellsAt(geometry.cellsOf(line), board.places(line, value) & ~lines)) {
                removals.add(cell * board.size() + value);
            }
        }
        return removals.step(
                technique,
                rating,
                () -> (value + 1) + " of "
                        + StepText.join(Intersection.cellsAt(base, lines), geometry::groupName) + " must be in "
                        + StepText.join(crossing, geometry::groupName));
    }
}
