package sudosat.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sudosat.cli.report.Console;
import sudosat.cli.report.ExitCode;
import sudosat.engine.Engine;
import sudosat.format.Answer;
import sudosat.io.Output;
import sudosat.io.UserError;
import sudosat.puzzle.Checker;
import sudosat.puzzle.PencilMarks;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.render.Album;
import sudosat.render.Figure;
import sudosat.render.Game;
import sudosat.render.HtmlPage;
import sudosat.render.Paper;
import sudosat.render.PdfBook;
import sudosat.render.PngPicture;
import sudosat.render.SvgPicture;
import sudosat.render.TextPicture;
import sudosat.work.Result;

/** {@code sudosat render}. */
final class RenderCommand extends SudosatCommand {
    private static final long LARGEST_PICTURE = 30_000;

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
    public Integer call() throws IOException, InterruptedException {
        PictureKind kind =
                to.value().orElseGet(() -> PictureKind.ofFile(output.value().orElse("-")));
        requireSense(kind);
        List<Puzzle> puzzles = puzzleOptions
                .puzzles(files.value().orElse(List.of("-")), console)
                .puzzles();
        if (kind == PictureKind.HTML) {
            return writePage(puzzles).number;
        }
        List<Optional<Tuple>> solutions = new ArrayList<>();
        ExitCode code = solve.isOn() ? solveAll(puzzles, solutions) : ExitCode.DONE;
        if (!solve.isOn()) {
            solutions.addAll(readSolutions(puzzles));
        }
        List<String> levels = difficulty.isOn() ? levels(puzzles) : Collections.nCopies(puzzles.size(), "");
        try (Output out = open(output)) {
            draw(kind, new Pictured(puzzles, solutions, levels), out.stream());
            out.commit();
        }
        return code.number;
    }

    /** Puzzles, with the solution of each, if it is to be seen, and how hard it is. */
    private record Pictured(List<Puzzle> puzzles, List<Optional<Tuple>> solutions, List<String> levels) {
        Pictured unsolved() {
            return new Pictured(puzzles, Collections.nCopies(puzzles.size(), Optional.empty()), levels);
        }
    }

    private List<String> levels(List<Puzzle> puzzles) throws InterruptedException {
        GameMaker maker = new GameMaker(puzzles.size() > 1, backends, console);
        List<String> levels = new ArrayList<>();
        for (Puzzle puzzle : puzzles) {
            levels.add(maker.level(puzzle));
        }
        return levels;
    }

