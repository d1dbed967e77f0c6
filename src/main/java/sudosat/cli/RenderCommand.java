package sudosat.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.ExplainedPuzzle;
import sudosat.Sudosat;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.explain.Explanation;
import sudosat.format.Answer;
import sudosat.inspect.Truth;
import sudosat.inspect.Uniqueness;
import sudosat.io.Output;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.render.Paper;
import sudosat.render.PictureKind;
import sudosat.render.PictureSettings;
import sudosat.work.Result;

/** {@code sudosat render}. */
final class RenderCommand extends SudosatCommand {
    private final Setting<List<String>> files = options().arguments("PUZZLE", Options.PUZZLES);
    private final Setting<PictureKind> to = options()
            .option(
                    "--to",
                    "KIND",
                    new Type.Choice<>(PictureKind.values()),
                    "Kind of picture: text, svg, png, pdf or html (default: the ending of the output file's"
                            + " name, else text).");
    private final Setting<Boolean> candidates = options()
            .flag("--candidates", "Write into each empty cell, as pencil marks, the values that no clue excludes.");
    private final Setting<String> solution = options()
            .option(
                    "--solution",
                    "FILE",
                    Type.FILE_NAME,
                    "Fill the empty cells with this solution, in light type. In a PDF, the solutions are on"
                            + " the last pages.");
    private final Setting<Boolean> solve =
            options().flag("--solve", "Solve the puzzle, and show the solution as --solution does.");
    private final Setting<String> title = options().option("--title", "TEXT", Type.TEXT, "Title above all puzzles.");
    private final Setting<List<String>> labels = options()
            .repeatable(
                    "--label",
                    "TEXT",
                    Type.TEXT,
                    "Label above the puzzle, such as its source. Repeat the option to give each puzzle its" + " own.");
    private final Setting<Boolean> difficulty =
            options().flag("--show-difficulty", "Label each puzzle with the difficulty that explain reports.");
    private final Setting<Long> size =
            options().option("--size", "PIXELS", Type.NUMBER, "Width of a PNG (default: 80 per cell).");
    private final ColorOptions colors = new ColorOptions(options());
    private final Setting<Paper> paper = options()
            .option(
                    "--paper",
                    "NAME",
                    new Type.Choice<>(Paper.values()),
                    "Paper of a PDF: a4 or letter (default: a4).");
    private final Setting<Long> perPage = options()
            .option("--per-page", "N", Type.NUMBER, "Puzzles on each page of a PDF: 1, 2, 4 or 6 (default: 1).");
    private final BackendOptions backends = new BackendOptions(options());
    private final Setting<String> output = outputOption();
    private final PuzzleOptions puzzleOptions = new PuzzleOptions(options());

    RenderCommand(Console console) {
        super(console);
        options().alias("--show-difficulty", "--difficulty");
    }

    @Override
    Description description() {
        return new Description(
                "Draw puzzles as text, SVG, PNG or PDF, or make a page to play on.",
                "Clues are bold, values of a solution light. Boxes, cages, comparison signs and sums are"
                        + " drawn; diagonals and other regions are shaded.",
                "--output --to --solve --candidates --show-difficulty --title --per-page --paper --rule",
                List.of(
                        "sudosat render pair.csv",
                        "sudosat render --solve -o pair.png pair.csv",
                        "sudosat render -o pair.html pair.csv",
                        "sudosat render --solve --show-difficulty --per-page 4 --title 'For the train' -o book.pdf"
                                + " *.csv"),
                ExitCode.OF_ANSWERS);
    }

    @Override
    ExitCode run() throws IOException, InterruptedException {
        PictureKind kind =
                to.value().orElseGet(() -> PictureKind.ofFile(output.value().orElse("-")));
        PictureSettings settings = settings(kind);
        requireSense(kind, settings);
        List<Puzzle> puzzles = puzzleOptions
                .puzzles(files.value().orElse(List.of("-")), console)
                .puzzles();
        Sudosat sudosat = backends.builder(console).build();
        List<Result<Tuple>> solved = solve.isOn() && kind != PictureKind.HTML ? solveAll(puzzles, sudosat) : List.of();
        if (!solved.isEmpty()) {
            settings = settings.solutions(solved.stream().map(Result::found).toList());
        } else if (solution.value().isPresent()) {
            settings = settings.solutions(readSolutions(puzzles));
        }
        System.setProperty("java.awt.headless", "true");
        List<ExplainedPuzzle> explained;
        try (Output out = open(output)) {
            explained = sudosat.render(puzzles, settings, out.stream());
            out.commit();
        }
        return kind == PictureKind.HTML ? reportPage(explained) : exitCode(solved);
    }

