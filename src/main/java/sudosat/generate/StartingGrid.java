package sudosat.generate;

import java.util.Optional;
import sudosat.candidates.Candidates;
import sudosat.encode.EncodingStyle;
import sudosat.engine.IncrementalPuzzleSolver;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.search.CandidateSearch;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * Finds a tuple to begin with: by a random search; where that does not get there, by a pattern if the rules are the
 * usual ones, else by a solver that prefers random values.
 */
final class StartingGrid {
    /**
     * The search is quick where it succeeds: about all attempts for pairs of 9x9 and 16x16, one in three for 25x25,
     * hardly ever from 36x36 on.
     */
    private static final int ATTEMPTS_TIMES_CELLS = 20_000;
    /** One attempt for a pair of 64x64 takes half a second; beyond, it grows with the square of the cells. */
    private static final int MOST_CELLS = 10_000;
    /** Some seconds; then preferences have led the solver astray. */
    private static final long CONFLICTS = 20_000;

    private final Puzzle rules;
    private final Candidates empty;

    StartingGrid(Puzzle rules) {
        this.rules = rules;
        this.empty = new Candidates(rules);
    }

    Result<Tuple> draw(PortableRandom random, Deadline deadline) throws InterruptedException {
        if (empty.isContradiction()) {
            return new Result.None<>();
        }
        Optional<Tuple> found = search(random, deadline);
        if (found.isPresent()) {
            return new Result.Found<>(found.get());
        } else if (deadline.isOver()) {
            return new Result.Unknown<>(Result.TIME_LIMIT);
        }
        return rules.rules().isEmpty() ? new Result.Found<>(pattern()) : solve(random, deadline);
    }

    private Optional<Tuple> search(PortableRandom random, Deadline deadline) throws InterruptedException {
        int attempts = empty.cells() > MOST_CELLS ? 0 : Math.max(1, ATTEMPTS_TIMES_CELLS / empty.cells());
        CandidateSearch search = new CandidateSearch(rules, deadline);
        Optional<Tuple> found = Optional.empty();
        for (int attempt = 0; attempt < attempts && found.isEmpty(); attempt++) {
            found = search.attempt(empty, random::below);
        }
        return found;
    }

    /**
     * Each row is the one before moved on by a box, in a new band by one more; each grid is the one before with the
     * next values.
     */
    private Tuple pattern() {
        Shape shape = rules.shape();
        int size = shape.size();
        int[] values = new int[empty.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            int row = cell / size % size;
            int moved = row % shape.boxRows() * shape.boxColumns() + row / shape.boxRows();
            values[cell] = (moved + cell % size + cell / shape.cells()) % size + 1;
        }
        return new Tuple(size, values);
    }

    private Result<Tuple> solve(PortableRandom random, Deadline deadline) throws InterruptedException {
        IncrementalPuzzleSolver solver = solver();
        for (int cell = 0; cell < empty.cells(); cell++) {
            solver.prefer(cell, 1 + random.below(rules.size()));
        }
        Result<Tuple> found = solver.ask(rules, deadline, CONFLICTS);
        return found instanceof Result.Unknown && !deadline.isOver()
                ? solver().ask(rules, deadline, IncrementalPuzzleSolver.ANY_CONFLICTS)
                : found;
    }

    private IncrementalPuzzleSolver solver() {
        return new IncrementalPuzzleSolver(rules, EncodingStyle.COMPACT);
    }
}
