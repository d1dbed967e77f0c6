package sudosat.backend.sat4j;

import java.util.concurrent.Callable;
import java.util.function.BooleanSupplier;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import org.sat4j.specs.TimeoutException;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.cnf.Model;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** One search on a thread of its own, because SAT4J heeds no interrupt: it is stopped from outside. */
final class Sat4jSearch {
    private static final long STACK_BYTES = 1 << 26;
    private static final long NUDGE_MILLIS = 10;

    /** Gives a solver its problem. */
    interface Loading {
        /**
         * Loads it on the thread of the search.
         *
         * @param isStopped whether the answer is no longer wanted
         */
        void load(BooleanSupplier isStopped) throws Exception;
    }

    private final ISolver solver;
    private final Loading loading;
    private final Callable<Result<Model>> asking;
    private volatile boolean stopped;
    private Result<Model> answer = new Result.Unknown<>(Result.TIME_LIMIT);
    private Throwable failure;

    /** Asks for any model. */
    Sat4jSearch(ISolver solver, Loading loading) {
        this(
                solver,
                loading,
                () -> solver.isSatisfiable()
                        ? new Result.Found<>(Sat4jSink.model(solver.model()))
                        : new Result.None<>());
    }

    Sat4jSearch(ISolver solver, Loading loading, Callable<Result<Model>> asking) {
        this.solver = solver;
        this.loading = loading;
        this.asking = asking;
    }

    Result<Model> answerBy(Deadline deadline) throws InterruptedException {
        Thread thread = new Thread(null, this::run, BuiltIn.SAT4J.label(), STACK_BYTES);
        thread.setDaemon(true);
        thread.start();
        try {
            thread.join(Math.max(1, deadline.millisLeft()));
        } finally {
            stop(thread);
        }
        if (failure instanceof OutOfMemoryError) {
            throw BackendError.outOfMemory("sat4j: out of memory; raise the limit with JAVA_OPTS=-Xmx4g");
        } else if (failure instanceof BackendError refused) {
            throw refused;
        } else if (failure != null) {
            throw new IllegalStateException("sat4j failed", failure);
        }
        return answer;
    }

    /** Asked again and again: a solver that is just about to begin its search forgets having been told to stop. */
    private void stop(Thread thread) {
        stopped = true;
        while (thread.isAlive()) {
            solver.expireTimeout();
            try {
                thread.join(NUDGE_MILLIS);
            } catch (InterruptedException again) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private void run() {
        try {
            loading.load(() -> stopped);
            answer = asking.call();
        } catch (Sat4jSink.Unsatisfiable | ContradictionException contradiction) {
            answer = new Result.None<>();
        } catch (TimeoutException | Sat4jSink.Stopped limit) {
            answer = new Result.Unknown<>(Result.TIME_LIMIT);
        } catch (Throwable broken) {
            failure = broken;
        }
    }
}
