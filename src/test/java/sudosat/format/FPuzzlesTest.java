package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.io.UserError;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.SandwichSum;
import sudosat.puzzle.Shape;

class FPuzzlesTest {
    private static final PuzzleFormat JSON = Formats.named("f-puzzles");
    private static final PuzzleFormat URL = Formats.named("f-puzzles-url");

    private static Puzzle read(String text) {
        return JSON.read(text, "f.json", ReadOptions.NONE).get(0);
    }

    private static List<String> rules(String fields) {
        return read("{\"size\":4," + fields + "}").rules().stream()
                .map(GridRule::text)
                .toList();
    }

    /** What a puzzle asks for, however its rules are called. */
    private static Set<String> meaning(Puzzle puzzle) {
        Set<String> meaning = new TreeSet<>();
        for (Constraint constraint : puzzle.constraints()) {
            int[] cells = constraint.cells().clone();
            if (constraint instanceof AllDifferent || constraint instanceof Linear) {
                Arrays.sort(cells);
            }
            String total = constraint instanceof Linear sum
                    ? "" + sum.total()
                    : constraint instanceof SandwichSum between ? "" + between.total() : "";
            meaning.add(constraint.getClass().getSimpleName() + Arrays.toString(cells) + total);
        }
        return meaning;
    }

    @ParameterizedTest
    @ValueSource(strings = {"f-puzzles", "f-puzzles-url"})
    void keepsTheMeaningOfEveryRule(String name) throws IOException {
        RandomPuzzles random = new RandomPuzzles(6);
        for (int round = 0; round < 300; round++) {
            Puzzle puzzle = random.next(1, 6, rule -> true);
            StringBuilder text = new StringBuilder();
            Formats.named(name).write(puzzle, text);
            assertEquals(name, Formats.detect(text.toString()).name());
            Puzzle back = Formats.named(name)
                    .read(text.toString(), name, ReadOptions.NONE)
                    .get(0);
            assertEquals(puzzle.clues(), back.clues());
            assertEquals(meaning(puzzle), meaning(back), text.toString());
        }
    }

