package sudosat.explain;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import sudosat.puzzle.Relation;

/**
 * A cell is above the lowest value of a cell that it is greater than, and below the highest of one that is greater. If
 * there are several such cells in a group, they differ: it is above the lowest values that they can have together. The
 * ratings are a judgement, as Sudoku Explainer knows no comparisons.
 */
final class Comparison implements Finder {
    private final boolean isDirect;
    private final int rating;

    /**
     * A finder.
     *
     * @param isDirect looks at two cells at a time, not at all that are smaller or greater
     */
    Comparison(boolean isDirect, int rating) {
        this.isDirect = isDirect;
        this.rating = rating;
    }

    @Override
    public Optional<Step> find(Board board) {
        return board.geometry().comparisons().isEmpty()
                ? Optional.empty()
                : find(board, true).or(() -> find(board, false));
    }

    private Optional<Step> find(Board board, boolean isGreater) {
        List<Relation> comparisons = board.geometry().comparisons();
        if (isDirect) {
            return Finder.first(
                    comparisons,
                    comparison -> step(
                            board, end(comparison, isGreater), new int[] {end(comparison, !isGreater)}, isGreater));
        }
        int[][] next = next(board.geometry(), isGreater);
        return Finder.firstBelow(next.length, cell -> {
            if (board.isPlaced(cell) || next[cell].length == 0) {
                return Optional.empty();
            }
            BitSet reached = new BitSet();
            reach(cell, next, reached);
            return inGroups(board, cell, reached, isGreater);
        });
    }

    private static int end(Relation comparison, boolean isGreater) {
        return isGreater ? comparison.first() : comparison.second();
    }

    /** For each cell those that it is compared with as the greater or the smaller one. */
    private static int[][] next(ExplainGeometry geometry, boolean isGreater) {
        int[][] next = new int[geometry.cells()][0];
        for (Relation comparison : geometry.comparisons()) {
            int cell = end(comparison, isGreater);
            next[cell] = Arrays.copyOf(next[cell], next[cell].length + 1);
            next[cell][next[cell].length - 1] = end(comparison, !isGreater);
        }
        return next;
    }

    /** Adds all cells that are smaller, or greater, by one comparison or several. */
    private static void reach(int cell, int[][] next, BitSet reached) {
        for (int other : next[cell]) {
            if (!reached.get(other)) {
                reached.set(other);
                reach(other, next, reached);
            }
        }
    }

    private Optional<Step> inGroups(Board board, int cell, BitSet reached, boolean isGreater) {
        ExplainGeometry geometry = board.geometry();
        BitSet groups = new BitSet();
        reached.stream()
                .forEach(other -> Arrays.stream(geometry.groupsOf(other)).forEach(groups::set));
        return Finder.first(groups.stream().boxed().toList(), group -> {
            int[] others =
                    Arrays.stream(geometry.cellsOf(group)).filter(reached::get).toArray();
            return step(board, cell, others, isGreater);
        });
    }

    private Optional<Step> step(Board board, int cell, int[] others, boolean isGreater) {
        int bound = bound(board, others, isGreater);
        Removals removals = new Removals(board);
        if (bound >= 0 && bound < board.size()) {
            removals.addAll(cell, isGreater ? (2L << bound) - 1 : -1L << bound);
        }
        return removals.count() == board.count(cell)
                ? Optional.empty()
                : removals.step(
                        Technique.COMPARISON, rating, () -> because(board.geometry(), cell, others, bound, isGreater));
    }

    /** From 0 the lowest that the highest of different values can be, or the highest that the lowest of them can be. */
    private static int bound(Board board, int[] cells, boolean isGreater) {
        int bound = -1;
        int top = board.size() - 1;
        for (int value : Arrays.stream(cells)
                .mapToLong(board::values)
                .mapToInt(values -> isGreater
                        ? Long.numberOfTrailingZeros(values)
                        : top - (Long.SIZE - 1 - Long.numberOfLeadingZeros(values)))
                .sorted()
                .toArray()) {
            bound = Math.max(bound + 1, value);
        }
        return isGreater ? bound : top - bound;
    }

    private static String because(ExplainGeometry geometry, int cell, int[] others, int bound, boolean isGreater) {
        String side = isGreater ? "greater than" : "less than";
        String which = others.length > 1 ? ", the " + (isGreater ? "highest" : "lowest") + " of which" : ", which";
        return geometry.cellName(cell) + " is " + side + " " + StepText.cells(geometry, others) + which + " is at "
                + (isGreater ? "least " : "most ") + (bound + 1);
    }
}
