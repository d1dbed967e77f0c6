package sudosat.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sudosat.PuzzleSettings;
import sudosat.cli.report.Console;
import sudosat.explain.Level;
import sudosat.format.Answer;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.format.ReadOptions;
import sudosat.generate.Filling;
import sudosat.generate.Symmetry;
import sudosat.generate.rules.GeneratedRule;
import sudosat.io.Input;
import sudosat.io.Limits;
import sudosat.io.UserError;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/** The options that say what puzzle is wanted. */
final class GenerateOptions {
    private static final int LARGEST_USUAL_SIZE = 25;

    private final Setting<String> boxSize;
    private final Setting<Shape> boxes;
    private final Setting<Long> gridCount;
    private final Setting<Long> grids;
    private final Setting<List<String>> rules;
    private final Setting<Differ> differ;
    private final Setting<Symmetry> symmetry;
    private final Setting<Long> holes;
    private final Setting<String> solution;
    private final Setting<Filling> filling;
    private final Setting<Level> difficulty;

    GenerateOptions(Options options) {
        boxSize = options.argument(
                "K",
                Type.TEXT,
                "Size of a box: 3 for boxes of 3 rows and 3 columns, 2x3 for boxes of 2 rows and 3" + " columns.");
        gridCount = options.secondArgument("N", Type.NUMBER, "Number of grids (default: 2).");
        boxes = options.option("--boxes", "RxC", Type.BOXES, "The same as K: boxes of R rows and C columns.");
        grids = options.option("--grids", "N", Type.NUMBER, "The same as N.");
        rules = options.repeatable(
                "--rule",
                "RULE",
                new Type.RuleText(List.of("killer")),
                "Add a rule, such as diagonals or 'cage 15: r1c1 r1c2'. With killer, greater, sandwich or"
                        + " jigsaw alone, generate makes the details. Repeat the option for more rules; see"
                        + " 'sudosat help rules'.");
        differ = options.option(
                "--differ",
                "WHERE",
                Type.DIFFER,
                "Where corresponding cells of the grids differ: everywhere, holes (except where both are"
                        + " given) or nowhere (default: everywhere).");
        symmetry = options.option(
                "--symmetry",
                "KIND",
                new Type.Choice<>(Symmetry.values()),
                "Place the clues of each grid symmetrically: rotate180, rotate90, mirror, diagonal or"
                        + " none. Single clues may then be redundant, but no symmetric group of them is. Not for"
                        + " killer, which leaves no clues (default: none).");
        holes = options.option(
                "--holes",
                "H",
                Type.NUMBER,
                "Leave exactly H empty cells, even if clues are then redundant (default: remove clues until"
                        + " none is redundant).");
        solution = options.option(
                "--solution", "FILE", Type.FILE_NAME, "Remove clues from these filled grids, instead of random ones.");
        filling = options.option(
                "--fill",
                "HOW",
                new Type.Choice<>(Filling.values()),
                "How to fill grids. uniform makes all fillings equally likely, for small grids only;"
                        + " mixed takes a long random walk (default: uniform for 4x4, else mixed).");
        difficulty = options.option(
                "--difficulty",
                "LEVEL",
                new Type.Choice<>(Level.values()),
                "Make puzzles that explain rates as easy, medium, hard, very-hard or extreme. Below"
                        + " extreme, a clue stays if the puzzle would be harder without it.");
    }

    /** The settings. Fails early if the format does not support them. */
    PuzzleSettings writable(PuzzleFormat format, long conflicts, Console console) throws IOException {
        PuzzleSettings settings = settings(conflicts, console);
        try {
            format.text(settings.spec().example());
            return settings;
        } catch (RuleException wrong) {
            throw new UserError("--rule: " + wrong.getMessage());
        }
    }

    private PuzzleSettings settings(long conflicts, Console console) {
        Options.exclude(filling, solution);
        boolean isSymmetric = symmetry.value().orElse(Symmetry.NONE) != Symmetry.NONE;
        for (String rule : rules.value().orElse(List.of())) {
            Options.exclude("--symmetry", isSymmetric, "--rule killer, which leaves no clues", leavesNoClues(rule));
        }
        Optional<Tuple> filled = solution.value().map(file -> readSolution(file, console));
        PuzzleSettings settings = settings(shape(filled), filled).conflicts(conflicts);
        if (holes.value().isPresent()) {
            settings = settings.holes((int) Type.range("--holes", holes.value().get(), 0, settings.cells()));
        }
        return difficulty.value().isPresent()
                ? settings.difficulty(difficulty.value().get())
                : settings;
    }

