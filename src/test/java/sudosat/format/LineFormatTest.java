package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
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
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

class LineFormatTest {
    private static final PuzzleFormat LINE = Formats.named("line");
    private static final String FIRST = "4..20310.2.....1";
    private static final String SECOND = "..2.3......441..";
    private static final Tuple CLUES = new Tuple(4, new int[] {4, 0, 0, 2, 0, 3, 1, 0, 0, 2, 0, 0, 0, 0, 0, 1});

    private static List<Puzzle> read(String text) {
        return LINE.read(text, "f.txt", ReadOptions.NONE);
    }

    private static ReadOptions boxes(int rows, int columns) {
        return new ReadOptions(Optional.of(new Shape(rows, columns)), OptionalInt.empty(), Optional.empty());
    }

    @Test
    void readsALineAsAPuzzle() {
        List<Puzzle> puzzles =
                read("\n" + FIRST + "\r\n# comment\n#0000: Full House\n\n  " + SECOND + " \n" + FIRST + "  " + SECOND);
        assertEquals(3, puzzles.size());
        assertEquals(new Puzzle(new Shape(2, 2), CLUES), puzzles.get(0));
        assertEquals(2, puzzles.get(2).grids());
        assertEquals(4, puzzles.get(2).clues().value(16 + 11));
    }

    @Test
    void readsLettersInEitherCaseAndWritesCapitals() throws IOException {
        Puzzle puzzle = read("Gga" + ".".repeat(253)).get(0);
        assertEquals(
                List.of(16, 16, 10),
                List.of(
                        puzzle.clues().value(0),
                        puzzle.clues().value(1),
                        puzzle.clues().value(2)));
        StringBuilder text = new StringBuilder();
        LINE.write(puzzle, text);
        assertEquals("GGA" + ".".repeat(253) + "\n", text.toString());
    }

    @Test
    void takesBoxesFromOptionLineOrJigsaw() {
        String line = "6".repeat(36);
        assertEquals(new Shape(2, 3), LINE.read(line, "f", boxes(2, 3)).get(0).shape());
        assertEquals(new Shape(3, 2), read("#boxes 3x2\n" + line).get(0).shape());
        String jigsaw = "#jigsaw\n#1,1,1\n#2,2,2\n#3,3,3\n";
        assertEquals(new Shape(1, 3), read(jigsaw + "123......").get(0).shape());
    }

    @Test
    void takesBoxesFromAJigsawOnlyWhereAllGridsHaveIt() {
        String jigsaw = "#grid 1: jigsaw\n#1,1,1\n#2,2,2\n#3,3,3\n";
        assertEquals(new Shape(1, 3), read(jigsaw + "123......").get(0).shape());
        UserError error = assertThrows(UserError.class, () -> read(jigsaw + "123......\n......... .........\n"));
        assertTrue(
                error.getMessage().startsWith("f.txt:6:1: found 9 characters, expected 16, 81,"), error.getMessage());
    }

    @Test
    void rulesOnTopHoldForAll() {
        List<Puzzle> puzzles = read("#diagonals\n#grid 1: greater r1c1 r1c2\n" + FIRST + "\n" + SECOND + "\n");
        assertEquals(2, puzzles.get(0).rules().size());
        assertEquals(2, puzzles.get(1).rules().size());
    }

    @Test
    void writesBoxesOnceOnTopOfABatch() throws IOException {
        Puzzle flat = new Puzzle(new Shape(1, 2), new Tuple(2, new int[] {1, 0, 0, 0}));
        Puzzle square = new Puzzle(new Shape(2, 2), CLUES);
        StringBuilder text = new StringBuilder();
        LINE.write(List.of(flat, flat), text);
        assertEquals("#boxes 1x2\n1...\n1...\n", text.toString());
        UserError e = assertThrows(UserError.class, () -> LINE.write(List.of(flat, square), new StringBuilder()));
        assertEquals("the line format does not support both '#boxes 1x2' and square boxes in one file", e.getMessage());
    }

    @Test
    void readsColumnOfATable() {
        String table = "id,puzzle,solution\n1," + FIRST + ",1243431221343421\n2, " + SECOND + " ,No solution\n";
        assertEquals(
                List.of(CLUES, read(SECOND).get(0).clues()),
                read(table).stream().map(Puzzle::clues).toList());
        assertEquals(
                Answer.NONE, LINE.readSolutions(table, "f", ReadOptions.NONE).get(1));
    }

