package sudosat.cli;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import sudosat.Sudosat;
import sudosat.cli.report.CheckReport;
import sudosat.cli.report.ClashReport;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.cli.report.ProgressBar;
import sudosat.cli.report.RepairReport;
import sudosat.cli.report.Reply;
import sudosat.cli.report.SolutionReport;
import sudosat.format.Answer;
import sudosat.format.PuzzleFormat;
import sudosat.inspect.Clash;
import sudosat.inspect.DroppedClues;
import sudosat.inspect.Findings;
import sudosat.inspect.Property;
import sudosat.inspect.Truth;
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
    /** Whether there is one puzzle, so that there is no progress of a batch. */
    private boolean isSingle;

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
                ExitCode.OF_VERDICTS);
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Deadline deadline = backends.deadline();
        requireSense();
        List<String> arguments = new ArrayList<>(files.value().orElse(List.of("-")));
        Optional<String> solutions = solution.value().or(() -> secondFile(arguments));
        batch.refuseJobsWith("--solution", solutions.isPresent());
        PuzzleFiles puzzles = json.isOn()
                ? puzzleOptions.puzzlesOrErrors(arguments, console)
                : puzzleOptions.puzzles(arguments, console);
        if (proof.isOn() && !puzzles.isOne()) {
            throw new UserError("--proof: found several puzzles, expected one");
        }
        TextWriting judging = watched(out -> judge(puzzles, solutions, deadline, out));
        return writeText(output, clash.isOn() || repair.isOn() ? stoppable(judging) : judging).number;
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
        Options.require("--smallest", smallest.isOn(), "--clash", clash.isOn());
        Options.exclude("--clash", clash.isOn(), "--repair", repair.isOn());
        requireAlone("--clash", clash.isOn());
        requireAlone("--repair", repair.isOn());
        requireAlone("--solution", solution.value().isPresent());
        Options.exclude("--clash", clash.isOn(), "--solution", solution.value().isPresent());
        Options.exclude(
                "--repair", repair.isOn(), "--solution", solution.value().isPresent());
        batch.refuseJobsWith("--clash", clash.isOn());
        Options.exclude("--clash", clash.isOn(), styles.given(), !styles.isAnyGood());
        Options.exclude("--repair", repair.isOn(), styles.given(), !styles.isAnyGood());
        Options.require("--proof", proof.isOn(), "--unique", asked().contains(Property.UNIQUE));
    }

    /** What names its own question cannot ask for properties, too. */
    private void requireAlone(String option, boolean isGiven) {
        Options.exclude(option, isGiven, "--unique", unique.isOn());
        Options.exclude(option, isGiven, "--minimal", minimal.isOn());
        Options.exclude(option, isGiven, "--proof", proof.isOn());
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

    /** The library as the options set it up, with this number of queries about one puzzle in parallel. */
    private Sudosat sudosat(int atOnce) {
        return styles.in(backends.library(console)).jobs(atOnce).build();
    }

    private ExitCode judge(PuzzleFiles puzzles, Optional<String> solutions, Deadline deadline, Writer out)
            throws IOException, InterruptedException {
        if (solutions.isPresent()) {
            return judgeSolutions(puzzles.rest(), solutions.get(), out);
        } else if (clash.isOn()) {
            return nameClashes(puzzles.rest(), out);
        } else if (repair.isOn()) {
            return repair(puzzles.rest(), out);
        }
        boolean isOne = puzzles.isOne();
        Sudosat sudosat = sudosat(isOne ? batch.jobs() : 1);
        proof.requireEngines(sudosat);
        return isOne ? judgeOne(puzzles.next(), sudosat.until(deadline), out) : judgeAll(puzzles, sudosat, out);
    }

    private ExitCode nameClashes(List<PuzzleFiles.Unread> puzzles, Writer out) throws IOException {
        ExitCode worst = ExitCode.ALL_HOLD;
        Sudosat sudosat = sudosat(1);
        int number = console.part().puzzlesBefore();
        boolean isOne = puzzles.size() == 1 && !console.part().isBatch();
        for (PuzzleFiles.Unread puzzle : puzzles) {
            number++;
            Reply reply = clashReply(number, puzzle, isOne, sudosat);
            out.write(reply.text());
            out.flush();
            if (!reply.complaint().isEmpty()) {
                console.warn("puzzle " + number + ": " + reply.complaint());
            }
            worst = worst.orWorse(reply.code());
            if (Thread.interrupted()) {
                return ExitCode.UNKNOWN;
            }
        }
        return worst;
    }

    private Reply clashReply(int number, PuzzleFiles.Unread unread, boolean isOnly, Sudosat sudosat) {
        Puzzle puzzle;
        try {
            puzzle = unread.read();
        } catch (UserError unreadable) {
            return unreadable(number, unreadable, isOnly);
        }
        Clash.Size size = smallest.isOn() ? Clash.Size.SMALLEST : Clash.Size.MINIMAL;
        ClashReport report = new ClashReport(clash(puzzle, size, sudosat));
        String text = json.isOn() ? report.json(number).line() : (isOnly ? "" : number + ": ") + report.lines();
        return new Reply(report.exitCode(), text, "");
    }

    /** An object for programs that judge several puzzles; else an error. */
    private Reply unreadable(int number, UserError unreadable, boolean isOnly) {
        if (!json.isOn() || isOnly) {
            throw unreadable;
        }
        return Reply.unreadable(number, unreadable);
    }

    private Result<Clash> clash(Puzzle puzzle, Clash.Size size, Sudosat sudosat) {
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

    private ExitCode repair(List<PuzzleFiles.Unread> puzzles, Writer out) throws IOException, InterruptedException {
        Sudosat sudosat = sudosat(1);
        isSingle = puzzles.size() == 1 && !console.part().isBatch();
        if (isSingle) {
            Result<DroppedClues> best = repair(puzzles.get(0).read(), sudosat);
            Thread.interrupted(); // what there is is written all the same
            RepairReport report = new RepairReport(best, puzzles.get(0).format());
            out.write(json.isOn() ? report.json(1).line() : report.lines());
            return report.exitCode();
        }
        return batch.replyToAll(
                puzzles.iterator(),
                puzzles::size,
                (number, puzzle) -> repairReply(number, puzzle, sudosat),
                (number, puzzle) ->
                        text(number, new RepairReport(new Result.Unknown<>("backend error"), puzzle.format())),
                console,
                out);
    }

    private Reply repairReply(int number, PuzzleFiles.Unread unread, Sudosat sudosat) throws IOException {
        try {
            return reply(number, new RepairReport(repair(unread.read(), sudosat), unread.format()));
        } catch (UserError unreadable) {
            return unreadable(number, unreadable, false);
        }
    }

    private Result<DroppedClues> repair(Puzzle puzzle, Sudosat sudosat) {
        try (ProgressBar progress = new ProgressBar(
                console, !batch.isQuiet() && isSingle, () -> "searching for the fewest clues to drop")) {
            return sudosat.repair(puzzle);
        } catch (InterruptedException enough) {
            return new Result.Unknown<>("interrupted");
        }
    }

    private Reply reply(int number, RepairReport report) throws IOException {
        return new Reply(report.exitCode(), text(number, report), "");
    }

    private String text(int number, RepairReport report) throws IOException {
        return json.isOn() ? report.json(number).line() : number + ": " + report.lines();
    }

    private ExitCode judgeSolutions(List<PuzzleFiles.Unread> puzzles, String file, Writer out)
            throws IOException, InterruptedException {
        List<Answer> solutions =
                puzzleOptions.readSolutions(file, PuzzleOptions.readable(puzzles), puzzles.size(), console);
        ExitCode worst = ExitCode.ALL_HOLD;
        Sudosat sudosat = sudosat(1);
        boolean isOnly = puzzles.size() == 1;
        for (int number = 1; number <= puzzles.size(); number++) {
            Reply reply = solutionReply(number, puzzles.get(number - 1), solutions.get(number - 1), isOnly, sudosat);
            out.write(reply.text());
            if (!reply.complaint().isEmpty()) {
                console.warn("puzzle " + number + ": " + reply.complaint());
            }
            worst = worst.orWorse(reply.code());
        }
        return worst;
    }

    private Reply solutionReply(int number, PuzzleFiles.Unread unread, Answer answer, boolean isOnly, Sudosat sudosat)
            throws InterruptedException {
        try {
            SolutionReport report = report(unread.read(), answer, sudosat);
            String text = isOnly ? report.lines() : number + ": " + report.line();
            return new Reply(
                    report.exitCode(), json.isOn() ? report.json(number).line() : text, "");
        } catch (UserError unreadable) {
            return unreadable(number, unreadable, isOnly);
        }
    }

    /** That there is no solution is right exactly if an engine finds none. */
    private SolutionReport report(Puzzle puzzle, Answer answer, Sudosat sudosat) throws InterruptedException {
        return switch (answer.kind()) {
            case SOLUTION ->
                SolutionReport.ofGrids(
                        Checker.violations(puzzle, answer.solution().orElseThrow()));
            case NONE -> SolutionReport.ofNone(sudosat.solve(puzzle));
            case UNKNOWN -> SolutionReport.missing();
        };
    }

    private ExitCode judgeOne(PuzzleFiles.Unread unread, Sudosat sudosat, Writer out)
            throws IOException, InterruptedException {
        Puzzle puzzle = unread.read();
        Findings findings;
        try (ProgressBar progress =
                new ProgressBar(console, !batch.isQuiet(), () -> puzzle.clues().clues())) {
            progress.say("checking");
            findings = proof.isOn()
                    ? sudosat.check(puzzle, asked(), proof.files().orElseThrow(), progress::step)
                    : sudosat.check(puzzle, asked(), progress::step);
        }
        boolean proven = proof.isOn() && findings.truth(Property.UNIQUE) == Truth.YES;
        Optional<String> remark =
                proven ? Optional.of(backends.isCertified() ? "s VERIFIED" : "written") : Optional.empty();
        CheckReport report = new CheckReport(findings, asked(), unread.format(), remark);
        out.write(json.isOn() ? report.json(1).line() : report.lines());
        if (proven) {
            console.warn(proof.hint());
        } else if (proof.isOn()) {
            console.warn("no proof was written: "
                    + (findings.truth(Property.UNIQUE) == Truth.NO
                            ? "the puzzle does not have a unique solution"
                            : "it is unknown whether the solution is unique"));
        }
        return exitCode(findings);
    }

    private ExitCode judgeAll(PuzzleFiles puzzles, Sudosat sudosat, Writer out)
            throws IOException, InterruptedException {
        return batch.replyToAll(
                puzzles,
                puzzles::expected,
                (number, unread) -> replyInBatch(number, unread, sudosat),
                (number, unread) -> text(number, unjudged(unread.read()), unread.format()),
                console,
                out);
    }

    private Reply replyInBatch(int number, PuzzleFiles.Unread unread, Sudosat sudosat)
            throws IOException, InterruptedException {
        try {
            Findings findings = sudosat.check(unread.read(), asked(), () -> {});
            return new Reply(exitCode(findings), text(number, findings, unread.format()), "");
        } catch (UserError unreadable) {
            return unreadable(number, unreadable, false);
        }
    }

    private static Findings unjudged(Puzzle puzzle) {
        return new Findings(puzzle, List.of(), Uniqueness.unknown("backend error"), Optional.empty());
    }

    private String text(int number, Findings findings, PuzzleFormat format) throws IOException {
        CheckReport report = new CheckReport(findings, asked(), format, Optional.empty());
        return json.isOn() ? report.json(number).line() : number + ": " + report.line();
    }

    private ExitCode exitCode(Findings findings) {
        return switch (findings.all(asked())) {
            case YES -> ExitCode.ALL_HOLD;
            case NO -> ExitCode.PROPERTY_FAILS;
            case UNKNOWN -> ExitCode.UNKNOWN;
        };
    }
}
