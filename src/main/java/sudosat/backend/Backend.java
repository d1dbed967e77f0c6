package sudosat.backend;

import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * A solver of tasks that are written in its language. One of your own has to implement {@link #name}, {@link #can} and
 * {@link #solve(Task, Request)}; any number of threads may call it. sudosat checks its models. It accepts "no
 * solution", unless a proof or a second opinion is requested.
 */
public interface Backend {
    /** What messages and listeners call it. */
    String name();

    default InputLanguage language() {
        return InputLanguage.CNF;
    }

    /** The format of its answers. */
    default OutputFormat answers() {
        return language().answers().get(0);
    }

    /** The name of the encoding that suits it best; empty if it does not matter. */
    default String preferredEncoding() {
        return "";
    }

    /** Whether it has a capability; one that reads clauses has at least {@link Capability#READ_CNF}. */
    boolean can(Capability capability);

    /**
     * Answers a task in its language. The result is unknown when the deadline passes; an interrupt ends the search
     * immediately.
     *
     * @throws BackendError if there is no answer that can be accepted
     */
    Result<Model> solve(Task task, Request request) throws InterruptedException;

    /** Answers a formula. */
    default Result<Model> solve(Formula formula, Request request) throws InterruptedException {
        return solve(Task.of(formula), request);
    }

    /**
     * Finds models, each of which satisfies more clauses than the one before.
     *
     * @param next gets each model and gives the clauses that the next one has to satisfy as well; nothing if no more
     *     are wanted
     */
    default End listWith(Formula formula, Request request, Function<Model, Optional<Formula>> next)
            throws InterruptedException {
        Formula rest = formula;
        while (true) {
            Result<Model> answer = solve(rest, request);
            Optional<Formula> more = answer.found().flatMap(next);
            if (more.isEmpty()) {
                return answer.end();
            }
            rest = rest.and(more.get());
        }
    }

    /**
     * Passes each model of the task to a receiver, which returns whether to go on. Only for backends that can list all
     * models.
     */
    default End list(Task task, Request request, Predicate<Model> wantsMore) throws InterruptedException {
        throw new UnsupportedOperationException(name());
    }
}
