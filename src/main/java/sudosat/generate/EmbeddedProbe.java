package sudosat.generate;

import java.util.BitSet;
import sudosat.backend.BuiltIn;
import sudosat.candidates.Candidates;
import sudosat.encode.EncodingStyle;
import sudosat.engine.IncrementalPuzzleSolver;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * Asks incremental solvers. Clues known to be necessary are added for good, the others are assumed. The solvers prefer
 * the values of the known solution, because others are found soonest near it.
 */
final class EmbeddedProbe implements Probe {
    private static final long FEW_CONFLICTS = 100;
    /** A larger puzzle has two solvers, which learn different things, whatever the number of threads. */
    private static final int MOST_CELLS_FOR_ONE = 1_000;

    private final Tuple solution;
    private final BuiltIn engine;
    private final Deadline deadline;
    private final int threads;
    private final Solver[] solvers;

    EmbeddedProbe(Tuple solution, BuiltIn engine, Deadline deadline, int jobs) {
        this.solution = solution;
        this.engine = engine;
        this.deadline = deadline;
        solvers = new Solver[solution.cells() > MOST_CELLS_FOR_ONE ? 2 : 1];
        threads = Math.min(jobs, solvers.length);
    }

    @Override
    public int workers() {
        return solvers.length;
    }

    @Override
    public int threads() {
        return threads;
    }

    @Override
    public boolean remembersQuestions() {
        return true;
    }

    @Override
    public long fewConflicts() {
        return FEW_CONFLICTS;
    }

    @Override
    public Result<Tuple> otherValue(int cell, Puzzle puzzle, Candidates candidates, Question question)
            throws InterruptedException {
        int worker = question.worker();
        if (solvers[worker] == null) {
            solvers[worker] = new Solver(puzzle, question.needed());
        }
        return solvers[worker].otherValue(cell, puzzle, question);
    }

    private final class Solver {
        private final IncrementalPuzzleSolver solver;
        /** Clues that the solver has for good. */
        private final BitSet given;

        /** The clauses leave out what the clues needed so far decide. */
        Solver(Puzzle puzzle, BitSet needed) {
            given = (BitSet) needed.clone();
            Puzzle known = puzzle.withClues(Digger.only(solution, given));
            solver = new IncrementalPuzzleSolver(
                    known, EncodingStyle.COMPACT.withoutAuxiliaries(), new Candidates(known), engine);
            for (int cell = 0; cell < solution.cells(); cell++) {
                solver.prefer(cell, solution.value(cell));
            }
        }

        Result<Tuple> otherValue(int cell, Puzzle puzzle, Question question) throws InterruptedException {
            BitSet news = (BitSet) question.needed().clone();
            news.andNot(given);
            news.stream().forEach(clue -> solver.give(clue, solution.value(clue)));
            given.or(news);
            solver.assumeNot(cell, solution.value(cell));
            for (int clue = 0; clue < solution.cells(); clue++) {
                if (puzzle.clues().isGiven(clue) && !given.get(clue)) {
                    solver.assume(clue, solution.value(clue));
                }
            }
            return solver.ask(puzzle, deadline, question.conflicts());
        }
    }
}
