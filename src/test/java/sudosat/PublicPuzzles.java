package sudosat;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import sudosat.io.Input;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/** The public puzzles, by the folders of the project's own: each of its files has another layout. */
final class PublicPuzzles {
    private PublicPuzzles() {}

    static List<PuzzleFile> files() {
        List<PuzzleFile> files = new ArrayList<>();
        for (String name : List.of("boxes_and_diagonals", "s16", "s25")) {
            Path file = Project.shared((name.startsWith("s") ? "big/" : "variants/") + name + ".csv");
            files.add(new PuzzleFile("shapes/" + name + ".csv", () -> table(file)));
        }
        for (int number : new int[] {2, 4, 6, 7, 8, 9, 10}) {
            String name = "tuples/test_case" + number + ".csv";
            String expected = "tuples/expected_test_case" + number + ".solution.csv";
            files.add(PuzzleFile.solved(name, Project.shared(name), Project.shared(expected)));
        }
        Stream.of(3, 4)
                .map(k -> "pairs/" + k + "_")
                .map(pair -> PuzzleFile.solved(
                        pair.replace("pairs/", "tuples/") + "empty.csv",
                        Project.shared(pair + "empty.csv"),
                        Project.shared(pair + "full.csv")))
                .forEach(files::add);
        for (String name : List.of("pairs/3_nosolution.csv", "pairs/4_nosolution.csv", "tuples/test_case5.csv")) {
            files.add(unsolvable(name));
        }
        files.add(PuzzleFile.solved(
                "lines/puzzles.txt", Project.shared("lines/puzzles.txt"), Project.shared("lines/solutions.txt")));
        for (String name : List.of("classic9/clues17", "classic9/magictour", "classic9/hardest")) {
            files.add(PuzzleFile.table(name.replace("classic9", "tables") + ".csv", Project.shared(name + ".csv")));
        }
        files.add(new PuzzleFile("counts/solution_counts.txt", () -> counts("solution_counts.txt", ":", 1)));
        files.add(new PuzzleFile("counts/many_solutions.csv", () -> counts("many_solutions.csv", ",", 2)));
        for (String name : List.of(
                "diagonal",
                "greater-than",
                "hyper",
                "killer",
                "plain_test2x3_1",
                "plain_test3x3_1",
                "plain_test3x4",
                "pyramids",
                "sandwich")) {
            String text = "text/" + name;
            files.add(PuzzleFile.solved(text + ".in", Project.shared(text + ".in"), Project.shared(text + ".sol")));
        }
        files.add(new PuzzleFile("rules/variants.json", PublicVariants::all));
        return files;
    }

    private static PuzzleFile unsolvable(String name) {
        Path file = Project.shared(name);
        return new PuzzleFile(
                "unsolvable/" + file.getFileName(),
                () -> List.of(KnownPuzzle.counted(name, PuzzleFile.read(file).get(0), 0)));
    }

    private static List<KnownPuzzle> counts(String name, String separator, int column) {
        return Input.file(Project.shared("classic9/" + name))
                .text()
                .lines()
                .filter(line -> !line.startsWith("puzzle"))
                .map(line -> line.split(separator))
                .map(fields -> KnownPuzzle.counted(fields[0], nine(fields[0]), Long.parseLong(fields[column])))
                .toList();
    }

    private static Puzzle nine(String text) {
        int[] values = text.chars()
                .map(character -> character == '.' ? 0 : character - '0')
                .toArray();
        return new Puzzle(new Shape(3, 3), new Tuple(9, values));
    }

    /** A table of grids of any shape, with the values separated by blanks. */
    private static List<KnownPuzzle> table(Path file) {
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .build();
        try (StringReader text = new StringReader(Input.file(file).text())) {
            return format.parse(text).getRecords().stream()
                    .map(PublicPuzzles::known)
                    .toList();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    private static KnownPuzzle known(CSVRecord record) {
        int size = Integer.parseInt(record.get("size"));
        Shape shape = new Shape(Integer.parseInt(record.get("box_h")), Integer.parseInt(record.get("box_w")));
        boolean isDiagonal =
                record.isMapped("x_diagonals") && record.get("x_diagonals").equals("1");
        List<GridRule> rules = isDiagonal ? List.of(Rules.parseLine("diagonals")) : List.of();
        Puzzle puzzle = new Puzzle(shape, tuple(size, record.get("puzzle")), Differ.EVERYWHERE, rules);
        return KnownPuzzle.unique("id " + record.get("id"), puzzle, tuple(size, record.get("solution")));
    }

    private static Tuple tuple(int size, String values) {
        return new Tuple(
                size,
                Arrays.stream(values.strip().split("\\s+"))
                        .mapToInt(Integer::parseInt)
                        .toArray());
    }
}
