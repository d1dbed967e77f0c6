package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import sudosat.KnownPuzzle;
import sudosat.Project;
import sudosat.PuzzleFile;
import sudosat.PuzzleSource;
import sudosat.io.Input;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;

/** Puzzle files are read as what they are: the project's own and, where they are there, those of others. */
class PuzzleFilesTest {
    /** The checker knows nothing of solvers. */
    @TestFactory
    Stream<DynamicContainer> solutionsKeepAllRules() {
        List<String> folders = List.of("shapes", "tuples", "rules", "lines", "text", "tables");
        return PuzzleSource.containers(source -> folders.stream()
                .flatMap(folder -> source.files(folder).stream())
                .map(file -> DynamicTest.dynamicTest(
                        file.name(),
                        () -> file.puzzles()
                                .forEach(known -> known.solution()
                                        .ifPresent(solution -> assertEquals(
                                                List.of(),
                                                Checker.violations(known.puzzle(), solution),
                                                known.name()))))));
    }

    @TestFactory
    Stream<DynamicContainer> textSolutionsAreWrittenAsTheyWereRead() {
        return PuzzleSource.containers(source -> source.files("text").stream()
                .map(file -> DynamicTest.dynamicTest(file.name(), () -> {
                    Path puzzle =
                            source == PuzzleSource.OWN ? Project.puzzles(file.name()) : Project.shared(file.name());
                    assertEquals(
                            "text", Formats.detect(Input.file(puzzle).text()).name());
                    StringBuilder written = new StringBuilder();
                    Formats.named("text").writeSolution(file.puzzles().get(0).solution(), written);
                    Path solution = puzzle.resolveSibling(file.stem() + ".sol");
                    assertEquals(Input.file(solution).text(), written.toString());
                })));
    }

    /** The folder is named after the puzzle. */
    @TestFactory
    Stream<DynamicTest> everyDialectIsReadAsTheSamePuzzle() throws IOException {
        try (Stream<Path> files = Files.walk(Project.puzzles("dialects"))) {
            List<DynamicTest> tests = files.filter(Files::isRegularFile)
                    .sorted()
                    .map(file -> DynamicTest.dynamicTest(
                            file.getParent().getFileName() + "/" + file.getFileName(),
                            () -> assertEquals(List.of(original(file)), PuzzleFile.read(file))))
                    .toList();
            assertFalse(tests.isEmpty());
            return tests.stream();
        }
    }

    private static Puzzle original(Path dialect) {
        Path file = Project.puzzles("tuples/" + dialect.getParent().getFileName() + ".csv");
        return PuzzleFile.read(file).get(0);
    }

    @Test
    void tablesHaveThePuzzlesAndSolutionsOfTheirLines() {
        for (PuzzleFile table : PuzzleSource.OWN.files("tables")) {
            String lines = "lines/" + table.stem() + ".txt";
            PuzzleFile file = PuzzleSource.OWN.files("lines").stream()
                    .filter(some -> some.name().equals(lines))
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    file.puzzles().stream().map(PuzzleFilesTest::content).toList(),
                    table.puzzles().stream().map(PuzzleFilesTest::content).toList());
        }
    }

    private static List<Object> content(KnownPuzzle known) {
        return List.of(known.puzzle(), known.solution().orElseThrow());
    }

    /** A file without an entry has no command that makes it again. */
    @Test
    void theReadmeListsEveryFileOfTheSet() throws IOException {
        Path folder = Project.puzzles("");
        Set<String> listed = Files.readAllLines(folder.resolve("README.md")).stream()
                .filter(line -> line.startsWith("### "))
                .map(line -> line.substring(4))
                .collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> files = Files.walk(folder)) {
            Set<String> present = files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> !name.matches(".*[.](solution[.][a-z]+|sol|counts|md)"))
                    .collect(Collectors.toCollection(TreeSet::new));
            assertEquals(listed, present);
        }
    }

    @Test
    void everyTupleHasAsManyGridsAsItsNameSays() {
        Map<String, Integer> grids = Map.of("single", 1, "pair", 2, "triple", 3, "quadruple", 4, "quintuple", 5);
        int named = 0;
        for (PuzzleFile file : PuzzleSource.OWN.files("tuples")) {
            Integer expected = grids.get(file.stem().replaceFirst("s?-.*", ""));
            for (KnownPuzzle known : expected == null ? List.<KnownPuzzle>of() : file.puzzles()) {
                assertEquals(expected, known.puzzle().grids(), known.name());
                named++;
            }
        }
        assertTrue(named > grids.size());
    }
}
