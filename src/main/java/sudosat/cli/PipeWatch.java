package sudosat.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Interrupts the search if nobody reads standard output. Without it, a closed pipe would only show when something is
 * written to it. Java cannot ask for that, but GNU's {@code tail -f} watches its output for it and dies of SIGPIPE;
 * with {@code --pid} it also ends with this program. Started only when a search takes long, and only for pipes; with
 * another {@code tail} nothing is noticed before the end of the search.
 */
final class PipeWatch implements AutoCloseable {
    private static final long DELAY_MILLIS = 300;
    private static final int DIED_OF_SIGPIPE = 128 + 13;
    private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");

    private final Thread searching = Thread.currentThread();
    private final Thread thread = new Thread(this::watch, "pipe watch");
    private Process tail;
    private boolean closed;

    private PipeWatch() {
        thread.setDaemon(true);
    }

    /** Watches as long as the calling thread searches. */
    static PipeWatch start() {
        PipeWatch watch = new PipeWatch();
        watch.thread.start();
        return watch;
    }

    private void watch() {
        try {
            Thread.sleep(DELAY_MILLIS);
            if (isPipe() && startTail() && tail.waitFor() == DIED_OF_SIGPIPE) {
                interruptSearch();
            }
        } catch (IOException | InterruptedException unwatched) {
            // The watch is a courtesy: without it the closed pipe is noticed when the answer is written.
        }
    }

    private synchronized void interruptSearch() {
        if (!closed) {
            searching.interrupt();
        }
    }

    private static boolean isPipe() throws IOException {
        return Files.isSymbolicLink(STANDARD_OUTPUT)
                && Files.readSymbolicLink(STANDARD_OUTPUT).toString().startsWith("pipe:");
    }

    private synchronized boolean startTail() throws IOException {
        if (!closed) {
            String self = String.valueOf(ProcessHandle.current().pid());
            tail = new ProcessBuilder("tail", "-f", "--pid=" + self, "/dev/null")
                    .redirectOutput(ProcessBuilder.Redirect.INHERIT)
                    .start();
        }
        return !closed;
    }

    /**
     * Whoever reads the output waits for its end, so the watching process must not hold it any longer than this one.
     */
    @Override
    public synchronized void close() {
        closed = true;
        thread.interrupt();
        if (tail != null) {
            tail.destroyForcibly();
        }
    }
}
