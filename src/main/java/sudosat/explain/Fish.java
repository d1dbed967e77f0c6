package sudosat.explain;

import java.util.ArrayList;
import java.util.List;
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
        for (int grid = 0; grid < geometry.grids(); grid++) {
            int[] rows = geometry.lines(ExplainGeometry.Kind.ROW, grid);
            int[] columns = geometry.lines(ExplainGeometry.Kind.COLUMN, grid);
            for (int value = 0; value < board.size(); value++) {
                Optional<Step> step = find(board, value, rows, columns);
                if (step.isEmpty()) {
                    step = find(board, value, columns, rows);
                }
                if (step.isPresent()) {
                    return step;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Step> find(Board board, int value, int[] base, int[] across) {
        long[] places = new long[base.length];
        for (int i = 0; i < base.length; i++) {
            long here = board.places(base[i], value);
            places[i] = Long.bitCount(here) < 2 ? 0 : here;
        }
        List<Step> found = new ArrayList<>(1);
        Cover.search(
                places,
                count,
                (lines, crossed) -> add(board, value, NakedSubset.pick(base, lines), lines, across, crossed, found));
        return found.stream().findFirst();
    }

    /** The n-th cell of a line across is in the n-th line of the base. */
    private boolean add(
            Board board, int value, int[] base, int[] baseNumbers, int[] across, long crossed, List<Step> found) {
        ExplainGeometry geometry = board.geometry();
        long own = 0;
        for (int number : baseNumbers) {
            own |= 1L << number;
        }
        Removals removals = new Removals(board);
        List<String> names = new ArrayList<>();
        for (long left = crossed; left != 0; left &= left - 1) {
            int line = across[Long.numberOfTrailingZeros(left)];
            names.add(geometry.groupName(line));
            for (long beyond = board.places(line, value) & ~own; beyond != 0; beyond &= beyond - 1) {
                removals.add(geometry.cellsOf(line)[Long.numberOfTrailingZeros(beyond)] * board.size() + value);
            }
        }
        if (!removals.isEmpty()) {
            found.add(
                    Step.removing(technique, rating, removals.toArray(), () -> because(geometry, value, base, names)));
        }
        return !removals.isEmpty();
    }

    private static String because(ExplainGeometry geometry, int value, int[] base, List<String> across) {
        List<String> names = new ArrayList<>();
        for (int line : base) {
            names.add(geometry.groupName(line));
        }
        return (value + 1) + " of " + String.join(", ", names) + " must be in " + String.join(", ", across);
    }
}
