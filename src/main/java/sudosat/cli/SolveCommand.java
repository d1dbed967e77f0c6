package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import sudosat.Sudosat;
import sudosat.SudosatBuilder;
import sudosat.candidates.Candidates;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.ProgressBar;
import sudosat.cli.report.Reply;
import sudosat.cli.report.SolutionStream;
import sudosat.cli.report.SolveReport;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.Result;

/** {@code sudosat solve}. */
final class SolveCommand extends SudosatCommand {
    private static final String TRUE_CANDIDATES = "--true-candidates";

    private final Setting<List<String>> files = options().arguments("PUZZLE", Options.PUZZLES);
    private final BackendOptions backends = new BackendOptions(options());
    private final EncodingOptions styles = new EncodingOptions(options());
    private final Setting<Boolean> paranoid =
            options().flag("--paranoid", "Check the solver's model against every clause, too.");
    private final ProofOptions proof = new ProofOptions(options(), "that there is no solution");
    private final Setting<Boolean> all = options().flag("--all", "Print all solutions, each as soon as it is found.");
    private final Setting<Long> limit =
            options().option("--limit", "N", Type.NUMBER, "Stop after N solutions (default: no limit).");
    private final Setting<Boolean> count =
            options().flag("--count", "Print the number of solutions, one line per puzzle.");
    private final Setting<Boolean> candidates =
            options().flag(TRUE_CANDIDATES, "Print, as CSV, the values that each cell has in some solution.");
    private final BatchOptions batch = new BatchOptions(options(), "Solve N puzzles in parallel");
    private final Setting<String> to = options()
            .option("--to", "FORMAT", Type.FORMAT, "Format of the solutions (default: the format of the puzzle).");
    private final PrettyOptions pretty = new PrettyOptions(options(), "Draw each solution as text.");
    private final Setting<Boolean> verbose =
            options().flag("-v --verbose", "Report on standard error which engine answered, and how long it took.");
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
                "Solve puzzles, or list or count their solutions.",
                "Prints the solved grids, or None if there is no solution. A rule checker that knows"
                        + " nothing of SAT has accepted every solution that is printed.\nSeveral puzzles are"
                        + " answered in order, each after a line '#puzzle I'. Several solutions of one puzzle"
                        + " follow lines '#solution J'.",
                "--all --count --limit --rule --backend --timeout --jobs --output --to --pretty",
                List.of(
                        "sudosat solve pair.csv",
                        "sudosat solve --backend kissat --timeout 10s pair.csv",
                        "sudosat solve --all --limit 10 pair.csv"),
                ExitCode.OF_ANSWERS);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        Deadline deadline = backends.deadline();
        batch.jobs(); // a wrong number is reported before anything is read
        batch.refuseJobsWith("--all", all.isOn());
        batch.refuseJobsWith("--limit", isEvery());
        to.value().ifPresent(Formats::named);
        pretty.refuseWith(to, count);
        Options.exclude(count.name(), count.isOn(), all, to);
        Options.exclude(candidates.name(), candidates.isOn(), to);
        Options.exclude(candidates, count, all, limit);
        proof.requireDifferentFiles(output);
        PuzzleFiles puzzles = puzzleOptions.puzzles(files.value().orElse(List.of("-")), console);
        boolean isOne = puzzles.isOne();
        Options.exclude(proof.proof, count, all, limit, candidates);
        Options.exclude("several puzzles", !isOne, proof.proof);
        SudosatBuilder builder = styles.addTo(backends.builder(console));
        Sudosat sudosat = (paranoid.isOn() ? builder.paranoid() : builder).build();
        proof.requireEngines(sudosat);
        TextWriting answering = watched(out ->
                isOne ? answerOne(puzzles.next(), sudosat.until(deadline), out) : answerAll(puzzles, sudosat, out));
        Predicate<ExitCode> isKept = code -> !isOne || isEvery() || code != ExitCode.UNKNOWN;
        try (StopSignals signals = count.isOn() ? stopSignals() : null) {
            return writeText(output, isKept, answering);
        }
    }

    private ExitCode answerOne(PuzzleFiles.Unread unread, Sudosat sudosat, Writer out)
            throws IOException, InterruptedException {
        Puzzle puzzle = unread.read();
        if (isEvery()) {
            SolutionStream stream = new SolutionStream(out, limit());
            ExitCode code = writeEvery("", puzzle, format(unread, puzzle), sudosat, stream);
            return code == ExitCode.DONE && stream.ofPuzzle() == 0 ? ExitCode.NO_SOLUTION : code;
        }
        Reply reply;
        try (ProgressBar progress = new ProgressBar(
                console,
                !batch.isQuiet(),
                () -> count.isOn() ? "counting: " + counted + " solutions so far" : "solving")) {
            reply = reply(puzzle, report(unread, puzzle), sudosat);
        }
        return reply.print(console, out);
    }

    private ExitCode answerAll(PuzzleFiles puzzles, Sudosat sudosat, Writer out)
            throws IOException, InterruptedException {
        if (isEvery()) {
            return writeEveryOfAll(puzzles, sudosat, out);
        }
        return batch.replyToAll(
                puzzles,
                puzzles::expected,
                (number, unread) -> {
                    Puzzle puzzle = unread.read();
                    SolveReport report = report(unread, puzzle);
                    return reply(puzzle, report, sudosat).after(report.mark(number));
                },
                (number, unread) -> {
                    SolveReport report = report(unread, unread.read());
                    return report.mark(number) + report.unanswered();
                },
                console,
                out);
    }

    /** Every solution is asked for, or as many as the limit allows. */
    private boolean isEvery() {
        return all.isOn() || limit.value().isPresent() && !count.isOn();
    }

    private PuzzleFormat format(PuzzleFiles.Unread unread, Puzzle puzzle) {
        return pretty.isOn()
                ? pretty.format(Optional.of(puzzle), output, console)
                : to.value().map(Formats::named).orElse(unread.format());
    }

    private SolveReport report(PuzzleFiles.Unread unread, Puzzle puzzle) {
        return new SolveReport(format(unread, puzzle), count.isOn());
    }

    private ExitCode writeEveryOfAll(PuzzleFiles puzzles, Sudosat sudosat, Writer out)
            throws IOException, InterruptedException {
        SolutionStream stream = new SolutionStream(out, limit());
        ExitCode worst = ExitCode.DONE;
        for (int number = console.part().puzzlesBefore() + 1; puzzles.hasNext(); number++) {
            PuzzleFiles.Unread unread = puzzles.next();
            Puzzle puzzle = unread.read();
            Formats.CSV.writeMark(number, out); // a comment where every line is a puzzle
            worst = worst.orWorse(
                    writeEvery("puzzle " + number + ": ", puzzle, format(unread, puzzle), sudosat, stream));
        }
        return worst;
    }

    private ExitCode writeEvery(
            String which, Puzzle puzzle, PuzzleFormat format, Sudosat sudosat, SolutionStream stream)
            throws IOException, InterruptedException {
        AnswerLog log = new AnswerLog(sudosat.engineName());
        End end;
        boolean isSeen = output.value().isEmpty() && console.printsToTerminal();
        boolean isShown = !batch.isQuiet() && !isSeen;
        try (ProgressBar progress =
                new ProgressBar(console, isShown, () -> "listing: " + stream.ofPuzzle() + " solutions so far")) {
            end = stream.write(puzzle, format, sudosat.reportingTo(log));
        }
        if (end.isLimit()) {
            console.warn(
                    which + end.limit().get() + ": there may be more than these " + stream.ofPuzzle() + " solutions");
            return ExitCode.UNKNOWN;
        } else if (verbose.isOn()) {
            console.warn(which + log);
        }
        return ExitCode.DONE;
    }

    private long limit() {
        return Type.range("--limit", limit.value().orElse(Long.MAX_VALUE), 1, Long.MAX_VALUE);
    }

    /** An answer, and on request who gave it, and how it was certified that there is no solution. */
    private Reply reply(Puzzle puzzle, SolveReport report, Sudosat sudosat) throws IOException, InterruptedException {
        if (!verbose.isOn() && !backends.isCertified()) {
            return answer(puzzle, report, sudosat);
        }
        AnswerLog log = new AnswerLog(sudosat.engineName());
        Reply reply = answer(puzzle, report, sudosat.reportingTo(log));
        return reply.message().isEmpty() ? new Reply(reply.code(), reply.text(), remark(reply, log)) : reply;
    }

    private String remark(Reply reply, AnswerLog log) {
        boolean isCertified =
                reply.code() == ExitCode.NO_SOLUTION && !log.certificate().isEmpty() && !proof.isOn();
        String certified = isCertified ? "certified: " + log.certificate() : "";
        String answered = verbose.isOn() ? log.toString() : "";
        return certified + (certified.isEmpty() || answered.isEmpty() ? "" : "; ") + answered;
    }

    private Reply answer(Puzzle puzzle, SolveReport report, Sudosat sudosat) throws IOException, InterruptedException {
        if (count.isOn()) {
            return count(puzzle, report, sudosat);
        } else if (candidates.isOn()) {
            return report.candidates(sudosat.candidates(puzzle).map(found -> text(puzzle, found)));
        }
        return report.solution(proof.isOn() ? prove(puzzle, sudosat) : sudosat.solve(puzzle));
    }

    /** Whoever interrupts it gets to know the number so far. */
    private Reply count(Puzzle puzzle, SolveReport report, Sudosat sudosat) {
        long most = limit();
        long[] number = new long[1];
        try {
            End end = sudosat.solutions(puzzle, solution -> {
                counted = ++number[0];
                return number[0] < most;
            });
            return report.number(number[0], end.limit());
        } catch (InterruptedException enough) {
            return report.number(number[0], Optional.of("interrupted"));
        }
    }

    private String text(Puzzle puzzle, Candidates found) {
        return pretty.isOn() ? pretty.candidates(puzzle, found, output, console) : table(found);
    }

    /** One row per line as in a puzzle, with blanks between the values of a cell. */
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

    private Result<Tuple> prove(Puzzle puzzle, Sudosat sudosat) throws IOException, InterruptedException {
        Result<Tuple> outcome = sudosat.prove(puzzle, proof.files().orElseThrow());
        if (outcome instanceof Result.None) {
            console.warn((backends.isCertified() ? "s VERIFIED; " : "") + proof.hint());
        } else if (outcome instanceof Result.Found) {
            console.warn("no proof was written: there is a solution");
        }
        return outcome;
    }
}