    @Test
    void readsCommentsBehindPuzzles() {
        String text = FIRST + " #1\n" + FIRST + "#2\n";
        assertEquals(LINE.name(), Formats.detect(text).name());
        assertEquals(
                List.of(CLUES, CLUES), read(text).stream().map(Puzzle::clues).toList());
    }

    @Test
    void readsHexadecimalDigitsWhereStarsAreEmpty() {
        String text = "0123456789ABCDEF" + "*".repeat(240) + "\n";
        assertEquals(LINE.name(), Formats.detect(text).name());
        Tuple clues = read(text).get(0).clues();
        assertEquals(
                List.of(16, 1, 9, 10, 15, 0),
                List.of(
                        clues.value(0),
                        clues.value(1),
                        clues.value(9),
                        clues.value(10),
                        clues.value(15),
                        clues.value(16)));
        assertEquals(CLUES, read(FIRST.replace('.', '*')).get(0).clues());
    }

    @Test
    void readsWordsInPlaceOfSolutions() {
        String text = "Unknown\nNone\nNo solution\n" + FIRST + "\n";
        assertEquals(LINE.name(), Formats.detect(text).name());
        assertEquals(
                List.of(Answer.UNKNOWN, Answer.NONE, Answer.NONE, Answer.of(CLUES)),
                LINE.readSolutions(text, "f", ReadOptions.NONE));
    }

    static Stream<Arguments> wrong() {
        String expected =
                "expected 16, 81, 256 or 625 for a grid with square boxes, or boxes given by option boxes or a line"
                        + " #boxes 2x3 on top";
        return Stream.of(
                arguments("", "f.txt: found an empty file, expected a line of N² characters for each grid"),
                arguments(
                        "# nothing\n",
                        "f.txt:1:1: found no puzzle from here on, expected a line of N² characters for each grid"),
                arguments(
                        "No solution",
                        "f.txt:1:1: found 'No solution', which is no puzzle, expected a line of N² characters for each"
                                + " grid"),
                arguments(FIRST + "\n" + FIRST + ".\n", "f.txt:2:1: found 17 characters, " + expected),
                arguments(
                        FIRST + " " + SECOND + ".",
                        "f.txt:1:34: found 17 characters, expected 16 for a grid with boxes 2x2"),
                arguments(FIRST + " 123", "f.txt:1:21: found 3 characters, expected 16 for a grid with boxes 2x2"),
                arguments(
                        "\n " + FIRST.replace('3', '5'),
                        "f.txt:2:7: found '5', expected 1 to 4, or . or 0 for an empty cell"),
                arguments(
                        FIRST.replace('3', 'é'), "f.txt:1:6: found 'é', expected 1 to 4, or . or 0 for an empty cell"),
                arguments(
                        "-" + ".".repeat(255),
                        "f.txt:1:1: found '-', expected 1 to 9, A to G, or . or 0 for an empty cell"),
                arguments(
                        FIRST + "\n#diagonals\n",
                        "f.txt:2:1: found '#diagonals', expected rule lines above the first puzzle only, as they hold"
                                + " for all"),
                arguments("#cage 5: r1c1 r5c1\n" + FIRST, "f.txt:1:1: found r5c1, expected a cell of a grid of size 4"),
                arguments(
                        "#jigsaw\n#1,2\n" + FIRST,
                        "f.txt:1:1: found a jigsaw of 1 row, expected 2 rows of 2 region numbers"),
                arguments(
                        "puzzle,clues\n",
                        "f.txt:1:1: found 'puzzle,clues', expected lines below the names of the columns"),
                arguments(
                        "id,puzzle\n1," + FIRST + "\n2\n",
                        "f.txt:3:1: found 1 column, expected a column puzzle, as the first line names it"),
                arguments(
                        "id,puzzle\n1,\n", "f.txt:2:3: found nothing, expected a line of N² characters for each grid"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void rejectsNamingLineAndColumn(String text, String message) {
        assertEquals(message, assertThrows(UserError.class, () -> read(text)).getMessage());
    }

    @Test
    void rejectsOtherNumberOfGridsThanTold() {
        ReadOptions two = new ReadOptions(Optional.empty(), OptionalInt.of(2), Optional.empty());
        UserError e = assertThrows(UserError.class, () -> LINE.read(FIRST, "f.txt", two));
        assertEquals("f.txt:1:1: found 1 grid, expected 2, as option grids says", e.getMessage());
    }

    @Test
    void readsAHundredThousandLines() {
        String text = (".".repeat(80) + "1\n").repeat(100_000);
        assertEquals(
                100_000, Formats.detect(text).read(text, "f", ReadOptions.NONE).size());
    }
}
