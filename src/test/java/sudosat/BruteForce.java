package sudosat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * Finds all solutions of small puzzles by trying values cell by cell: an oracle for the rest. A value is tried only if
 * no cell that must differ has it; the checker has the last word.
 */
public final class BruteForce {
    private final Puzzle puzzle;
    private final int limit;
    private final int[] values;
    private final List<Set<Integer>> peers = new ArrayList<>();
    private final List<Tuple> solutions = new ArrayList<>();

    private BruteForce(Puzzle puzzle, int limit) {
        this.puzzle = puzzle;
        this.limit = limit;
        this.values = new int[puzzle.clues().cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = puzzle.clues().value(cell);
            peers.add(new TreeSet<>());
        }
        for (Constraint constraint : puzzle.constraints()) {
            if (constraint instanceof AllDifferent) {
                addPeers(constraint.cells());
            }
        }
    }

    private void addPeers(int[] cells) {
        for (int cell : cells) {
            for (int other : cells) {
                if (other != cell) {
                    peers.get(cell).add(other);
                }
            }
        }
    }

    /** The solutions, at most so many. */
    public static List<Tuple> solutions(Puzzle puzzle, int limit) {
        BruteForce search = new BruteForce(puzzle, limit);
        search.fill(0);
        return search.solutions;
    }

    private void fill(int cell) {
        if (cell == values.length) {
            Tuple filled = new Tuple(puzzle.size(), values);
            if (Checker.violations(puzzle, filled).isEmpty()) {
                solutions.add(filled);
            }
        } else if (puzzle.clues().isGiven(cell)) {
            fill(cell + 1);
        } else {
            tryValues(cell);
        }
    }

    private void tryValues(int cell) {
        for (int value = 1; value <= puzzle.size() && solutions.size() < limit; value++) {
            int tried = value;
            if (peers.get(cell).stream().noneMatch(peer -> values[peer] == tried)) {
                values[cell] = value;
                fill(cell + 1);
                values[cell] = 0;
            }
        }
    }

    /** A puzzle whose clues are drawn at random, solvable or not. */
    public static Puzzle randomPuzzle(Random random, Shape shape, int grids, int clues, Differ differ) {
        int[] values = new int[shape.cells() * grids];
        for (int clue = 0; clue < clues; clue++) {
            values[random.nextInt(values.length)] = 1 + random.nextInt(shape.size());
        }
        return new Puzzle(shape, new Tuple(shape.size(), values), differ);
    }

    /** A puzzle with some values of one of its solutions as clues. */
    public static Puzzle solvablePuzzle(Random random, Shape shape, int grids, int clues) {
        Puzzle seed = randomPuzzle(random, shape, grids, 3, Differ.EVERYWHERE);
        List<Tuple> solutions = solutions(seed, 1 + random.nextInt(20));
        if (solutions.isEmpty()) {
            return solvablePuzzle(random, shape, grids, clues);
        }
        Tuple solution = solutions.get(solutions.size() - 1);
        int[] values = new int[solution.cells()];
        for (int clue = 0; clue < clues; clue++) {
            int cell = random.nextInt(values.length);
            values[cell] = solution.value(cell);
        }
        return new Puzzle(shape, new Tuple(shape.size(), values));
    }
}
