package sudosat.backend;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import sudosat.dimacs.OutputError;

/** Work on a stream of a process, beside the wait for its end. */
final class Background {
    /** How long after a process's end its streams may stay open; a child it left behind is killed well before that. */
    private static final long DRAIN_MILLIS = 1500;

    private Background() {}

    static <T> FutureTask<T> start(String name, Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.start();
        return task;
    }

    /**
     * The result of work that ends soon, now that the process has ended.
     *
     * @throws IOException if the work failed, or something keeps the stream open; its message is fit for users
     */
    static <T> T await(FutureTask<T> task) throws InterruptedException, IOException {
        try {
            return task.get(DRAIN_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException open) {
            throw new IOException("it ended, but something it started keeps its streams open");
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            if (cause instanceof IOException || cause instanceof OutputError) {
                throw new IOException(cause.getMessage(), cause);
            }
            throw new IllegalStateException(cause);
        }
    }
}
