package sudosat.generate;

import sudosat.model.Tuple;
import sudosat.pipeline.Pipeline;
import sudosat.work.Result;

/** Puts each question through the pipeline, as a formula of what the clues leave open, near the known solution. */
record PipelineProbe(Pipeline pipeline, Tuple solution, int atOnce) implements Probe {
    private static final long FEW_CONFLICTS = 2000;

    @Override
    public long fewConflicts() {
        return FEW_CONFLICTS;
    }

    @Override
    public Result<Tuple> other(Question question) throws InterruptedException {
        return pipeline.solveNear(
                solution, question.puzzle(), question.candidates().withSubsets(), question.conflicts());
    }
}
