package sudosat.explain;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Supplier;
import sudosat.puzzle.Linear;

/**
 * The sets of values that a cage can still have: what a cell has in none of them leaves it, and a value that is in all
 * of them leaves the cells that see all its places in the cage. The fewer sets there are, the easier it is; the ratings
 * are a judgement, as Sudoku Explainer knows no cages.
 */
final class CageCombinations implements Finder {
    private final int most;
    private final int rating;

    /**
     * A finder.
     *
     * @param most sets that a cage may have
     */
    CageCombinations(int most, int rating) {
        this.most = most;
        this.rating = rating;
    }

    @Override
    public Optional<Step> find(Board board) {
        return Finder.first(board.geometry().cages(), cage -> find(board, cage));
    }

    private Optional<Step> find(Board board, Linear cage) {
        int[] cells = Arrays.stream(cage.cells())
                .filter(cell -> !board.isPlaced(cell))
                .toArray();
        if (cells.length == 0) {
            return Optional.empty();
        }
        long known = 0;
        for (int cell : cage.cells()) {
            known |= board.isPlaced(cell) ? board.values(cell) : 0;
        }
        long[] open = new long[cells.length];
        for (int i = 0; i < open.length; i++) {
            open[i] = board.values(cells[i]);
        }
        Optional<Combinations> found = Combinations.of(open, cage.total() - ValueSums.sum(known), most);
        if (found.isEmpty() || found.get().isEmpty()) {
            return Optional.empty();
        }
        long values = known;
        return inside(board, cage, cells, values, found.get())
                .or(() -> outside(board, cage, cells, values, found.get()));
    }

    private Optional<Step> inside(Board board, Linear cage, int[] cells, long known, Combinations combinations) {
        Removals removals = new Removals(board);
        for (int i = 0; i < cells.length; i++) {
            removals.addAll(cells[i], ~combinations.dealt()[i]);
        }
        return removals.step(
                Technique.CAGE, rating, () -> name(board.geometry(), cage) + ": only " + combinations.text(known));
    }

    /** A value that the cage must have somewhere. */
    private Optional<Step> outside(Board board, Linear cage, int[] cells, long known, Combinations combinations) {
        return Finder.firstBelow(
                board.size(),
                value -> (combinations.common() >>> value & 1) == 0
                        ? Optional.empty()
                        : outside(board, cage, cells, value, () -> combinations.text(known)));
    }

    private Optional<Step> outside(Board board, Linear cage, int[] cells, int value, Supplier<String> sets) {
        int[] places =
                Arrays.stream(cells).filter(cell -> board.isOpen(cell, value)).toArray();
        Removals removals = new Removals(board);
        removals.addSeeing(value, places);
        return removals.step(
                Technique.CAGE,
                rating,
                () -> name(board.geometry(), cage) + ": only " + sets.get() + ", so " + (value + 1) + " must be in "
                        + StepText.cells(board.geometry(), places));
    }

    private static String name(ExplainGeometry geometry, Linear cage) {
        return "cage " + cage.total() + " of " + StepText.cells(geometry, cage.cells());
    }
}
