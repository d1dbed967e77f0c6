package sudosat.backend.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.apache.commons.exec.CommandLine;
import org.apache.commons.exec.launcher.CommandLauncherFactory;
import sudosat.cnf.OutputError;
import sudosat.work.Deadline;
import sudosat.work.Threads;

/**
 * A solver as a process that goes away whatever happens: it runs under a {@link Supervisor}. Where there is no shell
 * for one, the solver runs as a plain child, and only this program's own clean-up looks after it.
 */
public final class SolverProcess implements AutoCloseable {
    private static final long GRACE_MILLIS = 500;
    /** How long after a process's end its streams may stay open; a child it left behind is killed well before that. */
    private static final long DRAIN_MILLIS = 1500;

    private static final Set<SolverProcess> RUNNING = ConcurrentHashMap.newKeySet();
    private static volatile boolean programEnds;
    private static boolean hasHook;

    private final Process process;
    private final long startNanos;

    private SolverProcess(Process process, long startNanos) {
        this.process = process;
        this.startNanos = startNanos;
    }

    private static synchronized void addHook() throws InterruptedException {
        if (!hasHook) {
            Threads.runAtEnd(new Thread(SolverProcess::closeAll));
            hasHook = true;
        }
    }

    private static void closeAll() {
        programEnds = true;
        for (SolverProcess process : RUNNING) {
            process.close();
        }
    }

    /**
     * Starts a solver.
     *
     * @param folder where it runs, if not where this program does
     */
    static SolverProcess start(List<String> command, Optional<Path> folder, OptionalLong memoryKiB, Platform platform)
            throws IOException, InterruptedException {
        boolean isSupervised = platform.shell().isPresent();
        if (!isSupervised && memoryKiB.isPresent()) {
            throw new IOException("its memory cannot be limited without /bin/sh");
        }
        List<String> words = isSupervised
                ? Supervisor.words(platform, ProcessHandle.current().pid(), memoryKiB, command)
                : command;
        CommandLine line = new CommandLine(words.get(0));
        for (String word : words.subList(1, words.size())) {
            line.addArgument(word, false);
        }
        addHook();
        long now = System.nanoTime();
        SolverProcess started = new SolverProcess(
                CommandLauncherFactory.createVMLauncher()
                        .exec(line, null, folder.map(Path::toFile).orElse(null)),
                now);
        RUNNING.add(started);
        return started;
    }

    /** The solver's own, once the supervising shell has become the solver. */
    public long pid() {
        return process.pid();
    }

    /** What the solver alone, not the shell it was before, has in its environment. */
    public String mark() {
        return "SUDOSAT_SOLVER=" + ProcessHandle.current().pid() + "." + process.pid() + ".";
    }

    /** When it was started, by the clock of {@link System#nanoTime}. */
    public long startNanos() {
        return startNanos;
    }

    OutputStream input() {
        return process.getOutputStream();
    }

    InputStream output() {
        return process.getInputStream();
    }

    InputStream errors() {
        return process.getErrorStream();
    }

    /**
     * Waits for the solver's end; false if the deadline came first. If it ends because this program does, there is no
     * return.
     */
    boolean endsBy(Deadline deadline) throws InterruptedException {
        boolean ended = process.waitFor(deadline.millisLeft(), TimeUnit.MILLISECONDS);
        while (programEnds) {
            Thread.sleep(GRACE_MILLIS);
        }
        return ended;
    }

    /**
     * The result of work on a stream of a process that has ended, as the work soon will.
     *
     * @throws IOException if the work failed, or something keeps the stream open; its message is fit for users
     */
    static <T> T result(FutureTask<T> work) throws InterruptedException, IOException {
        try {
            return work.get(DRAIN_MILLIS, TimeUnit.MILLISECONDS);
        } catch (TimeoutException open) {
            throw new IOException("it ended, but a process that it started keeps its output open");
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            if (cause instanceof IOException || cause instanceof OutputError) {
                throw new IOException(cause.getMessage(), cause);
            }
            throw new IllegalStateException(cause);
        }
    }

    int exitCode() {
        return process.exitValue();
    }

    /** Ends the solver and all its descendants: TERM, a grace, KILL. Does nothing if it has ended on its own. */
    @Override
    public void close() {
        RUNNING.remove(this);
        if (!process.isAlive()) {
            return;
        }
        List<ProcessHandle> family = process.descendants().collect(Collectors.toCollection(ArrayList::new));
        family.add(process.toHandle());
        family.forEach(ProcessHandle::destroy);
        awaitEnd();
        family.forEach(ProcessHandle::destroyForcibly);
    }

    /** An interrupt does not cut this short, because an interrupt is what ends a search. */
    private void awaitEnd() {
        boolean interrupted = Thread.interrupted();
        try {
            process.waitFor(GRACE_MILLIS, TimeUnit.MILLISECONDS);
        } catch (InterruptedException again) {
            interrupted = true;
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