    /** The page is written whatever is found out about the puzzles. */
    private ExitCode writePage(List<Puzzle> puzzles) throws IOException, InterruptedException {
        GameMaker maker = new GameMaker(puzzles.size() > 1, backends, console);
        Game.Start start = candidates.isOn() ? Game.Start.CANDIDATES : Game.Start.EMPTY;
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < puzzles.size(); i++) {
            games.add(maker.game(number(i, puzzles.size()), label(i, puzzles.size()), puzzles.get(i), start));
        }
        try (Output out = open(output)) {
            HtmlPage.write(oneLine(title.value().orElse("")), games, out.stream());
            out.commit();
        }
        return maker.exitCode();
    }

    private void requireSense(PictureKind kind) {
        boolean isFilled =
                (solve.isOn() || solution.value().isPresent()) && kind != PictureKind.PDF && kind != PictureKind.HTML;
        Options.exclude("--solve", solve.isOn(), "--solution", solution.value().isPresent());
        backends.requireEffect(
                "--solve, --show-difficulty or --to html",
                solve.isOn() || difficulty.isOn() || kind == PictureKind.HTML);
        colors.requireEffect("--to text", kind == PictureKind.TEXT);
        if (solution.value().isPresent() && kind == PictureKind.HTML) {
            throw new UserError("--solution cannot be combined with --to html, which solves the puzzle itself");
        } else if (candidates.isOn() && isFilled) {
            throw new UserError("--candidates cannot be combined with a solution, which leaves no cell empty");
        } else if (kind.isBinary() && output.value().isEmpty() && console.printsToTerminal()) {
            throw new UserError("--to: found a terminal, expected -o FILE for this kind of picture");
        }
        requireKind("--size", size.value().isPresent(), PictureKind.PNG, kind);
        requireKind("--paper", paper.value().isPresent(), PictureKind.PDF, kind);
        requireKind("--per-page", perPage.value().isPresent(), PictureKind.PDF, kind);
        size.value().ifPresent(pixels -> Type.range("--size", pixels, 1, LARGEST_PICTURE));
        if (!PdfBook.PER_PAGE.contains(perPage())) {
            throw new UserError("--per-page: found " + perPage() + ", expected 1, 2, 4 or 6");
        }
    }

    /** What would have no effect is a mistake, mostly a forgotten -o. */
    private static void requireKind(String option, boolean isGiven, PictureKind expected, PictureKind kind) {
        if (isGiven && kind != expected) {
            throw new UserError(option + " applies only to " + expected.word() + ", found " + kind.word());
        }
    }

    private int perPage() {
        return Math.toIntExact(Type.range("--per-page", perPage.value().orElse(1L), 1, LARGEST_PICTURE));
    }

    private List<Optional<Tuple>> readSolutions(List<Puzzle> puzzles) {
        if (solution.value().isEmpty()) {
            return Collections.nCopies(puzzles.size(), Optional.empty());
        }
        List<Optional<Tuple>> solutions = puzzleOptions
                .readSolutions(solution.value().get(), puzzles, console)
                .stream()
                .map(Answer::solution)
                .toList();
        for (int i = 0; i < solutions.size(); i++) {
            List<String> violations = solutions.get(i).isEmpty()
                    ? List.of()
                    : Checker.violations(puzzles.get(i), solutions.get(i).get());
            if (!violations.isEmpty()) {
                throw new UserError("--solution: " + violations.get(0));
            }
        }
        return solutions;
    }

    /** What has no solution, or none in time, is drawn without. */
    private ExitCode solveAll(List<Puzzle> puzzles, List<Optional<Tuple>> solutions) throws InterruptedException {
        Engine engine = backends.engine(console);
        ExitCode worst = ExitCode.DONE;
        for (Puzzle puzzle : puzzles) {
            Result<Tuple> outcome = engine.solve(puzzle, backends.request(Optional.empty()));
            solutions.add(outcome.found());
            if (!(outcome instanceof Result.Found)) {
                boolean isUnknown = outcome instanceof Result.Unknown;
                String which = puzzles.size() > 1 ? "puzzle " + solutions.size() + ": " : "";
                console.warn(which + (isUnknown ? "no solution found in time" : "no solution"));
                worst = puzzles.size() == 1 && !isUnknown
                        ? ExitCode.NO_SOLUTION
                        : worst.orWorse(isUnknown ? ExitCode.UNKNOWN : ExitCode.DONE);
            }
        }
        return worst;
    }

    private void draw(PictureKind kind, Pictured pictured, OutputStream out) throws IOException {
        System.setProperty("java.awt.headless", "true");
        switch (kind) {
            case TEXT -> {
                TextPicture picture = new TextPicture(colors.look(output, console));
                out.write(picture.print(figures(pictured)).getBytes(StandardCharsets.UTF_8));
            }
            case SVG -> SvgPicture.write(figures(pictured), out);
            case PNG -> PngPicture.write(figures(pictured), width(), out);
            case PDF ->
                PdfBook.write(
                        figures(pictured.unsolved()),
                        solutions(pictured),
                        paper.value().orElse(Paper.A4),
                        perPage(),
                        out);
            case HTML -> throw new IllegalStateException("a page is no picture");
        }
    }

    private OptionalInt width() {
        return size.value().isPresent() ? OptionalInt.of(size.value().get().intValue()) : OptionalInt.empty();
    }

    private Album figures(Pictured pictured) {
        List<Figure> figures = new ArrayList<>();
        int count = pictured.puzzles.size();
        for (int i = 0; i < count; i++) {
            Puzzle puzzle = pictured.puzzles.get(i);
            String caption = captioned(number(i, count), label(i, count).orElse(pictured.levels.get(i)));
            figures.add(
                    candidates.isOn()
                            ? Figure.of(caption, puzzle, new PencilMarks(puzzle)::isOpen)
                            : Figure.of(caption, puzzle, pictured.solutions.get(i)));
        }
        return new Album(oneLine(title.value().orElse("")), figures);
    }

    private static Album solutions(Pictured pictured) {
        List<Figure> figures = new ArrayList<>();
        int count = pictured.puzzles.size();
        for (int i = 0; i < count; i++) {
            if (pictured.solutions.get(i).isPresent()) {
                figures.add(Figure.of(number(i, count), pictured.puzzles.get(i), pictured.solutions.get(i)));
            }
        }
        return new Album(figures.size() == 1 ? "Solution" : "Solutions", figures);
    }

    private static String number(int index, int count) {
        return count == 1 ? "" : "Puzzle " + (index + 1);
    }

    /** {@code Puzzle 2: hard}. */
    static String captioned(String number, String label) {
        return number.isEmpty() || label.isEmpty() ? number + label : number + ": " + label;
    }

    private Optional<String> label(int index, int count) {
        List<String> all = labels.value().orElse(List.of());
        if (all.size() > 1 && all.size() != count) {
            throw new UserError("--label: found " + all.size() + " labels, expected one, or one per puzzle");
        }
        return all.isEmpty() ? Optional.empty() : Optional.of(oneLine(all.get(all.size() == 1 ? 0 : index)));
    }

    private static String oneLine(String text) {
        return text.replaceAll("[\\p{Cc}\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]+", " ")
                .strip();
    }
}
