package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;
import sudosat.Sudosat;
import sudosat.cli.report.CheckReport;
import sudosat.cli.report.ClashReport;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.ProgressBar;
import sudosat.cli.report.RepairReport;
import sudosat.cli.report.Reply;
import sudosat.cli.report.Report;
import sudosat.cli.report.SolutionReport;
import sudosat.format.Answer;
import sudosat.format.PuzzleFormat;
import sudosat.inspect.Clash;
import sudosat.inspect.DroppedClues;
import sudosat.inspect.Findings;
import sudosat.inspect.Property;
import sudosat.inspect.Uniqueness;
import sudosat.io.UserError;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** {@code sudosat check}. */
final class CheckCommand extends SudosatCommand {
    private final Setting<List<String>> files = options().arguments("PUZZLE", Options.PUZZLES);
    private final Setting<String> solution = options()
            .option(
                    "--solution",
                    "FILE",
                    Type.FILE_NAME,
                    "Check these solutions, one per puzzle. 'check PUZZLE SOLUTION' does the same.");
    private final Setting<Boolean> unique = options().flag("--unique", "Check only whether the solution is unique.");
    private final Setting<Boolean> minimal =
            options().flag("--minimal", "Check only whether the solution is unique and every clue is necessary.");
    private final Setting<Boolean> clash = options()
            .flag(
                    "--clash",
                    "If there is no solution, name clues and rules that contradict each other. All of them"
                            + " are needed for the contradiction.");
    private final Setting<Boolean> smallest =
            options().flag("--smallest", "With --clash: find as few clues and rules as possible. This may take long.");
    private final Setting<Boolean> repair = options()
            .flag(
                    "--repair",
                    "Name the fewest clues to drop so that there is a solution, and print the puzzle"
                            + " without them. --backend may name a MaxSAT solver: sat4j-maxsat or clasp-maxsat.");
    private final ProofOptions proof = new ProofOptions(options(), "that there is no second solution");
    private final Setting<Boolean> json =
            options().flag("--json", "Print one JSON object per puzzle, on one line; see 'sudosat help json'.");
    private final BackendOptions backends = new BackendOptions(options());
    private final EncodingOptions styles = new EncodingOptions(options());
    private final BatchOptions batch =
            new BatchOptions(options(), "Check N puzzles, or N clues of a single puzzle, in parallel");
    private final Setting<String> output = outputOption();
    private final PuzzleOptions puzzleOptions = new PuzzleOptions(options());
    /** Whether there is one puzzle, and no batch. */
    private boolean isOnly;

    CheckCommand(Console console) {
        super(console);
        options().alias("--minimal", "--maximal");
    }

    @Override
    Description description() {
        return new Description(
                "Check puzzles: solvable, unique, minimal? Or check solutions.",
                "Reports whether a puzzle is well-formed (no rule is broken by clues alone), solvable,"
                        + " unique and minimal (every clue is necessary). Shows a second solution, and names"
                        + " redundant clues. Several puzzles get one line each.\nFor a solution, names every rule"
                        + " that it breaks.",
                "--unique --minimal --solution --clash --repair --rule --backend --timeout --json --proof",
                List.of(
                        "sudosat check pair.csv",
                        "sudosat check --unique puzzles.txt | grep -v ': unique'",
                        "sudosat check --solution solution.csv pair.csv",
                        "sudosat check --clash broken.csv",
                        "sudosat check --repair broken.csv",
                        "sudosat check --unique --proof p.drat --proof-cnf p.cnf pair.csv"),
                ExitCode.ALL_HOLD,
                ExitCode.PROPERTY_FAILS,
                ExitCode.USER_ERROR,
                ExitCode.BACKEND_ERROR,
                ExitCode.UNKNOWN,
                ExitCode.BUG);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        Deadline deadline = backends.deadline();
        requireSense();
        List<String> arguments = new ArrayList<>(files.value().orElse(List.of("-")));
        Optional<String> solutions = solution.value().or(() -> secondFile(arguments));
        batch.refuseJobsWith("--solution", solutions.isPresent());
        PuzzleFiles puzzles = json.isOn()
                ? puzzleOptions.puzzlesOrErrors(arguments, console)
                : puzzleOptions.puzzles(arguments, console);
        isOnly = puzzles.isOne();
        if (proof.isOn() && !isOnly) {
            throw new UserError("--proof: found several puzzles, expected one");
        }
        TextWriting checking = watched(out -> checkAll(puzzles, solutions, deadline, out));
        try (StopSignals signals = clash.isOn() || repair.isOn() ? stopSignals() : null) {
            return writeText(output, checking);
        }
    }

