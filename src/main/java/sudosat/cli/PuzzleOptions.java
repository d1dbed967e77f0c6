package sudosat.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import sudosat.cli.report.Console;
import sudosat.format.Answer;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.format.ReadOptions;
import sudosat.io.Input;
import sudosat.io.Limits;
import sudosat.io.TextBlocks;
import sudosat.io.UserError;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleSet;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/** The options of commands that read puzzles. */
final class PuzzleOptions {

    private final Setting<Shape> boxes;
    private final Setting<Long> grids;
    private final Setting<Differ> differ;
    private final Setting<List<String>> rules;
    private final Setting<String> from;

    PuzzleOptions(Options options) {
        boxes = options.option(
                "--boxes", "RxC", Type.BOXES, "Boxes have R rows and C columns (default: square boxes).");
        grids = options.option(
                "--grids", "N", Type.NUMBER, "Number of grids of each puzzle, if the file does not determine it.");
        differ = options.option(
                "--differ",
                "WHERE",
                Type.DIFFER,
                "Where corresponding cells of the grids differ: everywhere, holes (except where both are"
                        + " given) or nowhere (default: everywhere).");
        rules = options.repeatable(
                "--rule",
                "RULE",
                Type.RULE,
                "Add a rule to every puzzle, such as diagonals or 'cage 15: r1c1 r1c2'. Repeat the option"
                        + " for more rules; see 'sudosat help rules'.");
        from = options.option(
                "--from",
                "FORMAT",
                Type.FORMAT,
                "Format of the input: " + String.join(", ", Formats.names()) + " (default: detected).");
    }

    private ReadOptions toRead() {
        return new ReadOptions(boxes.value(), grids(), differ.value(), rules());
    }

    private List<GridRule> rules() {
        List<GridRule> parsed = new ArrayList<>();
        for (String rule : rules.value().orElse(List.of())) {
            try {
                parsed.add(Rules.parseLine(rule));
            } catch (RuleException wrong) {
                throw new UserError("--rule: " + wrong.getMessage());
            }
        }
        return parsed;
    }

    private OptionalInt grids() {
        long number = Type.range("--grids", grids.value().orElse(1L), 1, Limits.GRIDS);
        return grids.value().isPresent() ? OptionalInt.of((int) number) : OptionalInt.empty();
    }

    /** A puzzle without clues, if the shape is known; two grids by default. */
    Optional<Puzzle> emptyPuzzle() {
        return boxes.value().map(shape -> emptyPuzzle(shape, grids().orElse(2)));
    }

    private Puzzle emptyPuzzle(Shape shape, int number) {
        try {
            // Where cells are given in both grids is not known here, so that nothing can be said of differing in holes.
            Differ where = differ.value()
                    .filter(value -> value != Differ.HOLES)
                    .orElse(differ.value().isPresent() ? Differ.NOWHERE : Differ.EVERYWHERE);
            RuleSet ruleSet = emptyGrids(shape, number, where).withRules(rules());
            return new Puzzle(ruleSet, Tuple.empty(shape.size(), number));
        } catch (RuleException wrong) {
            throw new UserError("--rule: " + wrong.getMessage());
        }
    }

    private static RuleSet emptyGrids(Shape shape, int number, Differ where) {
        try {
            return new RuleSet(shape, number, where, List.of());
        } catch (RuleException tooLarge) {
            throw new UserError("--boxes: " + tooLarge.getMessage());
        }
    }

    /** The puzzles of a file. */
    List<Puzzle> readAll(String argument, Console console) {
        return open(InputArguments.puzzle(argument, console)).puzzles().rest();
    }

    /** The puzzles of files that are there; each is opened when its turn comes, as there may be thousands. */
    PuzzleFiles puzzles(List<String> arguments, Console console) {
        List<Input> inputs = InputArguments.puzzles(arguments, console);
        inputs.forEach(Input::requireReadable);
        return new PuzzleFiles(unopened(inputs), false, console.part().isBatch());
    }

    /** The same, but what cannot be read is reported when its turn comes. */
    PuzzleFiles puzzlesOrErrors(List<String> arguments, Console console) {
        return new PuzzleFiles(
                unopened(InputArguments.puzzles(arguments, console)),
                true,
                console.part().isBatch());
    }