    @Test
    void writesPlainJson() throws IOException {
        Puzzle puzzle = Formats.CSV
                .read(
                        "#diagonals\n#cage 3: r1c1 r1c2\n#greater r2c1 r1c1\n#sandwich column 1: 0\n1,0\n0,0\n",
                        "f",
                        new ReadOptions(Optional.of(new Shape(2, 1)), OptionalInt.empty(), Optional.empty()))
                .get(0);
        StringBuilder text = new StringBuilder();
        JSON.write(puzzle, text);
        assertEquals("""
            {"size":2,"grid":[[{"value":1,"given":true,"region":0},{"region":1}],[{"region":0},{"region":1}]],\
            "diagonal+":true,"diagonal-":true,"killercage":[{"cells":["R1C1","R1C2"],"value":"3"}],\
            "thermometer":[{"lines":[["R1C1","R2C1"]]}],"sandwichsum":[{"cell":"R0C1","value":"0"}]}
            """, text.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"diagonal+\":true,\"diagonal-\":true | diagonals",
                "\"diagonal+\":true | region r4c1 r3c2 r2c3 r1c4",
                "\"diagonal-\":true,\"diagonal+\":false | region r1c1 r2c2 r3c3 r4c4",
                "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"5\",\"outlineC\":\"#fff\"}] | cage 5: r1c1"
                        + " r1c2",
                "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":5}] | cage 5: r1c1 r1c2",
                "\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"\"}] | cage: r1c1 r1c2",
                "\"extraregion\":[{\"cells\":[\"R1C1\",\"R1C2\",\"R2C3\",\"R2C4\"]}] | region r1c1 r1c2 r2c3 r2c4",
                "\"extraregion\":[{\"cells\":[\"R1C1\",\"R2C2\"]}] | cage: r1c1 r2c2",
                "\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\"]]}] | greater r1c2 r1c1",
                "\"sandwichsum\":[{\"cell\":\"R3C0\",\"value\":\"5\"},{\"cell\":\"R4C0\",\"value\":\"\"}] | sandwich"
                        + " row 3: 5",
                "\"sandwichsum\":[{\"cell\":\"R5C2\",\"value\":\"2\"}] | sandwich column 2: 2"
            })
    void readsRule(String fields, String rule) {
        assertEquals(List.of(rule), rules(fields));
    }

    @Test
    void readsThermometerAsAChain() {
        assertEquals(
                List.of("greater r1c2 r1c1", "greater r1c3 r1c2", "greater r2c1 r1c1"),
                rules("\"thermometer\":[{\"lines\":[[\"R1C1\",\"R1C2\",\"R1C3\"],[\"R1C1\",\"R2C1\"]]}]"));
    }

    @Test
    void skipsWhatIsOnlyLooksAndWhatIsEmpty() {
        assertEquals(
                List.of(),
                rules("\"title\":\"\\u00e9"
                    + " \\\"x\\\"\",\"author\":\"me\",\"cage\":[{\"cells\":[\"R1C1\"]}],\"text\":[{\"cells\":[]}],\n"
                    + "\t\"arrow\":[],\"antiknight\":false,\"negative\":[],\"line\":[{\"lines\":[]}]"));
    }

    @Test
    void takesOnlyGivenValuesForClues() {
        String text = "{\"size\":1,\"grid\":[[{\"value\":1}]]}";
        assertEquals(0, read(text).clues().value(0));
        assertEquals(
                1,
                JSON.readSolutions(text, "f", ReadOptions.NONE)
                        .get(0)
                        .solution()
                        .orElseThrow()
                        .value(0));
        assertEquals(
                1, read("{\"grid\":[[{\"value\":1,\"given\":true}]]}").clues().value(0));
    }

    @ParameterizedTest
    @CsvSource({"4, 2x2", "6, 2x3", "7, 1x7", "8, 2x4", "9, 3x3", "12, 3x4", "16, 4x4"})
    void takesUsualBoxes(int size, String boxes) {
        assertEquals(boxes, read("{\"size\":" + size + "}").shape().toString());
    }

    @Test
    void readsRegionsAsBoxesOrJigsaw() {
        String columns = "[[{\"region\":3},{\"region\":0}],[{\"region\":3},{\"region\":0}]]".replace("3", "1");
        assertEquals(
                new Shape(2, 1), read("{\"size\":2,\"grid\":" + columns + "}").shape());
        Puzzle diagonal =
                read("{\"size\":2,\"grid\":[[{\"region\":1},{\"region\":0}],[{\"region\":0},{\"region\":1}]]}");
        assertEquals("jigsaw\n2,1\n1,2", diagonal.rules().get(0).text());
    }

    @Test
    void readsAddressOrPackedTextAlone() {
        String packed = "N4IgzglgXgpiBcBOAvkA";
        Puzzle empty = read("{\"size\":9}");
        for (String text : List.of(
                packed,
                "https://www.f-puzzles.com/?load=" + packed,
                "https://f-puzzles.com/?a=b&load=" + packed + "&c=d",
                "# comment\r\n\r\nhttps://www.f-puzzles.com/?load=" + packed.replace("A", "%41") + "\r\n")) {
            assertEquals(List.of(empty), URL.read(text, "f", ReadOptions.NONE));
            assertEquals("f-puzzles-url", Formats.detect(text).name());
        }
    }

    static Stream<Arguments> wrong() {
        String known =
                "expected rules among grid regions, diagonal+, diagonal-, killercage, extraregion, thermometer and"
                        + " sandwichsum";
        return Stream.of(
                arguments("{\"size\":9,\n\"arrow\":[{\"cells\":[]}]}", "f.json:2:9: found 'arrow', " + known),
                arguments("{\"size\":9,\"antiknight\":true}", "f.json:1:24: found 'antiknight', " + known),
                arguments("{\"size\":9,\"negative\":[\"xv\"]}", "f.json:1:22: found 'negative', " + known),
                arguments(
                        "{\"grid\":[[{\"givenPencilMarks\":[1]}]]}", "f.json:1:31: found 'givenPencilMarks', " + known),
                arguments(
                        "{\"size\":9,\"even\":[1],\"author\":\"me\",\"odd\":[1],\"arrow\":[1]}",
                        "f.json:1:18: found 'even', 'odd', 'arrow', " + known),
                arguments("{}", "f.json:1:1: found no size, expected \"size\":9"),
                arguments("{\"size\":900}", "f.json:1:9: found a size of '900', expected 1 to 256"),
                arguments("{\"size\":2,\"grid\":[[{},{}]]}", "f.json:1:18: found 1 rows, expected 2"),
                arguments("{\"size\":2,\"grid\":[[{},{}],[{}]]}", "f.json:1:27: found 1 cells, expected 2"),
                arguments(
                        "{\"size\":1,\"grid\":[[{\"value\":2}]]}",
                        "f.json:1:29: found '2', expected a value from 0 to 1"),
                arguments(
                        "{\"size\":4,\"killercage\":[{\"cells\":[\"R1C5\"]}]}",
                        "f.json:1:25: found r1c5, expected a cell of a grid of size 4"),
                arguments(
                        "{\"size\":4,\"killercage\":[{\"value\":\"5\"}]}",
                        "f.json:1:25: found no cells, expected a field \"cells\""),
                arguments(
                        "{\"size\":4,\"killercage\":[{\"cells\":[\"R1C1\"],\"value\":\"x\"}]}",
                        "f.json:1:51: found 'x', expected a sum from 0 to 9999"),
                arguments(
                        "{\"size\":4,\"sandwichsum\":[{\"cell\":\"R1C1\",\"value\":\"5\"}]}",
                        "f.json:1:34: found 'R1C1', expected the place beside a row or above a column, such as R3C0 or"
                                + " R0C3"),
                arguments(
                        "{\"size\":2,\"grid\":[[{\"region\":0},{\"region\":0}],[{\"region\":0},{\"region\":1}]]}",
                        "f.json:1:18: found more than 2 cells in region 1, expected 2 cells in each region"),
                arguments(
                        "[".repeat(60),
                        "f.json:1:51: found brackets within brackets within brackets, expected at most 50"),
                arguments("", "f.json: found an empty file, expected the JSON of f-puzzles"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void rejectsNamingLineAndColumn(String text, String message) {
        assertEquals(message, assertThrows(UserError.class, () -> read(text)).getMessage());
    }

    @Test
    void rejectsMalformedJsonAndAddresses() {
        assertEquals(
                "f.json:1:11:",
                assertThrows(UserError.class, () -> read("{\"size\":9,]"))
                        .getMessage()
                        .split(" ")[0]);
        String address =
                "found 'https://f-puzzles.com/?load=!!!', expected an address with ?load= and a packed puzzle, or that"
                        + " alone";
        assertEquals(
                "f:1:1: " + address,
                assertThrows(UserError.class, () -> URL.read("https://f-puzzles.com/?load=!!!", "f", ReadOptions.NONE))
                        .getMessage());
        String arrow = LzString.pack("{\"size\":9,\"arrow\":[1]}");
        assertEquals(
                "f:1:1: unpacked:1:19: found 'arrow'",
                assertThrows(UserError.class, () -> URL.read(arrow, "f", ReadOptions.NONE))
                        .getMessage()
                        .split(",")[0]);
    }

    @Test
    void rejectsOptionsThatDisagree() {
        ReadOptions flat = new ReadOptions(Optional.of(new Shape(1, 4)), OptionalInt.empty(), Optional.empty());
        ReadOptions two = new ReadOptions(Optional.empty(), OptionalInt.of(2), Optional.empty());
        assertEquals(
                "f:1:1: found a size of 9, expected 4, for boxes 1x4",
                assertThrows(UserError.class, () -> JSON.read("{\"size\":9}", "f", flat))
                        .getMessage());
        assertEquals(
                "f:1:1: found one grid, expected 2, as option grids says",
                assertThrows(UserError.class, () -> JSON.read("{\"size\":9}", "f", two))
                        .getMessage());
    }
}
