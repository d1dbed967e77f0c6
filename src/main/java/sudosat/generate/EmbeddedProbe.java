package sudosat.generate;

import java.util.BitSet;
import sudosat.candidates.Candidates;
import sudosat.encode.EncodingStyle;
import sudosat.engine.IncrementalPuzzleSolver;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * Asks one incremental SAT4J everything. Clues known to be necessary are added for good, the others are assumed. It
 * prefers the values of the known solution, because others are found soonest near it.
 */
final class EmbeddedProbe implements Probe {
    private static final long FEW_CONFLICTS = 100;

    private final Tuple solution;
    private final Deadline deadline;
    /** Clues that the solver has for good. */
    private final BitSet given = new BitSet();

    private IncrementalPuzzleSolver solver;

    EmbeddedProbe(Tuple solution, Deadline deadline) {
        this.solution = solution;
        this.deadline = deadline;
    }

    @Override
    public int atOnce() {
        return 1;
    }

    @Override
    public long fewConflicts() {
        return FEW_CONFLICTS;
    }

    @Override
    public Result<Tuple> otherValue(int cell, Puzzle puzzle, Candidates candidates, Question question)
            throws InterruptedException {
        if (solver == null) {
            solver = solver(puzzle, question.needed());
        }
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

    /** The clauses leave out what the clues needed so far decide. */
    private IncrementalPuzzleSolver solver(Puzzle puzzle, BitSet needed) {
        given.or(needed);
        Puzzle known = puzzle.withClues(Digger.only(solution, given));
        IncrementalPuzzleSolver begun =
                new IncrementalPuzzleSolver(known, EncodingStyle.COMPACT.withoutAuxiliaries(), new Candidates(known));
        for (int cell = 0; cell < solution.cells(); cell++) {
            begun.prefer(cell, solution.value(cell));
        }
        return begun;
    }
}
