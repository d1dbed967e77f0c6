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
 * Asks one incremental SAT4J everything. Clues that will never go are told it for good, the others are assumed; its
 * phases are set to the known solution, as others are found near it soonest.
 */
final class EmbeddedProbe implements Probe {
    private static final long FEW_CONFLICTS = 100;

    private final Tuple solution;
    private final Deadline deadline;
    private final BitSet told = new BitSet();
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
    public Result<Tuple> other(Question question) throws InterruptedException {
        tell(question);
        assume(question);
        return solver.ask(question.puzzle(), deadline, question.conflicts());
    }

    private void tell(Question question) {
        if (solver == null) {
            begin(question);
        }
        BitSet news = (BitSet) question.needed().clone();
        news.andNot(told);
        news.stream().forEach(cell -> solver.give(cell, solution.value(cell)));
        told.or(news);
    }

    /** What the clues needed so far settle need not be told in clauses. */
    private void begin(Question question) {
        told.or(question.needed());
        Puzzle settled = question.puzzle().withClues(Digger.only(solution, told));
        solver = new IncrementalPuzzleSolver(
                settled, EncodingStyle.COMPACT.withoutAuxiliaries(), new Candidates(settled));
        for (int cell = 0; cell < solution.cells(); cell++) {
            solver.prefer(cell, solution.value(cell));
        }
    }

    private void assume(Question question) {
        Tuple clues = question.puzzle().clues();
        solver.assumeNot(question.cell(), solution.value(question.cell()));
        for (int cell = 0; cell < clues.cells(); cell++) {
            if (clues.isGiven(cell) && !told.get(cell)) {
                solver.assume(cell, solution.value(cell));
            }
        }
    }
}
