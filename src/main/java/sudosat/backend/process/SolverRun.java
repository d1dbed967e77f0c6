package sudosat.backend.process;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import sudosat.backend.BackendError;
import sudosat.backend.Request;
import sudosat.backend.SolverSpec;
import sudosat.backend.Task;
import sudosat.cnf.Model;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.cnf.SolverOutput.Status;
import sudosat.work.End;
import sudosat.work.Result;
import sudosat.work.Threads;

/**
 * One conversation with a solver: the task goes in while both its streams are drained, then its exit code, its status
 * line and its model are held against each other. Only where they agree is there an answer.
 */
public final class SolverRun {
    public static final Result<Model> TOO_LATE = new Result.Unknown<>(Result.TIME_LIMIT);

    private static final int LINES_SHOWN = 5;
    private static final int MODELS_AHEAD = 64;
    private static final int SATISFIABLE = 10;
    private static final Pattern MEMORY_COMPLAINT = Pattern.compile(
            "out.?of.?memory|bad_alloc|memoryerror|cannot allocate|memory exhausted", Pattern.CASE_INSENSITIVE);
    /** Ended by the signals ABRT, KILL or SEGV, as programs are that get no memory. */
    private static final Set<Integer> VIOLENT_ENDS = Set.of(128 + 6, 128 + 9, 128 + 11);

    /**
     * What goes to and fro.
     *
     * @param readsFile whether the solver reads the task from a file, and nothing from standard input
     * @param result where the model comes out, if not on standard output
     */
    record Exchange(Task task, boolean readsFile, Optional<Path> result) {}

    private final SolverSpec spec;
    private final List<String> command;
    private final Exchange exchange;
    private final Request request;
    private final ProcessListener listener;
    private final OutputTail output = new OutputTail();
    private final OutputTail errors = new OutputTail();
    private Model model;

    SolverRun(SolverSpec spec, List<String> command, Exchange exchange, Request request, ProcessListener listener) {
        this.spec = spec;
        this.command = command;
        this.exchange = exchange;
        this.request = request;
        this.listener = listener;
    }

    Result<Model> solve(SolverProcess process) throws InterruptedException {
        listener.started(process);
        FutureTask<Void> sent = Threads.start("to " + spec.name(), () -> send(process.input()));
        FutureTask<Void> complained = errors.draining(process.errors());
        FutureTask<SolverOutput> answer = Threads.start("from " + spec.name(), () -> read(process.output()));
        boolean ended = process.endsBy(request.deadline());
        listener.ended();
        if (!ended) {
            return TOO_LATE;
        }
        try {
            SolverProcess.result(complained);
            SolverProcess.result(sent);
            SolverOutput printed = SolverProcess.result(answer);
            return judge(exchange.result().isPresent() ? readResult(printed) : printed, process.exitCode());
        } catch (IOException nonsense) {
            throw failure(nonsense.getMessage(), process.exitCode());
        }
    }

    /**
     * Has the solver list all models, each handed over as soon as it is read. A list counts as complete if the solver
     * says so, in words or by an exit code of its own.
     */
    End enumerate(SolverProcess process, Predicate<Model> wantsMore) throws InterruptedException {
        Threads.start("to " + spec.name(), () -> send(process.input()));
        errors.draining(process.errors());
        BlockingQueue<Optional<Model>> found = new ArrayBlockingQueue<>(MODELS_AHEAD);
        FutureTask<SolverOutput> answer = Threads.start("from " + spec.name(), () -> list(process.output(), found));
        Optional<Model> next = found.poll(request.deadline().millisLeft(), TimeUnit.MILLISECONDS);
        while (next != null && next.isPresent()) {
            if (!wantsMore.test(next.get())) {
                return End.ENOUGH;
            }
            next = found.poll(request.deadline().millisLeft(), TimeUnit.MILLISECONDS);
        }
        if (next == null || !process.endsBy(request.deadline())) {
            return End.TIME_LIMIT;
        }
        try {
            requireComplete(SolverProcess.result(answer), process.exitCode());
        } catch (IOException nonsense) {
            throw failure(nonsense.getMessage(), process.exitCode());
        }
        return End.ALL;
    }

    /** Nothing reports the end, good or bad. */
    private SolverOutput list(InputStream in, BlockingQueue<Optional<Model>> found)
            throws IOException, OutputError, InterruptedException {
        try {
            return exchange.task().read(output.watching(in), "its output", (next, closed, soFar) -> put(next, found));
        } finally {
            found.put(Optional.empty());
        }
    }

    private static void put(Model model, BlockingQueue<Optional<Model>> found) {
        try {
            found.put(Optional.of(model));
        } catch (InterruptedException never) {
            throw new IllegalStateException(never);
        }
    }

    private void requireComplete(SolverOutput answer, int exitCode) {
        boolean known = spec.answers().exit().values().stream().anyMatch(codes -> codes.contains(exitCode));
        boolean complete = answer.exhausted()
                || answer.status() == Status.UNSATISFIABLE
                || answer.status() == Status.SATISFIABLE && exitCode != SATISFIABLE;
        if (!known || !complete) {
            throw failure("it ended without saying that these are all solutions", exitCode);
        }
    }

