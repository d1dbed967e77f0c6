package sudosat.backend.process;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.Capability;
import sudosat.backend.InputLanguage;
import sudosat.backend.OutputFormat;
import sudosat.backend.Request;
import sudosat.backend.SolverSpec;
import sudosat.backend.SolverSpec.Key;
import sudosat.backend.Task;
import sudosat.cnf.Model;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.Result;

/** A solver of any language that runs as a process, as its entry in solvers.yaml says. */
public record SolverProgram(SolverSpec spec, Programs programs) implements Backend {
    /** Seeds from 1 up to this one are taken by all solvers; minisat refuses 0. */
    private static final long HIGHEST_SEED = Integer.MAX_VALUE - 1;

    private static final String INPUT = "{input}";

    @Override
    public String name() {
        return spec.name();
    }

    @Override
    public InputLanguage language() {
        return spec.language();
    }

    @Override
    public OutputFormat answers() {
        return spec.answers().format();
    }

    @Override
    public String preferredEncoding() {
        return spec.encoding();
    }

    @Override
    public boolean can(Capability capability) {
        return spec.can(capability);
    }

    /** The same program with options of its own. */
    public SolverProgram withOptions(List<String> options) {
        return new SolverProgram(spec.withOptions(options), programs);
    }

    /** The same program, called so that it prints statistics. */
    public SolverProgram withStatistics() {
        return new SolverProgram(spec.withStatistics(), programs);
    }

    public Optional<Path> file() {
        return programs.find(spec.program());
    }

    public boolean isInstalled() {
        return file().isPresent();
    }

    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        return solve(task, request, ProcessListener.NOBODY);
    }

    /** The same, with a listener to the process. */
    public Result<Model> solve(Task task, Request request, ProcessListener listener) throws InterruptedException {
        if (request.proof().isPresent() && !can(Capability.WRITE_PROOFS)) {
            throw new BackendError(name() + " writes no proofs");
        }
        long start = System.nanoTime();
        Result<Model> result = withProcess(task, arguments(request), request, listener, SolverRun::solve);
        report(task, request, start);
        return result;
    }

    @Override
    public End list(Task task, Request request, Predicate<Model> wantsMore) throws InterruptedException {
        Arguments arguments = arguments(request).insert(spec.words(Key.ALL));
        long start = System.nanoTime();
        End end = withProcess(
                task, arguments, request, ProcessListener.NOBODY, (run, process) -> run.enumerate(process, wantsMore));
        report(task, request, start);
        return end;
    }

    private void report(Task task, Request request, long start) {
        List<String> words = new ArrayList<>(List.of(name()));
        words.addAll(special(request));
        request.listener().answered(String.join(" ", words), task, Duration.ofNanos(System.nanoTime() - start));
    }

    /** The arguments for this kind of formula. */
    private List<String> special(Request request) {
        return switch (request.subject()) {
            case PUZZLE -> spec.words(Key.PUZZLES);
            case NEARLY_ALL_TRUE -> spec.words(Key.NEAR);
            case ANYTHING -> List.of();
        };
    }

    /** What to get from a solver that runs. */
    private interface ProcessUse<T> {
        T answer(SolverRun run, SolverProcess process) throws InterruptedException;
    }

    private <T> T withProcess(
            Task task, Arguments arguments, Request request, ProcessListener listener, ProcessUse<T> use)
            throws InterruptedException {
        try (TemporaryFolder folder = new TemporaryFolder()) {
            boolean readsFile = arguments.mentions(INPUT);
            if (readsFile) {
                arguments.fill(INPUT, input(task, folder).toString());
            }
            Optional<Path> result = arguments.fillWithFile("{result}", folder, "result");
            SolverRun run = new SolverRun(
                    spec, arguments.words(), new SolverRun.Exchange(task, readsFile, result), request, listener);
            try (SolverProcess process = SolverProcess.start(
                    arguments.words(), place(folder), request.memoryKiB(), Platform.with(programs))) {
                return use.answer(run, process);
            }
        } catch (IOException failed) {
            throw new BackendError(name() + " could not be run: " + failed.getMessage(), failed);
        }
    }

    /** Where the task stands for it to read; some solvers tell the language by the ending. */
    private Path input(Task task, TemporaryFolder folder) throws IOException, InterruptedException {
        if (task.file().isPresent()) {
            return task.file().get();
        }
        Path file = folder.file("problem." + spec.language().label());
        task.write(file);
        return file;
    }

    /** HiGHS leaves a log wherever it runs. SAT solvers and this program do not, and need no folder made. */
    private Optional<Path> place(TemporaryFolder folder) throws IOException, InterruptedException {
        return spec.language() == InputLanguage.CNF || spec.language() == InputLanguage.CSV
                ? Optional.empty()
                : Optional.of(folder.path());
    }

    private Arguments arguments(Request request) {
        Path program = file().orElseThrow(
                        () -> new BackendError(name() + " is not installed: there is no program " + spec.program()));
        Arguments arguments =
                new Arguments(spec.command()).replaceProgram(program).insert(special(request));
        request.conflicts()
                .ifPresent(
                        most -> arguments.insert(spec.words(Key.CONFLICTS)).fill("{conflicts}", String.valueOf(most)));
        request.seed()
                .ifPresent(seed -> arguments
                        .insert(spec.words(Key.SEED))
                        .fill("{seed}", String.valueOf(1 + Math.floorMod(seed - 1, HIGHEST_SEED))));
        if (request.deadline().isSet()) {
            arguments
                    .insert(spec.words(Key.TIME))
                    .fill("{seconds}", request.deadline().roughSeconds());
        }
        request.proof()
                .ifPresent(proof -> arguments
                        .append(spec.words(Key.PROOF))
                        .fill("{proof}", proof.toAbsolutePath().toString()));
        return arguments.fill("{cnf}", INPUT);
    }

    /**
     * The first number with a point, or else the first word with a digit, of what the solver says when asked; empty if
     * it says nothing.
     */
    public String version(Deadline deadline) throws InterruptedException {
        return version(spec.words(Key.VERSION), programs, deadline);
    }

    static String version(List<String> command, Programs programs, Deadline deadline) throws InterruptedException {
        try {
            String output = command.isEmpty()
                    ? ""
                    : programs.run(command, OptionalLong.empty(), deadline)
                            .map(Programs.ProgramOutput::lastLines)
                            .orElse("");
            return firstWord("\\d+\\.\\S+", output)
                    .or(() -> firstWord("\\S*\\d\\S*", output))
                    .orElse("");
        } catch (IOException untold) {
            return "";
        }
    }

    private static Optional<String> firstWord(String pattern, String text) {
        Matcher matcher = Pattern.compile("(?<!\\S)" + pattern).matcher(text);
        return matcher.find() ? Optional.of(matcher.group()) : Optional.empty();
    }
}
