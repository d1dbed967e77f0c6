package sudosat.engine;

import java.util.Optional;
import java.util.function.Supplier;
import sudosat.backend.Backend;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.Cdcl;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.cnf.Model;
import sudosat.work.Result;

/**
 * Our own solver, which answers most formulas in less time than a process takes to start and read them; for those that
 * it does not answer soon, very large ones, and proofs, the best there is. That is looked for only then: reading
 * solvers.yaml takes a seventh of the time of a small puzzle.
 */
record AutoBackend(Backend embedded, Supplier<Backend> best, Supplier<Backend> prover) implements Backend {
    /** Four grids of 36x36 have as many. Larger formulas need more memory than Java may have. */
    private static final int MOST_VARIABLES = 200_000;

    AutoBackend(Supplier<Backend> best, Supplier<Backend> prover) {
        this(Cdcl.yieldingIf(() -> !(best.get() instanceof Cdcl)), best, prover);
    }

    @Override
    public String name() {
        return BuiltIn.AUTO.label();
    }

    @Override
    public boolean can(Capability capability) {
        return capability != Capability.LIST_ALL && BuiltIn.AUTO.can(capability);
    }

    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        if (request.proof().isPresent()) {
            return prover.get().solve(task, request);
        }
        boolean isLarge = task.formula().orElseThrow().variables() > MOST_VARIABLES;
        if (isLarge || request.memoryKiB().isPresent()) {
            return best.get().solve(task, request);
        }
        Result<Model> answer = embedded.solve(task, request);
        boolean hasYielded = answer.unknown().equals(Optional.of(Cdcl.YIELDED));
        return hasYielded ? best.get().solve(task, request) : answer;
    }
}
