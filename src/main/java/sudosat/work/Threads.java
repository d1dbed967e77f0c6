package sudosat.work;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/** Threads that do not keep the program from ending. */
public final class Threads {
    private Threads() {}

    /** This number of threads, with one name. */
    public static ExecutorService pool(int number, String name) {
        return Executors.newFixedThreadPool(number, task -> daemon(name, task));
    }

    /** Starts work on a thread of its own. */
    public static <T> FutureTask<T> start(String name, Callable<T> work) {
        FutureTask<T> task = new FutureTask<>(work);
        daemon(name, task).start();
        return task;
    }

    private static Thread daemon(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    /** Runs a thread when the program ends. If it ends already, there is no return: nobody waits for more work. */
    public static void runAtEnd(Thread hook) throws InterruptedException {
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException ending) {
            Thread.sleep(Long.MAX_VALUE);
        }
    }

    /** Ends work that somebody has interrupted. */
    public static void requireNoInterrupt() throws InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
    }

    /** The result of work on another thread; what the work threw is thrown here. */
    public static <T> T result(Future<T> work) throws InterruptedException {
        try {
            return work.get();
        } catch (ExecutionException failed) {
            throw rethrown(failed.getCause());
        }
    }

    static RuntimeException rethrown(Throwable cause) throws InterruptedException {
        if (cause instanceof InterruptedException interrupt) {
            throw interrupt;
        } else if (cause instanceof Error error) {
            throw error;
        } else if (cause instanceof IOException failed) {
            return new UncheckedIOException(failed);
        }
        return cause instanceof RuntimeException known ? known : new IllegalStateException(cause);
    }
}
