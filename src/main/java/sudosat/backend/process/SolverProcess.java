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

/**
 * A solver as a process that goes away whatever happens. It runs in a session of its own; a small shell process in
 * another session watches both the solver and this program. When either has ended, the watcher ends what is left of the
 * solver's session, and whatever left that session but descends from the solver, still has the solver's mark in its
 * environment or is in its control group, where there are such.
 *
 * <p>Where no session can be started, the solver runs as a plain child, and only this program's own clean-up looks
 * after it.
 */
public final class SolverProcess implements AutoCloseable {
    private static final long GRACE_MILLIS = 500;
    /** How long after a process's end its streams may stay open; a child it left behind is killed well before that. */
    private static final long DRAIN_MILLIS = 1500;

    /**
     * Arguments: process id of this program, folder for a control group or "-", memory limit in KiB or "-", the words
     * that start a session, the watcher, then the solver's own.
     */
    private static final String SUPERVISOR = """
        parent=$1 groups=$2 memory=$3 session=$4 watch=$5; shift 5
        [ "$memory" = - ] || ulimit -v "$memory" || exit 126
        (exec </dev/null >/dev/null 2>&1
        eval "exec $session" '/bin/sh -c "$watch" sudosat-watch "$parent" $$ "$groups/sudosat-$$"' &)
        if [ "$groups" != - ]; then
          { mkdir "$groups/sudosat-$$" && echo $$ >"$groups/sudosat-$$/cgroup.procs"; } 2>/dev/null
        fi
        export SUDOSAT_SOLVER="$parent.$$."
        exec "$@"
        """;

    /**
     * Arguments: process id of this program and of the solver, and the folder of the solver's control group, which may
     * be missing. A solver that ended by itself has had its say: its children get no grace.
     */
    private static final String WATCH = """
        PATH=/usr/bin:/bin:$PATH
        trap '' TERM INT HUP
        below() {
          grep -ls "^PPid:[[:space:]]*$1\\$" /proc/[0-9]*/status | while IFS=/ read -r _ _ process _; do
            echo "$process"
            below "$process"
          done
        }
        while kill -0 "$1" && kill -0 "$2"; do sleep 0.2; done
        family=$(below "$2")
        if ! kill -0 "$1"; then
          kill -TERM "-$2" $family
          sleep 0.5
        fi
        kill -KILL "-$2" $family
        grep -lsF "SUDOSAT_SOLVER=$1.$2." /proc/[0-9]*/environ |
          while IFS=/ read -r _ _ process _; do kill -KILL "$process"; done
        for pause in 0 0.1 0.2 0.5 1 2; do
          [ -d "$3" ] || break
          sleep "$pause"
          kill -KILL $(cat "$3/cgroup.procs")
          rmdir "$3"
        done
        """;

    private static final Set<SolverProcess> RUNNING = ConcurrentHashMap.newKeySet();
    private static volatile boolean programEnds;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(SolverProcess::closeAll));
    }

    private final Process process;
    private final long startNanos;

    private SolverProcess(Process process, long startNanos) {
        this.process = process;
        this.startNanos = startNanos;
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
    static SolverProcess start(List<String> command, Optional<Path> folder, OptionalLong memoryKiB, Programs programs)
            throws IOException {
        List<String> words = new ArrayList<>();
        Optional<List<String>> session = Sessions.starter(programs);
        if (session.isPresent()) {
            words.addAll(session.get());
            words.addAll(List.of(
                    Sessions.SHELL,
                    "-c",
                    SUPERVISOR,
                    "sudosat-run",
                    String.valueOf(ProcessHandle.current().pid()),
                    ControlGroups.own().map(Path::toString).orElse("-"),
                    memoryKiB.isPresent() ? String.valueOf(memoryKiB.getAsLong()) : "-",
                    Sessions.quoted(session.get()),
                    WATCH));
        } else if (memoryKiB.isPresent()) {
            throw new IOException("its memory cannot be limited without setsid");
        }
        words.addAll(command);
        CommandLine line = new CommandLine(words.get(0));
        for (String word : words.subList(1, words.size())) {
            line.addArgument(word, false);
        }
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

    /** Not to be cut short by an interrupt: that is how a search is told to end in the first place. */
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