    private PictureSettings settings(PictureKind kind) {
        PictureSettings settings = PictureSettings.of(kind)
                .title(title.value().orElse(""))
                .labels(labels.value().orElse(List.of()))
                .look(colors.look(output, console));
        settings = candidates.isOn() ? settings.candidates() : settings;
        settings = difficulty.isOn() ? settings.showDifficulty() : settings;
        settings = size.value().isPresent() ? settings.width(size.value().get()) : settings;
        settings = paper.value().isPresent() ? settings.paper(paper.value().get()) : settings;
        return perPage.value().isPresent() ? settings.perPage(perPage.value().get()) : settings;
    }

    private void requireSense(PictureKind kind, PictureSettings settings) {
        Options.exclude(solve, solution);
        backends.requireEffect(
                "--solve, --show-difficulty or --to html",
                solve.isOn() || difficulty.isOn() || kind == PictureKind.HTML);
        colors.requireEffect("--to text", kind == PictureKind.TEXT);
        if (solution.value().isPresent() || solve.isOn() && kind != PictureKind.HTML) {
            settings.requireSolvable();
        }
        if (kind.isBinary() && output.value().isEmpty() && console.printsToTerminal()) {
            throw new UserError("--to: found a terminal, expected -o FILE for this kind of picture");
        }
    }

    private List<Optional<Tuple>> readSolutions(List<Puzzle> puzzles) {
        return puzzleOptions.readSolutions(solution.value().get(), puzzles, puzzles.size(), console).stream()
                .map(Answer::solution)
                .toList();
    }

    /** What has no solution, or none in time, is drawn without. */
    private List<Result<Tuple>> solveAll(List<Puzzle> puzzles, Sudosat sudosat) throws InterruptedException {
        List<Result<Tuple>> outcomes = new ArrayList<>();
        for (Puzzle puzzle : puzzles) {
            Result<Tuple> outcome = sudosat.solve(puzzle);
            outcomes.add(outcome);
            if (!(outcome instanceof Result.Found)) {
                console.warn(which(outcomes.size(), puzzles)
                        + outcome.unknown().map(reason -> "unknown: " + reason).orElse("no solution"));
            }
        }
        return outcomes;
    }

    private String which(int number, List<?> puzzles) {
        boolean isBatch = puzzles.size() > 1 || console.part().isBatch();
        return isBatch ? "puzzle " + (console.part().puzzlesBefore() + number) + ": " : "";
    }

    private static ExitCode exitCode(List<Result<Tuple>> outcomes) {
        ExitCode worst = ExitCode.DONE;
        for (Result<Tuple> outcome : outcomes) {
            if (outcome instanceof Result.Unknown) {
                worst = ExitCode.UNKNOWN;
            } else if (outcome instanceof Result.None && outcomes.size() == 1) {
                worst = ExitCode.NO_SOLUTION;
            }
        }
        return worst;
    }

    /** The page is there whatever was found out about the puzzles. */
    private ExitCode reportPage(List<ExplainedPuzzle> puzzles) {
        ExitCode worst = ExitCode.DONE;
        for (int number = 1; number <= puzzles.size(); number++) {
            ExplainedPuzzle puzzle = puzzles.get(number - 1);
            String missing = missing(puzzle);
            if (!missing.isEmpty()) {
                console.warn(which(number, puzzles) + missing);
            }
            if (puzzle.uniqueness().solvable() == Truth.NO) {
                worst = puzzles.size() > 1 ? worst : ExitCode.NO_SOLUTION;
            } else if (puzzle.uniqueness().unknown().isPresent()
                    && !puzzle.uniqueness().isAmbiguous()) {
                worst = worst.orWorse(ExitCode.UNKNOWN);
            }
        }
        return worst;
    }

    private static String missing(ExplainedPuzzle puzzle) {
        Uniqueness found = puzzle.uniqueness();
        Optional<Explanation> explanation = puzzle.explanation();
        String withoutHints = ": the page checks values by the rules alone, and has no hints";
        if (found.solvable() == Truth.NO) {
            return "no solution" + withoutHints;
        } else if (found.isAmbiguous()) {
            return "several solutions" + withoutHints;
        } else if (found.unknown().isPresent()) {
            return "the solution was not found in time" + withoutHints;
        } else if (explanation.isEmpty()) {
            return "grids of this size are not explained: the page has no hints";
        } else if (!explanation.get().isSolved()) {
            return "the time limit ended the explanation after "
                    + explanation.get().steps().size() + " steps: the page has no hints beyond them";
        }
        return "";
    }
}
