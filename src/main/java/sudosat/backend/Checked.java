package sudosat.backend;

import sudosat.cnf.Answer;
import sudosat.cnf.Formula;
import sudosat.cnf.ModelCheck;

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
    public Answer solve(Formula formula, Request request) throws InterruptedException {
        Answer answer = backend.solve(formula, request);
        if (answer instanceof Answer.Satisfiable found) {
            ModelCheck.brokenClause(formula, found.model()).ifPresent(clause -> {
                throw new BackendError(name() + " returned a wrong model: it breaks the clause " + clause);
            });
        }
        return answer;
    }
}
