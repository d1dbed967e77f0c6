package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.io.UserError;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.rules.Diagonals;
import sudosat.puzzle.rules.Rules;

/** Rules in CSV: as lines, and as options. */
class RuleLinesTest {
    private static final String GRID = "4,0,0,2\n0,3,1,0\n0,2,0,0\n0,0,0,1\n";
    private static final String JIGSAW = "#jigsaw\n#1,1,2,2\n#1,3,2,2\n#1,3,3,4\n#3,4,4,4\n";

    private static List<String> rules(String text) {
        return Formats.CSV.read(text, "f.csv", ReadOptions.NONE).get(0).rules().stream()
                .map(GridRule::text)
                .toList();
    }

    private static String message(String text, ReadOptions options) {
        return assertThrows(UserError.class, () -> Formats.CSV.read(text, "f.csv", options))
                .getMessage();
    }

    private static ReadOptions with(String rule) {
        return new ReadOptions(Optional.empty(), OptionalInt.empty(), Optional.empty(), List.of(Rules.parseLine(rule)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagonals",
                "windows",
                "cage 15: r1c1 r1c2 r2c1",
                "cage: r1c1 r1c2",
                "greater r2c1 r1c1",
                "sandwich row 3: 5",
                "sandwich column 1: 0",
                "region r1c1 r1c2 r1c3 r2c4",
                "grid 2: diagonals",
                "grid 1: cage: r1c1 r4c4",
                "jigsaw\n1,1,2,2\n1,3,2,2\n1,3,3,4\n3,4,4,1"
            })
    void readsRuleAsItIsWritten(String rule) {
        String square = rule.equals("windows") ? "0,0,0,0,0,0,0,0,0\n".repeat(18) : GRID + GRID;
        String lines = "#" + rule.replace("\n", "\n#") + "\n";
        if (rule.startsWith("jigsaw")) {
            lines = lines.replace("3,4,4,1", "3,4,4,4");
            assertEquals(
                    List.of(rule.replace("3,4,4,1", "3,4,4,4")),
                    rules(lines.replace("#1,3,3,4", "# a comment\n #1, 3 ,3,4,,") + square));
        } else {
            assertEquals(List.of(rule), rules(lines + square));
            assertEquals(List.of(rule), rules(square + "#" + rule + ",,,"));
        }
    }

    @Test
    void rulesBeforeTheFirstPuzzleHoldForAllOfABatch() {
        List<Puzzle> puzzles = Formats.CSV.read(
                "#diagonals\n#puzzle 1\n" + GRID + "#puzzle 2\n#greater r1c1 r2c2\n" + GRID, "f", ReadOptions.NONE);
        assertEquals(1, puzzles.get(0).rules().size());
        assertEquals(2, puzzles.get(1).rules().size());
    }

    @Test
    void optionRulesAreAddedUnlessTheTextSaysThem() {
        assertEquals(
                List.of(GridRule.everywhere(new Diagonals())),
                Formats.CSV.read(GRID, "f", with("diagonals")).get(0).rules());
        assertEquals(
                1,
                Formats.CSV
                        .read("#diagonals\n" + GRID, "f", with("diagonals"))
                        .get(0)
                        .rules()
                        .size());
        assertEquals(
                OptionalInt.of(1),
                Formats.CSV
                        .read(GRID + GRID, "f", with("grid 2: diagonals"))
                        .get(0)
                        .rules()
                        .get(0)
                        .grid());
    }

    @Test
    void jigsawNeedsNoBoxes() {
        String regions = "#1,1,1,1,1\n#2,2,2,2,2\n#3,3,3,3,3\n#4,4,4,4,4\n#5,5,5,5,5\n";
        String rows = "0,0,0,0,5\n".repeat(5);
        assertEquals(
                new Shape(1, 5),
                Formats.CSV
                        .read("#jigsaw\n" + regions + rows, "f", ReadOptions.NONE)
                        .get(0)
                        .shape());
        assertEquals(
                new Shape(2, 2),
                Formats.CSV.read(JIGSAW + GRID, "f", ReadOptions.NONE).get(0).shape());
        assertEquals(
                new Shape(4, 1),
                Formats.CSV
                        .read("#boxes 4x1\n" + JIGSAW + GRID, "f", ReadOptions.NONE)
                        .get(0)
                        .shape());
        assertEquals(
                "f.csv:7:1: found rows of 5 values, expected a square number, or boxes given by option boxes or a line"
                        + " #boxes: 1x5 or 5x1",
                message("#grid 2: jigsaw\n" + regions + rows + rows, ReadOptions.NONE));
    }

    @Test
    void readsDifferNowhere() {
        assertEquals(
                Differ.NOWHERE,
                Formats.CSV
                        .read("#differ nowhere\n" + GRID + GRID, "f", ReadOptions.NONE)
                        .get(0)
                        .differ());
    }

    static Stream<Arguments> wrong() {
        return Stream.of(
                arguments(
                        "cell twice",
                        "#cage 5: r1c1 r1c1",
                        "found a cell twice in 'r1c1 r1c1', expected each cell once"),
                arguments("cell outside", "#cage 5: r1c1 r1c5", "found r1c5, expected a cell of a grid of size 4"),
                arguments("no such cell", "#greater r1c1 c2r1", "found 'c2r1', expected a cell such as r3c5"),
                arguments("region too small", "#region r1c1 r1c2", "found a region of 2 cells, expected 4 cells"),
                arguments("no pyramids here", "#pyramids", "found pyramids in a grid of size 4, expected a 9x9"),
                arguments("no such grid", "#grid 3: diagonals", "found a rule for grid 3, expected one of 2 grids"),
                arguments(
                        "grid without number",
                        "#grid: diagonals",
                        "found 'grid: diagonals', expected one of the rules diagonals, windows, pyramids, cage,"
                                + " greater, sandwich, region, jigsaw"),
                arguments("grid zero", "#grid 0: diagonals", "found 'grid 0', expected the number of a grid, from 1"),
                arguments(
                        "rule of a grid unknown",
                        "#grid 1: diagonal",
                        "found 'diagonal', expected one of the rules diagonals, windows, pyramids, cage, greater,"
                                + " sandwich, region, jigsaw"),
                arguments("sandwich outside", "#sandwich row 5: 3", "found row 5, expected one of a grid of size 4"),
                arguments(
                        "jigsaw with a gap",
                        JIGSAW.replace("3,4,4,4", "3,4,4,5"),
                        "found the region number 5, expected a number from 1 to 4"),
                arguments(
                        "jigsaw that overlaps",
                        JIGSAW.replace("3,4,4,4", "3,4,4,1"),
                        "found more than 4 cells in region 1, expected 4 cells in each region"),
                arguments(
                        "jigsaw of another size",
                        "#jigsaw\n#1,1\n#2,2",
                        "found 4 values, expected 2 values, for boxes 1x2"),
                arguments(
                        "jigsaw without rows",
                        "#jigsaw",
                        "found a jigsaw of 0 rows, expected lines of region numbers below it, as in #1,1,2,2"),
                arguments(
                        "jigsaw cut off",
                        "#jigsaw\n#1,1,2,2",
                        "found a jigsaw of 1 row, expected 4 rows of 4 region numbers"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("wrong")
    void rejectsRuleNamingItsLine(String what, String rule, String message) {
        String text = "# a rule that is wrong\n#diagonals\n" + rule + "\n" + GRID + GRID;
        String place = what.equals("jigsaw of another size") ? "f.csv:6:5: " : "f.csv:3:1: ";
        assertEquals(place + message, message(text, ReadOptions.NONE));
    }

    @Test
    void rejectsRaggedJigsawAndRegionsWithoutOne() {
        assertEquals(
                "f.csv:3:1: found 3 region numbers, expected 4, as in the first row of the jigsaw",
                message("#jigsaw\n#1,1,2,2\n#1,2,3\n" + GRID, ReadOptions.NONE));
        assertEquals(
                "f.csv:1:1: found '#1,1,2,2', expected a line #jigsaw above region numbers, and as many rows as the"
                        + " first has numbers",
                message("#1,1,2,2\n" + GRID, ReadOptions.NONE));
    }

    @Test
    void rejectsOptionRulesWithTheirText() {
        assertEquals(
                "f.csv: the rule 'grid 2: diagonals': found a rule for grid 2, expected one of 1 grids",
                message(GRID, with("grid 2: diagonals")));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void readsBackRandomPuzzlesWithRandomRules(int seed) throws IOException {
        RandomPuzzles random = new RandomPuzzles(seed);
        for (int round = 0; round < 500; round++) {
            Puzzle puzzle = random.next(3, 6, rule -> true);
            StringBuilder text = new StringBuilder();
            Formats.CSV.write(puzzle, text);
            assertEquals(List.of(puzzle), Formats.CSV.read(text.toString(), "f", ReadOptions.NONE), text.toString());
        }
    }
}