    /**
     * A solver may stop reading whenever it likes: what it says without having read everything is judged like any other
     * answer.
     */
    private Void send(OutputStream input) {
        try (input) {
            if (!exchange.readsFile()) {
                exchange.task().write(input);
            }
        } catch (IOException closed) {
            return null;
        }
        return null;
    }

    /** Reads to the end even where the beginning is nonsense, lest the solver be stuck on a full pipe. */
    private SolverOutput read(InputStream in) throws IOException, OutputError {
        try {
            return exchange.task().read(output.watching(listener.listening(in)), "its output", this::keepFirst);
        } finally {
            output.drain(in);
        }
    }

    private SolverOutput readResult(SolverOutput printed) throws IOException {
        Path result = exchange.result().orElseThrow();
        if (!Files.isRegularFile(result)) { // a pipe or /dev/zero would have no end
            throw new IOException("its result file is missing, or no file");
        }
        try (InputStream in = Files.newInputStream(result)) {
            SolverOutput written = exchange.task().read(in, "its result file", this::keepFirst);
            if (printed.status() != Status.NO_VERDICT && printed.status() != written.status()) {
                throw new IOException("it said " + verdict(printed) + ", but wrote " + verdict(written));
            }
            return written;
        } catch (OutputError nonsense) {
            throw new IOException(nonsense.getMessage(), nonsense);
        }
    }

    private void keepFirst(Model found, boolean closed, Status soFar) {
        if (model == null) {
            model = found;
        }
    }

    private Result<Model> judge(SolverOutput answer, int exitCode) {
        if (hasReachedLimit(answer, exitCode)) {
            return new Result.Unknown<>("conflict limit");
        }
        if (answer.status() == Status.NO_VERDICT) {
            throw failure("it gave no verdict", exitCode);
        }
        if (!spec.answers().exit().get(answer.status()).contains(exitCode)) {
            throw failure("it said " + verdict(answer) + ", but its exit code disagrees", exitCode);
        }
        return switch (answer.status()) {
            case SATISFIABLE -> new Result.Found<>(completeModel(answer, exitCode));
            case UNSATISFIABLE -> new Result.None<>();
            default -> gaveUp(exitCode);
        };
    }

    /** At its limit cadical says nothing that counts. */
    private boolean hasReachedLimit(SolverOutput answer, int exitCode) {
        boolean isUndecided = answer.status() == Status.NO_VERDICT || answer.status() == Status.UNKNOWN;
        return request.conflicts().isPresent()
                && spec.has(SolverSpec.Key.CONFLICTS)
                && isUndecided
                && spec.answers().exit().get(Status.UNKNOWN).contains(exitCode);
    }

    private static String verdict(SolverOutput answer) {
        return answer.status() == Status.NO_VERDICT
                ? "nothing"
                : answer.status().name().toLowerCase(Locale.ROOT);
    }

    /** Before its time was over: that is how minisat ends when it gets no memory. */
    private Result<Model> gaveUp(int exitCode) {
        if (request.memoryKiB().isPresent()) {
            throw failure("it gave up", exitCode);
        }
        return new Result.Unknown<>(spec.name() + " gave up");
    }

    private Model completeModel(SolverOutput answer, int exitCode) {
        if (model == null) {
            throw failure("it said satisfiable, but there is no model", exitCode);
        }
        if (spec.answers().closesModel() && answer.models() == 1 && !answer.lastModelClosed()) {
            throw failure("its model is truncated", exitCode);
        }
        return model;
    }

    /** Everything one needs to see what went wrong. */
    private BackendError failure(String problem, int exitCode) {
        String lastWords = errors.lines(LINES_SHOWN).isEmpty() ? output.lines(LINES_SHOWN) : errors.lines(LINES_SHOWN);
        boolean starved = ranOutOfMemory(exitCode);
        String message = spec.name() + " failed: " + (starved ? "out of memory; " : "") + problem
                + "\n  command: " + String.join(" ", command)
                + "\n  exit code: " + exitCode + (exitCode > 128 ? " (signal " + (exitCode - 128) + ")" : "")
                + (lastWords.isEmpty() ? "" : "\n  last output: " + lastWords.replace("\n", "\n    "));
        return starved ? BackendError.outOfMemory(message) : new BackendError(message);
    }

    /** As the solver says; or, under a limit, if it was ended by force or gave up without having said why. */
    private boolean ranOutOfMemory(int exitCode) {
        String all = errors.lines(Integer.MAX_VALUE) + "\n" + output.lines(Integer.MAX_VALUE);
        boolean limited = request.memoryKiB().isPresent();
        boolean gaveUp = spec.answers().exit().get(Status.UNKNOWN).contains(exitCode);
        return MEMORY_COMPLAINT.matcher(all).find() || limited && (VIOLENT_ENDS.contains(exitCode) || gaveUp);
    }
}
