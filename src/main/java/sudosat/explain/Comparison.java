package sudosat.explain;

import java.util.Arrays;
import java.util.BitSet;
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
        if (board.geometry().comparisons().isEmpty()) {
            return Optional.empty();
        }
        Optional<Step> above = find(board, true);
        return above.isPresent() ? above : find(board, false);
    }

    private Optional<Step> find(Board board, boolean isGreater) {
        return isDirect ? direct(board, isGreater) : ranked(board, isGreater);
    }

    private Optional<Step> ranked(Board board, boolean isGreater) {
        int[][] next = next(board.geometry(), isGreater);
        for (int cell = 0; cell < next.length; cell++) {
            if (!board.isPlaced(cell) && next[cell].length > 0) {
                Optional<Step> step = inGroups(board, cell, reached(next, cell), isGreater);
                if (step.isPresent()) {
                    return step;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Step> direct(Board board, boolean isGreater) {
        for (Relation comparison : board.geometry().comparisons()) {
            int cell = comparison.cells()[isGreater ? 0 : 1];
            int other = comparison.cells()[isGreater ? 1 : 0];
            Optional<Step> step = step(board, cell, new int[] {other}, isGreater);
            if (step.isPresent()) {
                return step;
            }
        }
        return Optional.empty();
    }

    /** For each cell those that it is compared with as the greater or the smaller one. */
    private static int[][] next(ExplainGeometry geometry, boolean isGreater) {
        int[][] next = new int[geometry.cells()][0];
        for (Relation comparison : geometry.comparisons()) {
            int cell = comparison.cells()[isGreater ? 0 : 1];
            next[cell] = Arrays.copyOf(next[cell], next[cell].length + 1);
            next[cell][next[cell].length - 1] = comparison.cells()[isGreater ? 1 : 0];
        }
        return next;
    }

    /** All cells that are smaller, or greater, by one comparison or several. */
    private static BitSet reached(int[][] next, int start) {
        BitSet reached = new BitSet();
        BitSet waiting = new BitSet();
        waiting.set(start);
        while (!waiting.isEmpty()) {
            int cell = waiting.nextSetBit(0);
            waiting.clear(cell);
            for (int other : next[cell]) {
                if (!reached.get(other)) {
                    reached.set(other);
                    waiting.set(other);
                }
            }
        }
        return reached;
    }

    private Optional<Step> inGroups(Board board, int cell, BitSet reached, boolean isGreater) {
        ExplainGeometry geometry = board.geometry();
        BitSet groups = new BitSet();
        reached.stream()
                .forEach(other -> Arrays.stream(geometry.groupsOf(other)).forEach(groups::set));
        for (int group = groups.nextSetBit(0); group >= 0; group = groups.nextSetBit(group + 1)) {
            int[] others =
                    Arrays.stream(geometry.cellsOf(group)).filter(reached::get).toArray();
            Optional<Step> step = step(board, cell, others, isGreater);
            if (step.isPresent()) {
                return step;
            }
        }
        return Optional.empty();
    }

    private Optional<Step> step(Board board, int cell, int[] others, boolean isGreater) {
        int bound = isGreater ? leastHighest(board, others) : greatestLowest(board, others);
        long wrong = isGreater ? (2L << bound) - 1 : -1L << bound;
        Removals removals = new Removals(board);
        if (bound >= 0 && bound < board.size()) {
            removals.addAll(cell, wrong);
        }
        if (removals.isEmpty() || removals.toArray().length == board.count(cell)) {
            return Optional.empty();
        }
        return Optional.of(Step.removing(
                Technique.COMPARISON,
                rating,
                removals.toArray(),
                () -> because(board.geometry(), cell, others, bound, isGreater)));
    }

    /** The lowest that the highest of different values can be, from 0. */
    private static int leastHighest(Board board, int[] cells) {
        int bound = -1;
        for (int lowest : Arrays.stream(cells)
                .map(cell -> Long.numberOfTrailingZeros(board.values(cell)))
                .sorted()
                .toArray()) {
            bound = Math.max(bound + 1, lowest);
        }
        return bound;
    }

    /** The highest that the lowest of different values can be, from 0. */
    private static int greatestLowest(Board board, int[] cells) {
        int[] highest = Arrays.stream(cells)
                .map(cell -> Long.SIZE - 1 - Long.numberOfLeadingZeros(board.values(cell)))
                .sorted()
                .toArray();
        int bound = board.size();
        for (int i = highest.length - 1; i >= 0; i--) {
            bound = Math.min(bound - 1, highest[i]);
        }
        return bound;
    }

    private static String because(ExplainGeometry geometry, int cell, int[] others, int bound, boolean isGreater) {
        String side = isGreater ? "greater than" : "less than";
        String which = others.length > 1 ? ", the " + (isGreater ? "highest" : "lowest") + " of which" : ", which";
        return geometry.cellName(cell) + " is " + side + " " + StepText.cells(geometry, others) + which + " is at "
                + (isGreater ? "least " : "most ") + (bound + 1);
    }
}
