package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.ProgressBar;
import sudosat.cli.report.Reply;
import sudosat.cli.report.SolutionStream;
import sudosat.engine.Engine;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.inspect.Backbone;
import sudosat.inspect.Certificate;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.End;
import sudosat.work.Result;

/** {@code sudosat solve}. */
final class SolveCommand extends SudosatCommand {
    private static final String TRUE_CANDIDATES = "--true-candidates";

    private final Setting<List<String>> files = options().arguments("PUZZLE", Options.PUZZLES);
    private final BackendOptions backends = new BackendOptions(options());
    private final EncodingOptions styles = new EncodingOptions(options());
    private final Setting<Boolean> paranoid =
            options().flag("--paranoid", "Hold the solver's model against every clause, too.");
    private final ProofOptions proof = new ProofOptions(options(), "that there is no solution");
    private final Setting<Boolean> all = options().flag("--all", "Print every solution as it is found, each once.");
    private final Setting<Long> limit =
            options().option("--limit", "N", Type.NUMBER, "Find at most so many solutions.");
    private final Setting<Boolean> count =
            options().flag("--count", "Print the number of solutions, a line for each puzzle.");
    private final Setting<Boolean> candidates =
            options().flag(TRUE_CANDIDATES, "Print as CSV, for every cell, the values that it has in some solution.");
    private final BatchOptions batch = new BatchOptions(options(), "Solve so many puzzles at once");
    private final Setting<String> to =
            options().option("--to", "FORMAT", Type.TEXT, "Write solutions in this format, not in the puzzle's own.");
    private final PrettyOptions pretty = new PrettyOptions(options(), "Print a picture of each solution.");
    private final Setting<Boolean> verbose =
            options().flag("-v --verbose", "Report on standard error which engine answered.");
    private final Setting<String> output = outputOption();
    private final PuzzleOptions puzzleOptions = new PuzzleOptions(options());
    /** Solutions so far, for the progress of a single count. */
    private volatile long counted;

    SolveCommand(Console console) {
        super(console);
        options().alias(TRUE_CANDIDATES, "--candidates");
    }