    private PuzzleSettings settings(Shape shape, Optional<Tuple> filled) {
        PuzzleSettings settings = PuzzleSettings.boxes(shape)
                .differ(differ.value().orElse(Differ.EVERYWHERE))
                .symmetry(symmetry.value().orElse(Symmetry.NONE));
        for (String rule : rules.value().orElse(List.of())) {
            settings = settings.rule(rule);
        }
        if (filling.value().isPresent()) {
            settings = settings.fill(filling.value().get());
        }
        Optional<Long> number = givenGrids();
        if (filled.isEmpty()) {
            return number.isPresent() ? settings.grids((int) Type.range("N", number.get(), 1, Limits.GRIDS)) : settings;
        }
        int found = filled.get().grids();
        if (number.orElse((long) found) != found) {
            throw new UserError("--solution: found " + found + " grids, expected " + number.get());
        }
        return settings.solution(filled.get());
    }

    /** What was understood, if that takes very long to make and may be a mistake. */
    Optional<String> sizeRemark(Puzzle wanted) {
        Shape shape = wanted.shape();
        if (shape.size() <= LARGEST_USUAL_SIZE) {
            return Optional.empty();
        }
        String meant = boxSize.value()
                .filter(text -> text.matches("\\d+"))
                .flatMap(text -> Shape.ofSquareBoxes(Integer.parseInt(text)))
                .map(grid -> "; for " + grid.size() + "x" + grid.size() + " grids use " + grid.boxRows())
                .orElse("");
        return Optional.of("boxes of " + shape + ", grids of " + shape.size() + "x" + shape.size()
                + ": this may take very long without --timeout" + meant);
    }

    /** The requested difficulty, if any. */
    Optional<Level> difficulty() {
        return difficulty.value();
    }

    private Shape shape(Optional<Tuple> filled) {
        return givenShape()
                .or(() -> filled.flatMap(tuple -> Shape.ofSquareBoxes(tuple.size())))
                .orElseThrow(
                        () -> new UserError("generate needs K, the size of a box: 3, or 2x3 for 2 rows and 3 columns"));
    }

    private Optional<Shape> givenShape() {
        Optional<Shape> size = boxSize.value().map(GenerateOptions::shape);
        if (size.isPresent() && boxes.value().isPresent() && !size.equals(boxes.value())) {
            throw new UserError("K = " + boxSize.value().get() + " cannot be combined with --boxes "
                    + boxes.value().get());
        }
        return size.isPresent() ? size : boxes.value(); // not boxes::value, for the reason that Type gives
    }

    private Optional<Long> givenGrids() {
        if (gridCount.value().isPresent()
                && grids.value().isPresent()
                && !gridCount.value().equals(grids.value())) {
            throw new UserError("N = " + gridCount.value().get() + " cannot be combined with --grids "
                    + grids.value().get());
        }
        return gridCount.value().isPresent() ? gridCount.value() : grids.value();
    }

    private static Shape shape(String text) {
        boolean isNumber = text.matches("[1-9][0-9]?");
        return Shape.parse(isNumber ? text + "x" + text : text)
                .orElseThrow(() -> new UserError("K: found " + UserError.quote(text)
                        + ", expected the size of a box: 1 to 16, or rows x columns as in 2x3, at most 256 cells"));
    }

    /** Killer in all grids: cages take the place of the clues. */
    private static boolean leavesNoClues(String rule) {
        Optional<GeneratedRule> made = GeneratedRule.parse(rule);
        return made.isPresent()
                && made.get().kind() == GeneratedRule.Kind.CAGE
                && made.get().grid().isEmpty();
    }

    private Tuple readSolution(String file, Console console) {
        Input input = Input.of(file, console.in());
        String text = input.text();
        List<Answer> read = Formats.detect(text)
                .readSolutions(
                        text, input.name(), new ReadOptions(givenShape(), OptionalInt.empty(), Optional.empty()));
        if (read.size() != 1 || read.get(0).solution().isEmpty()) {
            throw new UserError(input.name() + ": found " + read.size() + " solutions, expected one");
        }
        return read.get(0).solution().get();
    }
}
