package sudosat.backend;

import java.util.function.Supplier;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.work.Result;

/**
 * SAT4J for small formulas, which it answers in less time than a process takes to start; for the others the best there
 * is, which is looked for only then: reading solvers.yaml takes a seventh of the time of a small puzzle.
 */
final class BySize implements Backend {
    private static final int SMALL = 6000;

    private final Backend embedded;
    private final Supplier<Backend> best;

    BySize(Backend embedded, Supplier<Backend> best) {
        this.embedded = embedded;
        this.best = best;
    }

    @Override
    public String name() {
        return Backends.AUTO;
    }

    @Override
    public String preferredEncoding() {
        return embedded.preferredEncoding();
    }

    @Override
    public Result<Model> solve(Formula formula, Request request) throws InterruptedException {
        boolean small = formula.variables() <= SMALL
                && request.proof().isEmpty()
                && request.memoryKiB().isEmpty();
        return (small ? embedded : best.get()).solve(formula, request);
    }
}
