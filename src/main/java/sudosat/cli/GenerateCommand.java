package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.security.SecureRandom;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import sudosat.PuzzleSettings;
import sudosat.Sudosat;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.FewestReport;
import sudosat.cli.report.GeneratedReport;
import sudosat.cli.report.ProgressBar;
import sudosat.cli.report.Reply;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.generate.Digger;
import sudosat.generate.Generator;
import sudosat.work.Deadline;

/** {@code sudosat generate}. */
final class GenerateCommand extends SudosatCommand {
    private static final int HIGHEST_SEED = 1_000_000_000;
    private static final int MOST_PUZZLES = 1_000_000_000;

    private final GenerateOptions puzzle = new GenerateOptions(options());
    private final Setting<Boolean> fewest = options()
            .flag(
                    "--fewest",
                    "Search for puzzles with the fewest clues, and print each improvement. Stops at --timeout, or"
                            + " when no puzzle can have fewer clues.");
    private final Setting<Long> count =
            options().option("--number", "M", Type.NUMBER, "Make M puzzles, with consecutive seeds (default: 1).");
    private final BackendOptions backends =
            new BackendOptions(options(), "Seed of the puzzle. The same seed makes the same puzzle (default: random).");
    private final Setting<Long> conflicts = options()
            .option(
                    "--conflicts",
                    "N",
                    Type.NUMBER,
                    "Keep a clue if N conflicts do not decide whether it is necessary (default: no limit).");
    private final BatchOptions batch = new BatchOptions(
            options(),
            "Make N puzzles in parallel, or run N solver processes for a single puzzle",
            "Show neither progress nor the seed.");
    private final Setting<String> to =
            options().option("--to", "FORMAT", Type.FORMAT, "Format of the puzzles (default: csv).");
    private final Setting<Boolean> json =
            options().flag("--json", "Print one JSON object per puzzle, on one line; see 'sudosat help json'.");
    private final PrettyOptions pretty = new PrettyOptions(options(), "Draw each puzzle as text.");
    private final Setting<String> output = outputOption();

    GenerateCommand(Console console) {
        super(console);
        options().alias("--number", "--count");
    }

    @Override
    Description description() {
        return new Description(
                "Make puzzles with a unique solution.",
                "Fills grids at random and removes clues until every remaining clue is proven"
                        + " necessary. --symmetry, --difficulty and --holes can leave redundant clues.\nAt the time"
                        + " limit, or after Ctrl-C, prints the puzzle reached so far. Its solution is unique, and a"
                        + " message says how many clues are not proven necessary.",
                "--number --rule --difficulty --symmetry --holes --seed --timeout --pretty --to --output",
                List.of(
                        "sudosat generate 3",
                        "sudosat generate 3 1 --symmetry rotate180 --number 10 --to line",
                        "sudosat generate 3 1 --rule killer",
                        "sudosat generate 3 1 --difficulty hard",
                        "sudosat generate 3 --fewest --timeout 1m",
                        "sudosat generate 5 --timeout 30s --seed 7"),
                ExitCode.DONE,
                ExitCode.USER_ERROR,
                ExitCode.BACKEND_ERROR,
                ExitCode.UNPROVEN,
                ExitCode.NO_FILLING,
                ExitCode.BUG);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        pretty.refuseWith(to, json);
        PuzzleFormat format = pretty.isOn()
                ? pretty.format(Optional.empty(), output, console)
                : Formats.named(to.value().orElse("csv"));
        PuzzleSettings settings = puzzle.writable(format, conflicts(), console);
        if (fewest.isOn()) {
            Options.exclude(fewest, count);
            settings.requirePlain();
        }
        Generator.Spec spec = settings.spec();
        if (!backends.deadline().isSet() && !batch.isQuiet()) {
            puzzle.sizeRemark(spec.rules()).ifPresent(console::warn);
        }
        int number = (int) Type.range("--number", count.value().orElse(1L), 1, MOST_PUZZLES);
        boolean isBatch = number > 1 || console.part().isBatch();
        GeneratedReport report =
                new GeneratedReport(format, json.isOn(), isBatch || fewest.isOn(), spec.holes(), puzzle.difficulty());
        try (StopSignals signals = stopSignals()) {
            return writeText(output, watched(out -> make(number, settings, report, out)));
        }
    }

    private ExitCode make(int number, PuzzleSettings settings, GeneratedReport report, Writer out)
            throws IOException, InterruptedException {
        Deadline deadline = backends.deadline();
        Sudosat sudosat =
                backends.unseeded(console).jobs(number > 1 ? 1 : batch.jobs()).build();
        if (fewest.isOn()) {
            return makeFewest(settings, sudosat.until(deadline), report, out);
        }
        return report.isBatch()
                ? makeAll(number, settings, sudosat, report, out)
                : makeOne(settings, sudosat.until(deadline), report, out);
    }

    private ExitCode makeFewest(PuzzleSettings settings, Sudosat sudosat, GeneratedReport report, Writer out)
            throws IOException {
        long seed = seed();
        try (FewestReport progress = new FewestReport(report, seed, batch.isQuiet(), console, out)) {
            return progress.end(sudosat.fewest(settings, seed, progress));
        } catch (InterruptedException enough) {
            return ExitCode.UNPROVEN;
        }
    }

    private long conflicts() {
        return Type.range("--conflicts", conflicts.value().orElse(Long.MAX_VALUE), 0, Long.MAX_VALUE);
    }

    private long seed() {
        Optional<Long> given = backends.seed();
        long seed = given.orElseGet(() -> (long) new SecureRandom().nextInt(HIGHEST_SEED));
        if (given.isEmpty() && !batch.isQuiet()) {
            console.warn("seed " + seed);
        }
        return seed;
    }

    private ExitCode makeOne(PuzzleSettings settings, Sudosat sudosat, GeneratedReport report, Writer out)
            throws IOException, InterruptedException {
        long seed = seed();
        Reply reply;
        try (ProgressBar progress = new ProgressBar(console, batch.isQuiet() ? 0 : settings.cells())) {
            progress.reach(0, "filling grids");
            reply = report.reply(
                    1,
                    seed,
                    sudosat.generate(
                            settings, seed, state -> progress.reach(state.holes() + state.needed(), words(state))));
        }
        return reply.print(console, out);
    }

    private static String words(Digger.State state) {
        return state.holes() + " removed, " + state.needed() + " proven necessary, " + state.unproven() + " to test";
    }

    /** What is complete when it is interrupted stays. */
    private ExitCode makeAll(int number, PuzzleSettings settings, Sudosat sudosat, GeneratedReport report, Writer out)
            throws IOException {
        long first = seed();
        int before = console.part().puzzlesBefore();
        int made = console.part().isBatch() ? console.part().puzzles() : number;
        Iterator<Callable<Reply>> work = IntStream.range(before, before + made)
                .<Callable<Reply>>mapToObj(
                        i -> () -> report.reply(i + 1, first + i, sudosat.generate(settings, first + i)))
                .iterator();
        try {
            return batch.printAll(work, () -> made, console, out);
        } catch (InterruptedException enough) {
            return ExitCode.UNPROVEN;
        }
    }
}
