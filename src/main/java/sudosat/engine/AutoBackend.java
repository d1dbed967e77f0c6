package sudosat.engine;

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
 * Our own solver for small formulas, which it answers in less time than a process takes to start; for the others, and
 * for proofs, the best there is, which is looked for only then: reading solvers.yaml takes a seventh of the time of a
 * small puzzle.
 */
record AutoBackend(Backend embedded, Supplier<Backend> best, Supplier<Backend> prover) implements Backend {
    private static final int MOST_VARIABLES = 6000;

    AutoBackend(Supplier<Backend> best, Supplier<Backend> prover) {
        this(new Cdcl(), best, prover);
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
        boolean isSmall = task.formula().orElseThrow().variables() <= MOST_VARIABLES
                && request.memoryKiB().isEmpty();
        return (isSmall ? embedded : best.get()).solve(task, request);
    }
}
