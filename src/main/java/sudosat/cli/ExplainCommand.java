package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import sudosat.ExplainedPuzzle;
import sudosat.Sudosat;
import sudosat.cli.report.ClashReport;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.ExplainJson;
import sudosat.cli.report.ExplainReport;
import sudosat.cli.report.ExplainStats;
import sudosat.cli.report.ExplainText;
import sudosat.cli.report.ProgressBar;
import sudosat.cli.report.Reply;
import sudosat.inspect.Clash;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** {@code sudosat explain}. */
final class ExplainCommand extends SudosatCommand {
    private static final Duration TIME_TO_SAY_WHY = Duration.ofSeconds(10);
    private static final int MOST_RULES_TO_SAY_WHY = 2_000;

    private final Setting<List<String>> files = options().arguments("PUZZLE", Options.PUZZLES);
    private final Setting<Boolean> hint = options().flag("--hint", "Print only the next step.");
    private final Setting<Boolean> stats = options()
            .flag("--stats", "Print CSV, one row per puzzle: its difficulty, and how often each technique is used.");
    private final Setting<Boolean> json =
            options().flag("--json", "Print one JSON object per puzzle, on one line; see 'sudosat help json'.");
    private final BackendOptions backends = new BackendOptions(options());
    private final EncodingOptions styles = new EncodingOptions(options());
    private final BatchOptions batch =
            new BatchOptions(options(), "Explain N puzzles in parallel", "Show neither progress nor the time.");
    private final Setting<String> output = outputOption();
    private final PuzzleOptions puzzleOptions = new PuzzleOptions(options());

    ExplainCommand(Console console) {
        super(console);
    }

    @Override
    Description description() {
        return new Description(
                "Solve puzzles step by step as people do; rate their difficulty.",
                "Prints every step with its technique and reason, always the easiest step that exists,"
                        + " then a summary and the solution. Where no technique applies, it tries candidates.\nIf a"
                        + " puzzle has several solutions, it explains what holds in all of them and prints the"
                        + " remaining candidates; the exit code is 0. If a puzzle has no solution, it names clues"
                        + " and rules that contradict each other.",
                "--hint --stats --rule --timeout --jobs --json --output --quiet",
                List.of(
                        "sudosat explain pair.csv",
                        "sudosat explain --hint pair.csv",
                        "sudosat explain --stats puzzles.txt > ratings.csv"),
                ExitCode.OF_ANSWERS);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        long start = System.nanoTime();
        Deadline deadline = backends.deadline();
        Options.exclude(stats, hint, json);
        List<String> arguments = files.value().orElse(List.of("-"));
        PuzzleFiles opened = json.isOn()
                ? puzzleOptions.puzzlesOrErrors(arguments, console)
                : puzzleOptions.puzzles(arguments, console);
        List<PuzzleFiles.Unread> puzzles = opened.rest();
        if (!json.isOn()) {
            puzzles.forEach(puzzle -> ExplainedPuzzle.requireSize(puzzle.read()));
        }
        ExitCode code = writeText(output, watched(out -> explain(puzzles, deadline, out)));
        reportTime(System.nanoTime() - start);
        return code;
    }

    private ExitCode explain(List<PuzzleFiles.Unread> puzzles, Deadline deadline, Writer out)
            throws IOException, InterruptedException {
        out.write(stats.isOn() && console.part().isFirst() ? ExplainStats.header() : "");
        Sudosat sudosat = styles.addTo(backends.builder(console)).build();
        sudosat.engineName(); // a missing one is reported once, not by every puzzle of a batch
        if (puzzles.size() == 1 && !console.part().isBatch()) {
            Reply reply;
            try (ProgressBar progress = new ProgressBar(console, !batch.isQuiet(), () -> "explaining")) {
                reply = reply(1, puzzles.get(0), sudosat, deadline);
            }
            return reply.print(console, out);
        }
        return batch.replyToAll(
                puzzles.iterator(),
                puzzles::size,
                (number, puzzle) -> replyInBatch(number, puzzle, sudosat),
                (number, puzzle) -> heading(number)
                        + text(ExplainReport.unknown(number, puzzle.read(), puzzle.format(), "backend error")),
                console,
                out);
    }

    private Reply replyInBatch(int number, PuzzleFiles.Unread puzzle, Sudosat sudosat)
            throws IOException, InterruptedException {
        try {
            return reply(number, puzzle, sudosat, backends.deadline()).after(heading(number));
        } catch (UserError unreadable) {
            if (!json.isOn()) {
                throw unreadable;
            }
            return Reply.unreadable(number, unreadable);
        }
    }

    private Reply reply(int number, PuzzleFiles.Unread puzzle, Sudosat sudosat, Deadline deadline)
            throws IOException, InterruptedException {
        Sudosat timed = sudosat.until(deadline);
        ExplainReport report = new ExplainReport(
                number, puzzle.format(), hint.isOn() ? timed.hint(puzzle.read()) : timed.explain(puzzle.read()));
        boolean isToSayWhy = report.exitCode() == ExitCode.NO_SOLUTION && isText() && !hint.isOn();
        return new Reply(
                report.exitCode(),
                (isToSayWhy ? whyUnsolvable(puzzle.read(), deadline) : "") + text(report),
                isText() ? report.message() : "");
    }

    /** Clues and rules that contradict each other, if they are found soon and without much memory. */
    private static String whyUnsolvable(Puzzle puzzle, Deadline deadline) throws InterruptedException {
        if (puzzle.rules().size() > MOST_RULES_TO_SAY_WHY) {
            return "";
        }
        Deadline soon = deadline.isSet() ? deadline : Deadline.after(TIME_TO_SAY_WHY);
        Result<Clash> clash = Clash.find(puzzle, Clash.Size.MINIMAL, soon);
        return clash instanceof Result.Found ? new ClashReport(clash).lines() : "";
    }

    private String text(ExplainReport report) throws IOException {
        if (hint.isOn()) {
            return json.isOn() ? ExplainJson.hint(report) : ExplainText.hint(report);
        } else if (stats.isOn()) {
            return ExplainStats.row(report);
        }
        return json.isOn() ? ExplainJson.of(report) : ExplainText.of(report);
    }

    /** Programs find everything in the rows and objects. */
    private boolean isText() {
        return !json.isOn() && !stats.isOn();
    }

    private String heading(int number) {
        String said = hint.isOn() ? number + ": " : "#puzzle " + number + "\n";
        return isText() ? said : "";
    }

    /** Not among the results, which are the same every time. */
    private void reportTime(long nanos) {
        if (isText() && !hint.isOn() && !batch.isQuiet()) {
            console.warn(String.format(Locale.ROOT, "time: %.2f s", nanos / 1e9));
        }
    }
}
