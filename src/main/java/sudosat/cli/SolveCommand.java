package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sudosat.backend.Enumerator.End;
import sudosat.backend.Request;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.io.UserError;
import sudosat.model.Tuple;
import sudosat.pipeline.Backbone;
import sudosat.pipeline.Certificate;
import sudosat.pipeline.Outcome;
import sudosat.pipeline.Pipeline;
import sudosat.pipeline.Trust;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;

/** {@code sudosat solve}. */
final class SolveCommand extends SudosatCommand {
    private final Setting<List<String>> files =
            options().arguments("PUZZLE", "The puzzles; standard input unless given.");
    private final BackendOptions backends = new BackendOptions(options());
    private final StyleOptions styles = new StyleOptions(options());
    private final Setting<Boolean> paranoid =
            options().flag("--paranoid", "Hold the solver's model against every clause, too.");
    private final ProofOptions proof = new ProofOptions(options(), "that there is no solution");
    private final Setting<Boolean> all = options().flag("--all", "Print every solution as it is found, each once.");
    private final Setting<Long> limit =
            options().option("--limit", "N", Type.NUMBER, "Find at most so many solutions.");
    private final Setting<Boolean> count =
            options().flag("--count", "Print the number of solutions, a line for each puzzle.");
    private final Setting<Boolean> candidates =
            options().flag("--candidates", "Print as CSV, for every cell, the values that it has in some solution.");
    private final BatchOptions batch = new BatchOptions(options(), "Solve so many puzzles at once");
    private final Setting<String> to =
            options().option("--to", "FORMAT", Type.TEXT, "Write solutions in this format, not in the puzzle's own.");
    private final PrettyOptions pretty = new PrettyOptions(options(), "Print a picture of each solution.");
    private final Setting<String> output = outputOption();
    private final PuzzleOptions puzzleOptions = new PuzzleOptions(options());

    SolveCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Solve puzzles.",
                "Prints the solved grids, or None where there is no solution. Every solution has passed a rule checker"
                    + " that knows nothing of SAT. Several puzzles are answered in order, each after a line '#puzzle"
                    + " I'; so are several solutions.",
                List.of(
                        "sudosat solve pair.csv",
                        "sudosat solve --backend kissat --timeout 10s pair.csv",
                        "sudosat solve --all --limit 10 pair.csv"),
                ExitCode.OF_ANSWERS);
    }

    /** A puzzle and the format its solution is to be written in. */
    private record Task(Puzzle puzzle, PuzzleFormat format) {}

    @Override
    public Integer call() throws IOException, InterruptedException {
        Request request = backends.request(Optional.empty());
        batch.jobs(); // a wrong number is told before anything is read
        to.value().ifPresent(Formats::named);
        pretty.refuseWith("--to", to.value().isPresent());
        pretty.refuseWith("--count", count.isOn());
        requireOneAnswer();
        PuzzleFiles puzzles = puzzleOptions.puzzles(files.value().orElse(List.of("-")), console);
        boolean isOne = puzzles.isOne();
        requireProvable(isOne);
        Function<Request, Pipeline> pipelines =
                backends.pipelines(styles, paranoid.isOn() ? Trust.NOTHING : Trust.RULES, console);
        return writeText(
                        output,
                        code -> !isOne || isEvery() || code != ExitCode.UNKNOWN,
                        watched(out -> answer(puzzles, isOne, pipelines, request, out)))
                .number;
    }

    private ExitCode answer(
            PuzzleFiles puzzles, boolean isOne, Function<Request, Pipeline> pipelines, Request request, Writer out)
            throws IOException, InterruptedException {
        if (isEvery()) {
            return writeEvery(puzzles, isOne, pipelines, request, out);
        } else if (isOne) {
            return reply(task(puzzles.next()), pipelines, request).print(console, out);
        }
        return batch.replyToAll(
                puzzles,
                puzzles::expected,
                (number, unread) -> replyInBatch(number, task(unread), pipelines),
                (number, unread) -> mark(number, task(unread)) + unanswered(task(unread)),
                console,
                out);
    }

    private void requireOneAnswer() {
        if (count.isOn() && all.isOn() || candidates.isOn() && (count.isOn() || isEvery())) {
            throw new UserError(
                    "--all, --count and --candidates: found two of them, expected one; --limit is for --all and"
                            + " --count");
        }
    }

    /** Every solution is asked for, or as many as the limit allows. */
    private boolean isEvery() {
        return all.isOn() || limit.value().isPresent() && !count.isOn();
    }

    private Task task(PuzzleFiles.Unread unread) {
        Puzzle puzzle = unread.read();
        return new Task(
                puzzle,
                pretty.isOn()
                        ? pretty.format(puzzle, output, console)
                        : to.value().map(Formats::named).orElse(unread.format()));
    }

    private ExitCode writeEvery(
            PuzzleFiles puzzles, boolean isOne, Function<Request, Pipeline> pipelines, Request first, Writer out)
            throws IOException, InterruptedException {
        SolutionStream stream = new SolutionStream(out, limit());
        ExitCode worst = ExitCode.DONE;
        for (int number = 1; puzzles.hasNext(); number++) {
            Task task = task(puzzles.next());
            int before = stream.written();
            Request request = number == 1 ? first : backends.request(Optional.empty());
            if (stream.write(task.puzzle(), task.format(), pipelines.apply(request)) == End.LIMIT) {
                console.warn((isOne ? "" : "puzzle " + number + ": ") + "time limit: there may be more than these "
                        + (stream.written() - before) + " solutions");
                worst = ExitCode.UNKNOWN;
            }
        }
        return worst == ExitCode.DONE && isOne && stream.written() == 0 ? ExitCode.NO_SOLUTION : worst;
    }

    private long limit() {
        return Type.range("--limit", limit.value().orElse(Long.MAX_VALUE), 1, Long.MAX_VALUE);
    }

    private Reply replyInBatch(int number, Task task, Function<Request, Pipeline> pipelines)
            throws IOException, InterruptedException {
        return reply(task, pipelines, backends.request(Optional.empty())).after(mark(number, task));
    }

    private static String mark(int number, Task task) throws IOException {
        StringBuilder mark = new StringBuilder();
        task.format().writeMark(number, mark);
        return mark.toString();
    }

    private Reply reply(Task task, Function<Request, Pipeline> pipelines, Request request)
            throws IOException, InterruptedException {
        Pipeline pipeline = pipelines.apply(request);
        if (count.isOn()) {
            return count(task, pipeline);
        } else if (candidates.isOn()) {
            return candidates(task, pipeline);
        }
        Outcome outcome = proof.isOn() ? prove(task.puzzle(), request) : pipeline.solve(task.puzzle());
        if (outcome instanceof Outcome.Unknown undecided) {
            return new Reply(ExitCode.UNKNOWN, unanswered(task), "unknown: " + undecided.reason());
        }
        Optional<Tuple> solution =
                outcome instanceof Outcome.Solved solved ? Optional.of(solved.solution()) : Optional.empty();
        StringBuilder text = new StringBuilder();
        task.format().writeSolution(solution, text);
        return new Reply(solution.isPresent() ? ExitCode.DONE : ExitCode.NO_SOLUTION, text.toString(), "");
    }

    private Reply count(Task task, Pipeline pipeline) throws InterruptedException {
        Pipeline.Count solutions = pipeline.count(task.puzzle(), limit());
        return solutions.end() == End.LIMIT
                ? new Reply(ExitCode.UNKNOWN, unanswered(task), "unknown: time limit, at least " + solutions.number())
                : new Reply(ExitCode.DONE, solutions.number() + "\n", "");
    }

    private Reply candidates(Task task, Pipeline pipeline) throws InterruptedException {
        Optional<Candidates> found = Backbone.of(task.puzzle(), pipeline);
        if (found.isEmpty()) {
            return new Reply(ExitCode.UNKNOWN, "", "unknown: time limit");
        }
        if (found.get().isContradiction()) {
            return new Reply(ExitCode.NO_SOLUTION, "None\n", "");
        }
        String text =
                pretty.isOn() ? pretty.candidates(task.puzzle(), found.get(), output, console) : table(found.get());
        return new Reply(ExitCode.DONE, text, "");
    }

    /** A row a line as in a puzzle, the values of a cell with blanks between them. */
    private static String table(Candidates found) {
        StringBuilder text = new StringBuilder();
        int size = found.size();
        for (int cell = 0; cell < found.cells(); cell++) {
            String blank = "";
            for (int value = found.next(cell, 1); value <= size; value = found.next(cell, value + 1)) {
                text.append(blank).append(value);
                blank = " ";
            }
            text.append((cell + 1) % size == 0 ? '\n' : ',');
        }
        return text.toString();
    }

    /** In a format of one line a puzzle every puzzle has its line, so that the others keep theirs. */
    private static String unanswered(Task task) {
        return task.format().isLineForLine() ? "Unknown\n" : "";
    }

    private void requireProvable(boolean isOne) {
        if (proof.isOn() && (!isOne || count.isOn() || isEvery() || candidates.isOn())) {
            throw new UserError(
                    "--proof: only for a single puzzle, and without --count, --all, --limit or --candidates");
        }
        if (proof.isOn()) {
            backends.requireOneSatSolver(console);
        }
    }

    private Outcome prove(Puzzle puzzle, Request request) throws IOException, InterruptedException {
        Outcome outcome = proof.prove(Certificate.ofNoSolution(puzzle), backends.prover(console), request);
        if (outcome instanceof Outcome.NoSolution) {
            console.warn((backends.isCertified() ? "s VERIFIED; " : "") + proof.hint());
        }
        return outcome;
    }
}
