package sudosat.backend;

import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.cnf.ModelCheck;
import sudosat.work.Result;

/** A backend whose models are held against every clause before they count. */
final class Checked implements Backend {
    private final Backend backend;

    Checked(Backend backend) {
        this.backend = backend;
    }

    @Override
    public String name() {
        return backend.name();
    }

    @Override
    public String preferredEncoding() {
        return backend.preferredEncoding();
    }

    @Override
    public Result<Model> solve(Formula formula, Request request) throws InterruptedException {
        Result<Model> answer = backend.solve(formula, request);
        if (answer instanceof Result.Found<Model> found) {
            ModelCheck.brokenClause(formula, found.value()).ifPresent(clause -> {
                throw new BackendError(name() + " returned a wrong model: it breaks the clause " + clause);
            });
        }
        return answer;
    }
}