    /** Takes a second of two files off the arguments if it holds solutions. */
    private Optional<String> secondFile(List<String> arguments) {
        boolean isOfPuzzles = unique.isOn() || minimal.isOn() || clash.isOn() || repair.isOn() || proof.isOn();
        return arguments.size() == 2
                        && !isOfPuzzles
                        && puzzleOptions.areSolutions(arguments.get(0), arguments.get(1), console)
                ? Optional.of(arguments.remove(1))
                : Optional.empty();
    }

    private void requireSense() {
        proof.requireCnf();
        proof.requireDifferentFiles(output);
        Options.require("--clash", clash.isOn(), smallest);
        Options.exclude(clash, repair, solution, unique, minimal, proof.proof, styles.encoding, styles.atMostOne);
        Options.exclude(repair, solution, unique, minimal, proof.proof, styles.encoding, styles.atMostOne);
        Options.exclude(solution, unique, minimal, proof.proof);
        batch.refuseJobsWith("--clash", clash.isOn());
        Options.require("--unique", asked().contains(Property.UNIQUE), proof.proof);
    }

    private Set<Property> asked() {
        Set<Property> asked = EnumSet.noneOf(Property.class);
        if (unique.isOn()) {
            asked.add(Property.UNIQUE);
        }
        if (minimal.isOn()) {
            asked.add(Property.MINIMAL);
        }
        return asked.isEmpty() ? EnumSet.allOf(Property.class) : asked;
    }

    private ExitCode checkAll(PuzzleFiles puzzles, Optional<String> solutions, Deadline deadline, Writer out)
            throws IOException, InterruptedException {
        Sudosat sudosat = styles.addTo(backends.builder(console))
                .jobs(isOnly ? batch.jobs() : 1)
                .build();
        if (solutions.isPresent()) {
            List<PuzzleFiles.Unread> all = puzzles.rest();
            Iterator<Answer> answers = puzzleOptions
                    .readSolutions(solutions.get(), PuzzleOptions.readable(all), all.size(), console)
                    .iterator();
            return reportInTurn(all, unread -> checkSolution(unread, answers.next(), sudosat), out);
        } else if (clash.isOn()) {
            return reportInTurn(puzzles.rest(), unread -> new ClashReport(clash(unread.read(), sudosat)), out);
        } else if (repair.isOn()) {
            List<PuzzleFiles.Unread> all = puzzles.rest();
            return reportAll(
                    all.iterator(),
                    all::size,
                    unread -> new RepairReport(repair(unread.read(), sudosat), unread.format()),
                    unread -> new RepairReport(new Result.Unknown<>("backend error"), unread.format()),
                    out);
        }
        proof.requireEngines(sudosat);
        Sudosat timed = isOnly ? sudosat.until(deadline) : sudosat;
        return reportAll(puzzles, puzzles::expected, unread -> check(unread, timed), this::unknown, out);
    }

    /** Finds out about a puzzle what is asked for. */
    @FunctionalInterface
    private interface Reporter {
        Report report(PuzzleFiles.Unread puzzle) throws IOException, InterruptedException;
    }

    /** Prints reports in order, as they come. */
    private ExitCode reportAll(
            Iterator<PuzzleFiles.Unread> puzzles,
            LongSupplier expected,
            Reporter reporter,
            Reporter unanswered,
            Writer out)
            throws IOException, InterruptedException {
        if (isOnly) {
            Reply reply = reply(1, puzzles.next(), reporter);
            Thread.interrupted(); // what there is is written all the same
            out.write(reply.text());
            if (!reply.message().isEmpty()) {
                console.warn(reply.message());
            }
            return reply.code();
        }
        return batch.replyToAll(
                puzzles,
                expected,
                (number, unread) -> reply(number, unread, reporter),
                (number, unread) -> text(number, unanswered.report(unread)),
                console,
                out);
    }

    /** Prints the reports on one puzzle after the other, up to an interrupt. */
    private ExitCode reportInTurn(List<PuzzleFiles.Unread> puzzles, Reporter reporter, Writer out)
            throws IOException, InterruptedException {
        ExitCode worst = ExitCode.ALL_HOLD;
        int number = console.part().puzzlesBefore();
        for (PuzzleFiles.Unread puzzle : puzzles) {
            Reply reply = reply(++number, puzzle, reporter);
            out.write(reply.text());
            out.flush();
            if (!reply.message().isEmpty()) {
                console.warn("puzzle " + number + ": " + reply.message());
            }
            worst = worst.orWorse(reply.code());
            if (Thread.interrupted()) {
                return ExitCode.UNKNOWN;
            }
        }
        return worst;
    }

