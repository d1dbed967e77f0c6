package sudosat.generate;

import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.engine.Engine;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/** Asks an engine each question, as a formula of what the clues leave open, near the known solution. */
record EngineProbe(Engine engine, Request request, int workers) implements Probe {
    private static final long FEW_CONFLICTS = 2000;

    @Override
    public int threads() {
        return workers;
    }

    @Override
    public boolean remembersQuestions() {
        return false;
    }

    @Override
    public long fewConflicts() {
        return FEW_CONFLICTS;
    }

    @Override
    public Result<Tuple> otherValue(int cell, Puzzle puzzle, Candidates candidates, Question question)
            throws InterruptedException {
        Request limited =
                question.conflicts() == Long.MAX_VALUE ? request : request.withConflicts(question.conflicts());
        return engine.solveNear(question.solution(), puzzle, candidates.withSubsets(), limited);
    }
}
