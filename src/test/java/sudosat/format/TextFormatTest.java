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
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.io.UserError;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

class TextFormatTest {
    private static final PuzzleFormat TEXT = Formats.named("text");
    private static final String GRID = "2 2\n4 _ . 2\n0 3 1 x\n_ 2 _ _\n_ _ _ 1\n";
    private static final Tuple CLUES = new Tuple(4, new int[] {4, 0, 0, 2, 0, 3, 1, 0, 0, 2, 0, 0, 0, 0, 0, 1});

    private static Puzzle read(String text) {
        return TEXT.read(text, "f.in", ReadOptions.NONE).get(0);
    }

    @Test
    void readsRows() {
        assertEquals(new Puzzle(new Shape(2, 2), CLUES), read(GRID));
        assertEquals(
                new Puzzle(new Shape(2, 2), CLUES),
                read("\r\n# comment\r\n"
                        + GRID.replace(" ", "   ").replace("\n", "\r\n").strip()));
    }

    @Test
    void readsRowsWithoutTheBox() {
        String rows = GRID.substring(4);
        assertEquals(new Puzzle(new Shape(2, 2), CLUES), read(rows));
        ReadOptions flat = new ReadOptions(Optional.of(new Shape(1, 4)), OptionalInt.empty(), Optional.empty());
        assertEquals(new Shape(1, 4), TEXT.read(rows, "f", flat).get(0).shape());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "[(1,1),(1,2)],7 | cage 7: r1c1 r1c2",
                "[ (1, 1) , (1,2) ] , 7 | cage 7: r1c1 r1c2",
                "[(4,4)],0 | cage 0: r4c4",
                "[(1,1),(2,1)],_ | cage: r1c1 r2c1",
                "[(2,1),(1,1)],gt | greater r2c1 r1c1",
                "[(2,1),(1,1)],lt | greater r1c1 r2c1",
                "rows: _, _, 5, | sandwich row 3: 5",
                "columns: 0,,_,_ | sandwich column 1: 0"
            })
    void readsRule(String line, String rule) {
        assertEquals(
                List.of(rule),
                read(GRID + "\n" + line).rules().stream().map(GridRule::text).toList());
    }

    @Test
    void writesRulesAfterABlankLine() throws IOException {
        Puzzle puzzle = read(GRID
                + "rows: 0, 5, 3, 0\nrows: 1,_,_,_\n[(1,1),(1,2)],7\n[(2,1),(1,1)],lt\n[(1,1)],_\ncolumns: _,_,_,2\n");
        StringBuilder text = new StringBuilder();
        TEXT.write(puzzle, text);
        assertEquals(
                "2 2\n4 _ _ 2\n_ 3 1 _\n_ 2 _ _\n_ _ _ 1\n\n[(1,1),(1,2)],7\n[(1,1),(2,1)],gt\n[(1,1)],_\n"
                        + "rows: 0, 5, 3, 0\nrows: 1, _, _, _\ncolumns: _, _, _, 2\n",
                text.toString());
    }

    static Stream<Arguments> wrong() {
        String rule = "expected a cage such as [(1,1),(1,2)],7 or a comparison such as [(2,1),(1,1)],gt";
        return Stream.of(
                arguments("", "f.in: found an empty file, expected rows of values separated by blanks"),
                arguments(
                        "# \n",
                        "f.in:1:1: found no row of values from here on, expected rows of values separated by blanks"),
                arguments(
                        "2 2\n",
                        "f.in:1:1: found '2 2', expected rows and columns of one box, as in 3 3, or boxes given by"
                                + " option boxes"),
                arguments(
                        "_ _ _ _ _ _\n",
                        "f.in:1:1: found '_ _ _ _ _ _', expected rows and columns of one box, as in 3 3, or boxes"
                                + " given by option boxes"),
                arguments(GRID.replace("0 3 1 x", "0 3 1"), "f.in:3:6: found 3 values, expected 4, for boxes 2x2"),
                arguments(GRID.replace("0 3 1 x", "0 3 1 x 2"), "f.in:3:9: found 5 values, expected 4, for boxes 2x2"),
                arguments(
                        GRID.replace("0 3 1 x", "0 3 5 x"),
                        "f.in:3:5: found '5', expected a number from 1 to 4, or anything else for an empty cell"),
                arguments(
                        GRID.replace("0 3 1 x", "0 -3 1 x"),
                        "f.in:3:3: found '-3', expected a number from 1 to 4, or anything else for an empty cell"),
                arguments(
                        GRID.replace("0 3 1 x\n", ""),
                        "f.in:4:1: found 3 rows, expected a multiple of 4 rows, for boxes 2x2"),
                arguments(
                        GRID + "#diagonals",
                        "f.in:6:1: found '#diagonals', expected #puzzle 1, or a comment after '# ' (rules of other"
                                + " formats are given by option rule)"),
                arguments(GRID + "[(1,1),(1,5)],7", "f.in:6:1: found r1c5, expected a cell of a grid of size 4"),
                arguments(
                        GRID + "[(1,1),(1,1)],7",
                        "f.in:6:1: found a cell twice in 'r1c1 r1c1', expected each cell once"),
                arguments(GRID + "[(1,1),(0,1)],7", "f.in:6:1: found 'r0c1', expected a cell such as r3c5"),
                arguments(GRID + "[(1,1),(1,2)],ge", "f.in:6:1: found '[(1,1),(1,2)],ge', " + rule),
                arguments(GRID + "[(1,1),(1)],7", "f.in:6:1: found '[(1,1),(1)],7', " + rule),
                arguments(GRID + "[],7", "f.in:6:1: found '[],7', " + rule),
                arguments(
                        GRID + "[(1,1)],gt", "f.in:6:1: found 1 cells in 'r1c1', expected two, the greater one first"),
                arguments(GRID + "rows: 1, 2", "f.in:6:1: found 2 sums, expected 4 after rows:"),
                arguments(
                        GRID + "[(1,1)],4\n1 2 3 4",
                        "f.in:7:1: found '1 2 3 4', expected a cage [(1,1),(1,2)],7, a comparison [(2,1),(1,1)],gt, "
                                + "or sums after rows: or columns:"),
                arguments(
                        GRID + "#puzzle 2\n" + GRID,
                        "f.in:1:1: found '2 2', expected a line #puzzle above it, as there is one below"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void rejectsNamingLineAndColumn(String text, String message) {
        assertEquals(message, assertThrows(UserError.class, () -> read(text)).getMessage());
    }

    @Test
    void rejectsOptionsThatDisagree() {
        ReadOptions flat = new ReadOptions(Optional.of(new Shape(1, 4)), OptionalInt.empty(), Optional.empty());
        ReadOptions two = new ReadOptions(Optional.empty(), OptionalInt.of(2), Optional.empty());
        assertEquals(
                "f: found '2 2', expected boxes 1x4, as option boxes says".replace("f:", "f:1:1:"),
                assertThrows(UserError.class, () -> TEXT.read(GRID, "f", flat)).getMessage());
        assertEquals(
                "f:5:1: found 1 grid up to here, expected 2, as option grids says",
                assertThrows(UserError.class, () -> TEXT.read(GRID, "f", two)).getMessage());
    }
}
