package sudosat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import sudosat.format.Answer;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.io.Input;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/**
 * A file of puzzles with their answers.
 *
 * @param name its folder and name; the folder says what the puzzles are about
 */
public record PuzzleFile(String name, Supplier<List<KnownPuzzle>> reader) {
    /** The text format has no line for these rules: the file name says them. */
    private static final Map<String, String> NAMED_RULES =
            Map.of("diagonal.in", "diagonals", "hyper.in", "windows", "pyramids.in", "pyramids");

    public List<KnownPuzzle> puzzles() {
        return reader.get();
    }

    /** The name without folder and ending. */
    public String stem() {
        return name.replaceFirst(".*/", "").replaceFirst("[.].*", "");
    }

    /** What holds for the puzzles of a file though the file cannot express it. */
    public static ReadOptions options(Path file) {
        String rule = NAMED_RULES.get(file.getFileName().toString());
        List<GridRule> rules = rule == null ? List.of() : List.of(Rules.parseLine(rule));
        return new ReadOptions(Optional.empty(), OptionalInt.empty(), Optional.empty(), rules);
    }

    public static List<Puzzle> read(Path file) {
        return Formats.read(Input.file(file), options(file));
    }

    /** Puzzles and, in another file, the unique solution of each. */
    static PuzzleFile solved(String name, Path file, Path solutions) {
        return new PuzzleFile(name, () -> {
            List<Puzzle> puzzles = read(file);
            Puzzle first = puzzles.get(0);
            ReadOptions shape =
                    new ReadOptions(Optional.of(first.shape()), OptionalInt.of(first.grids()), Optional.empty());
            return solved(name, puzzles, solutions(Input.file(solutions).text(), name, shape));
        });
    }

    /** Puzzles and, in another file, the number of solutions of each. */
    static PuzzleFile counted(String name, Path file, Path counts) {
        return new PuzzleFile(name, () -> {
            List<Puzzle> puzzles = read(file);
            List<String> numbers = Input.file(counts).text().lines().toList();
            return each(
                    name,
                    puzzles,
                    numbers.size(),
                    (label, i) -> KnownPuzzle.counted(label, puzzles.get(i), Long.parseLong(numbers.get(i))));
        });
    }

    /** A table with a puzzle and its solution in each row. */
    static PuzzleFile table(String name, Path file) {
        return new PuzzleFile(name, () -> {
            String text = Input.file(file).text();
            return solved(name, read(file), solutions(text, name, ReadOptions.NONE));
        });
    }

    private static List<Optional<Tuple>> solutions(String text, String name, ReadOptions options) {
        return Formats.detect(text).readSolutions(text, name, options).stream()
                .map(Answer::solution)
                .toList();
    }

    private static List<KnownPuzzle> solved(String name, List<Puzzle> puzzles, List<Optional<Tuple>> solutions) {
        return each(
                name,
                puzzles,
                solutions.size(),
                (label, i) -> KnownPuzzle.unique(
                        label, puzzles.get(i), solutions.get(i).orElseThrow()));
    }

    private interface Pairing {
        KnownPuzzle at(String label, int number);
    }

    private static List<KnownPuzzle> each(String name, List<Puzzle> puzzles, int answers, Pairing pairing) {
        if (puzzles.size() != answers) {
            throw new IllegalStateException(name + ": found " + answers + " answers, expected " + puzzles.size());
        }
        return IntStream.range(0, answers)
                .mapToObj(i -> pairing.at(answers == 1 ? name : name + " puzzle " + (i + 1), i))
                .toList();
    }

    static boolean isAnswer(Path file) {
        return file.toString().matches(".*[.](solution[.][a-z]+|sol|counts|md)");
    }

    /** A file of the project's own set with what stands beside it. */
    static PuzzleFile own(String name) {
        Path file = Project.puzzles(name);
        if (name.startsWith("tables/")) {
            return table(name, file);
        }
        Path counts = Project.puzzles(name.replaceFirst("[.][a-z]+$", ".counts"));
        String ending = name.endsWith(".in") ? ".sol" : ".solution$0";
        Path solutions = Project.puzzles(name.replaceFirst("[.][a-z]+$", ending));
        return Files.exists(counts) ? counted(name, file, counts) : solved(name, file, solutions);
    }
}