    /** For programs that check several puzzles, one that cannot be read is an object, too. */
    private Reply reply(int number, PuzzleFiles.Unread unread, Reporter reporter)
            throws IOException, InterruptedException {
        try {
            Report report = reporter.report(unread);
            return new Reply(report.exitCode(), text(number, report), report.message());
        } catch (UserError unreadable) {
            if (!json.isOn() || isOnly) {
                throw unreadable;
            }
            return Reply.unreadable(number, unreadable);
        }
    }

    private String text(int number, Report report) throws IOException {
        if (json.isOn()) {
            return report.json(number).line();
        }
        return isOnly ? report.lines() : number + ": " + report.line();
    }

    private Result<Clash> clash(Puzzle puzzle, Sudosat sudosat) {
        Clash.Size size = smallest.isOn() ? Clash.Size.SMALLEST : Clash.Size.MINIMAL;
        String[] bounds = {""};
        try (ProgressBar progress = new ProgressBar(
                console,
                !batch.isQuiet(),
                () -> "searching for clues and rules that contradict each other" + bounds[0])) {
            return sudosat.clash(
                    puzzle, size, found -> bounds[0] = ": " + found.atLeast() + " to " + found.atMost() + " of them");
        } catch (InterruptedException enough) {
            Thread.currentThread().interrupt();
            return new Result.Unknown<>("interrupted");
        }
    }

    private Result<DroppedClues> repair(Puzzle puzzle, Sudosat sudosat) {
        try (ProgressBar progress =
                new ProgressBar(console, !batch.isQuiet() && isOnly, () -> "searching for the fewest clues to drop")) {
            return sudosat.repair(puzzle);
        } catch (InterruptedException enough) {
            return new Result.Unknown<>("interrupted");
        }
    }

    /** That there is no solution is right exactly if an engine finds none. */
    private static SolutionReport checkSolution(PuzzleFiles.Unread unread, Answer answer, Sudosat sudosat)
            throws InterruptedException {
        Puzzle puzzle = unread.read();
        return switch (answer.kind()) {
            case SOLUTION ->
                SolutionReport.ofGrids(
                        Checker.violations(puzzle, answer.solution().orElseThrow()));
            case NONE -> SolutionReport.ofNone(sudosat.solve(puzzle));
            case UNKNOWN -> SolutionReport.missing();
        };
    }

    private CheckReport check(PuzzleFiles.Unread unread, Sudosat sudosat) throws IOException, InterruptedException {
        Puzzle puzzle = unread.read();
        return isOnly
                ? checkOnly(puzzle, unread.format(), sudosat)
                : report(sudosat.check(puzzle, asked(), () -> {}), unread.format(), "");
    }

    private CheckReport checkOnly(Puzzle puzzle, PuzzleFormat format, Sudosat sudosat)
            throws IOException, InterruptedException {
        Findings findings;
        try (ProgressBar progress =
                new ProgressBar(console, !batch.isQuiet(), () -> puzzle.clues().filledCells())) {
            progress.reach(0, "checking");
            findings = proof.isOn()
                    ? sudosat.check(puzzle, asked(), proof.files().orElseThrow(), progress::step)
                    : sudosat.check(puzzle, asked(), progress::step);
        }
        if (!proof.isOn()) {
            return report(findings, format, "");
        }
        return switch (findings.truth(Property.UNIQUE)) {
            case YES -> {
                String written = backends.isCertified() ? "s VERIFIED" : "written";
                yield new CheckReport(findings, asked(), format, Optional.of(written), proof.hint());
            }
            case NO -> report(findings, format, "no proof was written: the puzzle does not have a unique solution");
            case UNKNOWN ->
                report(findings, format, "no proof was written: it is unknown whether the solution is unique");
        };
    }

    private CheckReport report(Findings findings, PuzzleFormat format, String message) {
        return new CheckReport(findings, asked(), format, Optional.empty(), message);
    }

    private CheckReport unknown(PuzzleFiles.Unread unread) {
        Uniqueness unknown = Uniqueness.unknown("backend error");
        return report(new Findings(unread.read(), List.of(), unknown, Optional.empty()), unread.format(), "");
    }
}
