package sudosat.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import sudosat.cli.report.ExitCode;
import sudosat.work.Threads;

/**
 * Has Ctrl-C, or {@code timeout}, interrupt a thread that then prints what it has, before the program ends: the virtual
 * machine, once asked to end, waits for this.
 */
final class StopSignals implements AutoCloseable {
    private static final long LONGEST_WAIT_SECONDS = 10;

    private final Thread worker = Thread.currentThread();
    private final CountDownLatch printed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::stop, "stop");

    /** From now on signals interrupt the calling thread. */
    StopSignals() throws InterruptedException {
        Threads.runAtEnd(hook);
    }

    private void stop() {
        worker.interrupt();
        try {
            if (printed.await(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS)) {
                Runtime.getRuntime().halt(ExitCode.UNKNOWN.number);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }

    /** Everything is printed. */
    @Override
    public void close() {
        printed.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException ending) {
            // The program ends as soon as the hook has noticed.
        }
    }
}