    private List<Supplier<PuzzleFiles.Opened>> unopened(List<Input> inputs) {
        List<Supplier<PuzzleFiles.Opened>> files = new ArrayList<>();
        inputs.forEach(input -> files.add(() -> open(input)));
        return files;
    }

    private PuzzleFiles.Opened open(Input input) {
        TextBlocks text = input.blocks();
        String beginning = text.peek();
        if (from.value().isEmpty() && (beginning.startsWith("c ") || beginning.startsWith("p cnf "))) {
            throw new UserError(input.name()
                    + ": found a DIMACS CNF formula, expected a puzzle; 'sudosat run' runs a solver on a formula");
        }
        PuzzleFormat format = from.value().map(Formats::named).orElseGet(() -> Formats.detect(text));
        return new PuzzleFiles.Opened(input.name(), format, format.puzzles(text, toRead()));
    }

    /**
     * Whether a second file holds solutions of the puzzles of the first, finished or not, and not puzzles of its own:
     * it has no empty cell, or keeps every clue. What cannot be read twice is taken for a solution.
     */
    boolean areSolutions(String puzzleFile, String file, Console console) {
        boolean isThere = file.equals("-") || Files.exists(Path.of(file));
        if (!isThere || Files.isDirectory(Path.of(puzzleFile)) || Files.isDirectory(Path.of(file))) {
            return false;
        } else if (!Files.isRegularFile(Path.of(puzzleFile)) || !Files.isRegularFile(Path.of(file))) {
            return true;
        }
        try {
            List<Puzzle> puzzles = readAll(puzzleFile, console);
            List<Answer> answers = solutions(Input.of(file, console.in()), puzzles);
            for (int i = 0; i < answers.size(); i++) {
                Tuple clues = puzzles.get(Math.min(i, puzzles.size() - 1)).clues();
                if (answers.get(i)
                        .solution()
                        .filter(given -> isOtherPuzzle(given, clues))
                        .isPresent()) {
                    return false;
                }
            }
        } catch (UserError unreadable) {
            return true; // and the error is reported then
        }
        return true;
    }

    private static boolean isOtherPuzzle(Tuple given, Tuple clues) {
        boolean keepsClues = given.cells() == clues.cells()
                && IntStream.range(0, clues.cells())
                        .allMatch(cell -> clues.value(cell) == 0 || clues.value(cell) == given.value(cell));
        return given.filledCells() < given.cells() && !keepsClues;
    }

    /**
     * The solutions of a file, in whatever format, one for each puzzle.
     *
     * @param count how many puzzles there are, with those that cannot be read
     */
    List<Answer> readSolutions(String argument, List<Puzzle> readable, int count, Console console) {
        Input input = Input.of(argument, console.in());
        List<Answer> solutions = solutions(input, readable);
        if (solutions.size() != count) {
            throw new UserError(input.name() + ": found " + solutions.size()
                    + (solutions.size() == 1 ? " solution" : " solutions") + ", expected " + count
                    + ", one per puzzle");
        }
        return solutions;
    }

    /** The puzzles that can be read, at least one. */
    static List<Puzzle> readable(List<PuzzleFiles.Unread> puzzles) {
        List<Puzzle> readable = new ArrayList<>();
        Optional<UserError> wrong = Optional.empty();
        for (PuzzleFiles.Unread puzzle : puzzles) {
            try {
                readable.add(puzzle.read());
            } catch (UserError unreadable) {
                wrong = Optional.of(unreadable);
            }
        }
        if (readable.isEmpty() && wrong.isPresent()) {
            throw wrong.get();
        }
        return readable;
    }

    private List<Answer> solutions(Input input, List<Puzzle> puzzles) {
        String text = input.text();
        Shape shape = puzzles.get(0).shape();
        boolean alike = puzzles.stream().allMatch(puzzle -> puzzle.shape().equals(shape));
        ReadOptions options = new ReadOptions(alike ? Optional.of(shape) : Optional.empty(), grids(), Optional.empty());
        return Formats.detect(text).readSolutions(text, input.name(), options);
    }

    /** The puzzle of a file, or of a directory of files, that must hold just one. */
    PuzzleFiles.Unread readOne(String argument, Console console) {
        List<PuzzleFiles.Unread> found = puzzles(List.of(argument), console).rest();
        if (found.size() != 1) {
            throw new UserError(argument + ": found " + found.size() + " puzzles, expected one");
        }
        return found.get(0);
    }
}
