package sudosat.backend;

import java.util.Optional;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.work.Result;

/** A SAT solver. */
public interface Backend {
    String name();

    /** The encoding it likes best, by name, or an empty text if it does not care. */
    String preferredEncoding();

    /**
     * Answers the formula. {@link Result.Unknown} is the answer when the deadline passes; an interrupt ends the search
     * at once.
     *
     * @throws BackendError if there is no answer that can be trusted
     */
    Result<Model> solve(Formula formula, Request request) throws InterruptedException;

    /** The same backend as one that lists all models by itself; nothing if it cannot. */
    default Optional<Enumerator> enumerator() {
        return Optional.empty();
    }
}
