package sudosat.backend;

import java.util.function.Predicate;
import sudosat.cnf.Model;
import sudosat.work.End;
import sudosat.work.Result;

/** A solver of tasks that are said in its language. */
public interface LanguageSolver {
    String name();

    /** The language of its tasks, by name. */
    String language();

    /** The way it tells its answers, by name. */
    String answer();

    /**
     * Answers a task in its language. {@link Result.Unknown} is the answer when the deadline passes; an interrupt ends
     * the search at once.
     *
     * @throws BackendError if there is no answer that can be trusted
     */
    Result<Model> solve(Task task, Request request) throws InterruptedException;

    /** Whether it lists all models by itself. */
    default boolean lists() {
        return false;
    }

    /** Gives each model of the task to somebody who says whether to go on. */
    default End list(Task task, Request request, Predicate<Model> wantsMore) throws InterruptedException {
        throw new UnsupportedOperationException();
    }
}