    @Override
    Description description() {
        return new Description(
                "Solve puzzles.",
                "Prints the solved grids, or None where there is no solution. Every solution has passed a rule checker"
                        + " that knows nothing of SAT. Several puzzles are answered in order, each after a line"
                        + " '#puzzle I'; several solutions of one puzzle follow lines '#solution J'.",
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
        proof.requireDifferentFiles(output);
        PuzzleFiles puzzles = puzzleOptions.puzzles(files.value().orElse(List.of("-")), console);
        boolean isOne = puzzles.isOne();
        requireProvable(isOne);
        Engine engine = paranoid.isOn() ? backends.paranoid(styles, console) : backends.engine(styles, console);
        TextWriting answering = watched(out -> answer(puzzles, isOne, engine, request, out));
        return writeText(
                        output,
                        code -> !isOne || isEvery() || code != ExitCode.UNKNOWN,
                        count.isOn() ? stoppable(answering) : answering)
                .number;
    }

    private ExitCode answer(PuzzleFiles puzzles, boolean isOne, Engine engine, Request request, Writer out)
            throws IOException, InterruptedException {
        if (isEvery()) {
            return writeEvery(puzzles, isOne, engine, request, out);
        } else if (isOne) {
            return replyToOne(task(puzzles.next()), engine, request).print(console, out);
        }
        return batch.replyToAll(
                puzzles,
                puzzles::expected,
                (number, unread) -> replyInBatch(number, task(unread), engine),
                (number, unread) -> mark(number, task(unread)) + unanswered(task(unread)),
                console,
                out);
    }

    private Reply replyToOne(Task task, Engine engine, Request request) throws IOException, InterruptedException {
        try (ProgressBar progress = new ProgressBar(
                console,
                !batch.isQuiet(),
                () -> count.isOn() ? "counting: " + counted + " solutions so far" : "solving")) {
            return reply(task, engine, request);
        }
    }

    private void requireOneAnswer() {
        Options.exclude("--all", all.isOn(), "--count", count.isOn());
        Options.exclude(TRUE_CANDIDATES, candidates.isOn(), "--count", count.isOn());
        Options.exclude(TRUE_CANDIDATES, candidates.isOn(), "--all", all.isOn());
        Options.exclude(
                TRUE_CANDIDATES, candidates.isOn(), "--limit", limit.value().isPresent());
        Options.exclude("--to", to.value().isPresent(), "--count", count.isOn());
        Options.exclude("--to", to.value().isPresent(), TRUE_CANDIDATES, candidates.isOn());
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

    private ExitCode writeEvery(PuzzleFiles puzzles, boolean isOne, Engine engine, Request given, Writer out)
            throws IOException, InterruptedException {
        SolutionStream stream = new SolutionStream(out, limit());
        ExitCode worst = ExitCode.DONE;
        int first = console.part().puzzlesBefore() + 1;
        for (int number = first; puzzles.hasNext(); number++) {
            Task task = task(puzzles.next());
            if (!isOne) {
                Formats.CSV.writeMark(number, out); // a comment where every line is a puzzle
            }
            Request request = number == first ? given : backends.request(Optional.empty());
            AnswerLog log = new AnswerLog(engine.name());
            if (stream.write(task.puzzle(), task.format(), engine, request.reportingTo(log)) == End.LIMIT) {
                console.warn((isOne ? "" : "puzzle " + number + ": ") + "time limit: there may be more than these "
                        + stream.ofPuzzle() + " solutions");
                worst = ExitCode.UNKNOWN;
            } else if (verbose.isOn()) {
                console.warn((isOne ? "" : "puzzle " + number + ": ") + log);
            }
        }
        return worst == ExitCode.DONE && isOne && stream.ofPuzzle() == 0 ? ExitCode.NO_SOLUTION : worst;
    }

    private long limit() {
        return Type.range("--limit", limit.value().orElse(Long.MAX_VALUE), 1, Long.MAX_VALUE);
    }

    private Reply replyInBatch(int number, Task task, Engine engine) throws IOException, InterruptedException {
        return reply(task, engine, backends.request(Optional.empty())).after(mark(number, task));
    }

    /** What stands above an answer in a batch: nothing above counts, one of which is on every line. */
    private String mark(int number, Task task) throws IOException {
        StringBuilder mark = new StringBuilder();
        if (!count.isOn()) {
            task.format().writeMark(number, mark);
        }
        return mark.toString();
    }

    private Reply reply(Task task, Engine engine, Request request) throws IOException, InterruptedException {
        if (!verbose.isOn() && !backends.isCertified()) {
            return answer(task, engine, request);
        }
        AnswerLog log = new AnswerLog(engine.name());
        Reply reply = answer(task, engine, request.reportingTo(log));
        return reply.complaint().isEmpty() ? new Reply(reply.code(), reply.text(), remark(reply, log)) : reply;
    }

    /** Who answered, and how it was certified that there is no solution. */
    private String remark(Reply reply, AnswerLog log) {
        boolean isCertified =
                reply.code() == ExitCode.NO_SOLUTION && !log.certificate().isEmpty() && !proof.isOn();
        String certified = isCertified ? "certified: " + log.certificate() : "";
        String answered = verbose.isOn() ? log.toString() : "";
        return certified + (certified.isEmpty() || answered.isEmpty() ? "" : "; ") + answered;
    }

    private Reply answer(Task task, Engine engine, Request request) throws IOException, InterruptedException {
        if (count.isOn()) {
            return count(task, engine, request);
        } else if (candidates.isOn()) {
            return candidates(task, engine, request);
        }
        Result<Tuple> outcome = proof.isOn() ? prove(task.puzzle(), request) : engine.solve(task.puzzle(), request);
        if (outcome instanceof Result.Unknown<Tuple> undecided) {
            return new Reply(ExitCode.UNKNOWN, unanswered(task), "unknown: " + undecided.reason());
        }
        Optional<Tuple> solution = outcome.found();
        StringBuilder text = new StringBuilder();
        task.format().writeSolution(solution, text);
        return new Reply(solution.isPresent() ? ExitCode.DONE : ExitCode.NO_SOLUTION, text.toString(), "");
    }

    /** Whoever interrupts it gets to know the number so far. */
    private Reply count(Task task, Engine engine, Request request) throws InterruptedException {
        long most = limit();
        long[] number = new long[1];
        String reason = "time limit";
        try {
            End end = engine.list(task.puzzle(), request, solution -> {
                counted = ++number[0];
                return number[0] < most;
            });
            if (end != End.LIMIT) {
                return new Reply(ExitCode.DONE, number[0] + "\n", "");
            }
        } catch (InterruptedException enough) {
            reason = "interrupted";
        }
        return new Reply(ExitCode.UNKNOWN, unanswered(task), "unknown: " + reason + ", at least " + number[0]);
    }

    private Reply candidates(Task task, Engine engine, Request request) throws InterruptedException {
        Optional<Candidates> found = Backbone.of(task.puzzle(), engine, request);
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

    /** Where one line answers each puzzle every puzzle has its line, so that the others keep theirs. */
    private String unanswered(Task task) {
        return task.format().isLineForLine() || count.isOn() ? "Unknown\n" : "";
    }

    private void requireProvable(boolean isOne) {
        Options.exclude("--proof", proof.isOn(), "--count", count.isOn());
        Options.exclude("--proof", proof.isOn(), "--all", all.isOn());
        Options.exclude("--proof", proof.isOn(), "--limit", limit.value().isPresent());
        Options.exclude("--proof", proof.isOn(), TRUE_CANDIDATES, candidates.isOn());
        Options.exclude("--proof", proof.isOn(), "several puzzles", !isOne);
        if (proof.isOn()) {
            backends.requireOneSatSolver(console);
        }
    }

    private Result<Tuple> prove(Puzzle puzzle, Request request) throws IOException, InterruptedException {
        Result<Tuple> outcome = proof.prove(Certificate.ofNoSolution(puzzle), backends.prover(console), request);
        if (outcome instanceof Result.None) {
            console.warn((backends.isCertified() ? "s VERIFIED; " : "") + proof.hint());
        } else if (outcome instanceof Result.Found) {
            console.warn("no proof is written: there is a solution");
        }
        return outcome;
    }
}
