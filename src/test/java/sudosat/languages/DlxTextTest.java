package sudosat.languages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Project;
import sudosat.candidates.Candidates;
import sudosat.io.AsciiWriter;
import sudosat.io.UserError;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;
import sudosat.search.CoverPuzzle;
import sudosat.search.CoverSearch;
import sudosat.search.ExactCover;

class DlxTextTest {
    private static String text(Puzzle puzzle, Candidates candidates) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        DlxText problem = new DlxText(new CoverPuzzle(puzzle.ruleSet()));
        AsciiWriter.write(text, buffer -> problem.write(candidates, buffer));
        return text.toString(StandardCharsets.US_ASCII);
    }

    private static Puzzle empty(String shape, int grids, String... rules) {
        Shape boxes = Shape.parse(shape).orElseThrow();
        return new Puzzle(
                boxes,
                Tuple.empty(boxes.size(), grids),
                Differ.EVERYWHERE,
                Arrays.stream(rules).map(Rules::parseLine).toList());
    }

    @Test
    void sizeFourReadsAsItShould() throws IOException {
        int[] clues = {1, 0, 3, 4, 3, 4, 0, 0, 0, 1, 4, 3, 4, 3, 0, 0};
        Puzzle puzzle = empty("2x2", 1, "cage : r1c1 r2c4").withClues(new Tuple(4, clues));
        Candidates candidates = Candidates.all(puzzle);
        for (int cell = 0; cell < clues.length; cell++) {
            if (clues[cell] != 0) {
                candidates.assign(cell, clues[cell]);
            }
        }
        String expected = Files.readString(Project.HOME.resolve("src/test/resources/languages/size-four.dlx"));
        assertEquals(expected, text(puzzle, candidates));
    }

    /** Read back without any knowledge of the puzzle, as Knuth's programs do. */
    @ParameterizedTest
    @CsvSource({"2x2, 1, 288", "2x2, 2, 7584"})
    void textSaysAllThereIsToKnow(String shape, int grids, long expected) throws Exception {
        Puzzle puzzle = empty(shape, grids);
        long[] count = new long[1];
        new CoverSearch(read(text(puzzle, new Candidates(puzzle))))
                .search((options, length) -> ++count[0] > 0, () -> false);
        assertEquals(expected, count[0]);
    }

    private static ExactCover read(String text) {
        List<String> lines = text.lines().filter(line -> !line.startsWith("|")).toList();
        List<String> primary = List.of(lines.get(0).split(" \\| ")[0].split(" "));
        List<String> all = List.of(lines.get(0).replace(" | ", " ").split(" "));
        int[][] options = new int[lines.size() - 1][];
        for (int option = 0; option < options.length; option++) {
            options[option] = Arrays.stream(lines.get(option + 1).split(" "))
                    .mapToInt(all::indexOf)
                    .toArray();
        }
        return new ExactCover(primary.size(), all.size() - primary.size(), options);
    }

    /** Knuth's programs take names of up to eight characters without colon and bar. */
    @ParameterizedTest
    @CsvSource({"2x2, 3", "3x3, 2", "4x4, 70", "5x5, 4", "8x8, 2", "9x9, 1"})
    void namesAreShortAndDifferent(String shape, int grids) throws IOException {
        Puzzle puzzle = empty(shape, grids, "diagonals", "cage : r1c1 r4c3 r3c4");
        Set<String> names = new HashSet<>();
        for (String name : text(puzzle, new Candidates(puzzle.withClues(filledFirstRow(puzzle))))
                .lines()
                .filter(line -> !line.startsWith("|"))
                .findFirst()
                .orElseThrow()
                .split("[ |]+")) {
            assertTrue(names.add(name) && name.matches("[A-Za-z0-9]{1,8}"), name);
        }
        assertEquals(new CoverPuzzle(puzzle.ruleSet()).cover().items(), names.size());
    }

    /** So that little is left to write. */
    private static Tuple filledFirstRow(Puzzle puzzle) {
        int[] values = new int[puzzle.clues().cells()];
        for (int column = 0; column < puzzle.size(); column++) {
            values[column] = column + 1;
        }
        return new Tuple(puzzle.size(), values);
    }

    /** Cells given in both grids need not differ: the third one differs from each of them in a pair. */
    @Test
    void pairsOfCorrespondingCellsHaveNamesOfTheirOwn() throws IOException {
        Puzzle puzzle = new Puzzle(new Shape(2, 2), Tuple.empty(4, 3).with(0, 1).with(16, 1), Differ.HOLES);
        String text = text(puzzle, new Candidates(puzzle));
        assertTrue(text.contains(" | e11 e12 e13 e14 e21 e22 e23 e24 d121 "), text);
        assertTrue(text.contains("\np111 r111 c111 b111 e11\n"), text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cage 7: r1c1 r2c2 r4c4", "greater r1c1 r4c4", "sandwich row 2: 5"})
    void whatIsNoMatterOfCoverIsRefusedByName(String rule) {
        CoverPuzzle puzzle = new CoverPuzzle(empty("2x2", 1, rule).ruleSet());
        String message =
                assertThrows(UserError.class, () -> new DlxText(puzzle)).getMessage();
        assertTrue(message.contains(puzzle.conditions().get(0).name(4)), message);
    }
}
