package sudosat.generate.fewest;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import sudosat.candidates.Candidates;
import sudosat.generate.EquivalentTuples;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.search.CandidateSearch;
import sudosat.work.Deadline;
import sudosat.work.End;

/**
 * All tuples that usual rules allow, but only one of those that become each other by other names for the values or
 * other orders of grids, bands, stacks and lines, or by the other diagonal: the fewest clues are the same for all of
 * them.
 */
final class EquivalenceClasses {
    /** As many have the 6x6 once the first row is 1, 2, 3, …; they are listed within seconds. */
    private static final int MOST = 40_000;

    private final Puzzle rules;
    private final Shape shape;
    /** For each change the cell that each cell gets its value from; together they make all the others. */
    private final List<int[]> changes = new ArrayList<>();

    EquivalenceClasses(Puzzle rules) {
        this.rules = rules;
        shape = rules.shape();
        addSwaps(shape.boxRows(), swap -> cell -> inGrid(cell, swap.applyAsInt(row(cell)), column(cell)));
        addSwaps(shape.boxColumns(), swap -> cell -> inGrid(cell, row(cell), swap.applyAsInt(column(cell))));
        if (shape.hasSquareBoxes()) {
            addChange(cell -> inGrid(cell, column(cell), row(cell)));
        }
        for (int grid = 0; grid + 1 < rules.grids(); grid++) {
            IntUnaryOperator swap = swap(grid, 1);
            addChange(cell -> swap.applyAsInt(cell / shape.cells()) * shape.cells() + cell % shape.cells());
        }
    }

    private int row(int cell) {
        return cell / shape.size() % shape.size();
    }

    private int column(int cell) {
        return cell % shape.size();
    }

    private int inGrid(int cell, int row, int column) {
        return cell - cell % shape.cells() + row * shape.size() + column;
    }

    /**
     * Swaps of neighboring lines within bands of a width, and of neighboring bands.
     *
     * @param inCells what moving lines does to cells
     */
    private void addSwaps(int width, UnaryOperator<IntUnaryOperator> inCells) {
        for (int line = 0; line + 1 < shape.size(); line++) {
            if ((line + 1) % width != 0) {
                addChange(inCells.apply(swap(line, 1)));
            }
        }
        for (int line = 0; line + width < shape.size(); line += width) {
            addChange(inCells.apply(swap(line, width)));
        }
    }

    /** Exchanges a number of values, from the first on, with as many that follow. */
    private static IntUnaryOperator swap(int first, int width) {
        return number -> {
            int place = number - first;
            return place < 0 || place >= 2 * width ? number : first + (place + width) % (2 * width);
        };
    }

    private void addChange(IntUnaryOperator source) {
        int[] change = new int[rules.clues().cells()];
        for (int cell = 0; cell < change.length; cell++) {
            change[cell] = source.applyAsInt(cell);
        }
        changes.add(change);
    }

    /** One tuple of each class; nothing if tuples are too many to be listed, or time runs out. */
    Optional<List<Tuple>> representatives(Deadline deadline) throws InterruptedException {
        List<Tuple> inOrder = new ArrayList<>();
        Puzzle puzzle = EquivalentTuples.withFirstRow(rules);
        End end = new CandidateSearch(puzzle, deadline)
                .list(new Candidates(puzzle), found -> inOrder.add(found) && inOrder.size() <= MOST);
        return end.isComplete() ? Optional.of(representatives(inOrder, new HashSet<>(inOrder))) : Optional.empty();
    }

    private List<Tuple> representatives(List<Tuple> inOrder, Set<Tuple> unmet) {
        List<Tuple> representatives = new ArrayList<>();
        for (Tuple tuple : inOrder) {
            if (unmet.remove(tuple)) {
                representatives.add(tuple);
                meetClass(tuple, unmet);
            }
        }
        return representatives;
    }

    private void meetClass(Tuple first, Set<Tuple> unmet) {
        Deque<Tuple> waiting = new ArrayDeque<>(List.of(first));
        while (!waiting.isEmpty()) {
            Tuple tuple = waiting.remove();
            for (int[] change : changes) {
                Tuple image = image(tuple, change);
                if (unmet.remove(image)) {
                    waiting.add(image);
                }
            }
        }
    }

    /** With names for the values such that the first row is 1, 2, 3, … again. */
    private Tuple image(Tuple tuple, int[] change) {
        int[] names = new int[shape.size() + 1];
        for (int column = 0; column < shape.size(); column++) {
            names[tuple.value(change[column])] = column + 1;
        }
        int[] values = new int[change.length];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = names[tuple.value(change[cell])];
        }
        return new Tuple(shape.size(), values);
    }
}
