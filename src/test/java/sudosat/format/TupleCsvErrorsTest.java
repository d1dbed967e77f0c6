package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.io.UserError;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Shape;

/** Every way to get a CSV file wrong, and the message it gets. */
class TupleCsvErrorsTest {
    private static final String GRID = "4,0,0,2\n0,3,1,0\n0,2,0,0\n0,0,0,1\n";
    private static final String NUMBER = "expected a whole number from 0 to 4 (0 or nothing for an empty cell)";

    private static String message(String text, ReadOptions options) {
        return assertThrows(UserError.class, () -> Formats.CSV.read(text, "f.csv", options))
                .getMessage();
    }

    static Stream<Arguments> values() {
        return Stream.of(
                arguments("above N", "3,1", "3,5", "f.csv:2:5: found '5', " + NUMBER),
                arguments("below 0", "3,1", "-3,1", "f.csv:2:3: found '-3', " + NUMBER),
                arguments("decimal", "3,1", "3,1.0", "f.csv:2:5: found '1.0', " + NUMBER),
                arguments("word", "3,1", "  three ,1", "f.csv:2:5: found 'three', " + NUMBER),
                arguments("letter in the first row", "4,", "A,", "f.csv:1:1: found 'A', " + NUMBER),
                arguments("huge", "3,1", "99999999999,1", "f.csv:2:3: found '99999999999', " + NUMBER),
                arguments("hexadecimal", "3,1", "0x3,1", "f.csv:2:3: found '0x3', " + NUMBER),
                arguments("other digits", "3,1", "\u0663,1", "f.csv:2:3: found '\u0663', " + NUMBER),
                arguments("plus sign", "3,1", "+3,1", "f.csv:2:3: found '+3', " + NUMBER),
                arguments("dot for empty", "3,1", "3,.", "f.csv:2:5: found '.', " + NUMBER),
                arguments("stray quote", "3,1", "3\",1", "f.csv:2:3: found '3\"', " + NUMBER),
                arguments("after quoted comma", "4,0,0", "\"4,\",0,0", "f.csv:1:1: found '4,', " + NUMBER),
                arguments(
                        "semicolon among commas",
                        "3,1",
                        "3;1",
                        "f.csv:2:8: found 3 values, expected 4 values, as in the other rows"),
                arguments(
                        "value too few",
                        "0,3,1,0",
                        "0,3,1",
                        "f.csv:2:6: found 3 values, expected 4 values, as in the other rows"),
                arguments(
                        "value too many",
                        "0,3,1,0",
                        "0,3,1,0, 2",
                        "f.csv:2:10: found 5 values, expected 4 values, as in the other rows"),
                arguments(
                        "value too many after quoted comma",
                        "0,3,1,0",
                        "\"0,3\",1,0,2,4",
                        "f.csv:2:13: found 5 values, expected 4 values, as in the other rows"),
                arguments(
                        "first row short",
                        "4,0,0,2",
                        "4,0,0",
                        "f.csv:1:6: found 3 values, expected 4 values, as in the other rows"),
                arguments(
                        "word alone",
                        "0,3,1,0",
                        "three",
                        "f.csv:2:6: found 'three', expected 4 values, as in the other rows"),
                arguments(
                        "short row of commas",
                        "0,3,1,0",
                        ",,",
                        "f.csv:2:3: found 3 values, expected 4 values, as in the other rows"),
                arguments(
                        "row missing",
                        "0,3,1,0\n",
                        "",
                        "f.csv:7:1: found 7 rows of 4 values, expected a multiple of 4 rows"),
                arguments("words for a row", "0,3,1,0", "a,b,c,d", "f.csv:2:1: found 'a', expected row 2 of grid 1"),
                arguments(
                        "heading inside a grid",
                        "0,3,1,0\n",
                        "0,3,1,0\nGrid 2\n",
                        "f.csv:3:1: found 'Grid 2', expected row 3 of grid 1"),
                arguments(
                        "names too few",
                        "4,0",
                        "c1,c2,c3\n4,0",
                        "f.csv:1:9: found 3 values, expected 4 values, as in the other rows"),
                arguments(
                        "unclosed quote",
                        "3,1",
                        "\"3,1",
                        "f.csv:2:3: found a quoted value with a wrong end, expected a quote before the next separator"),
                arguments(
                        "text after quote",
                        "3,1",
                        "\"3\"x,1",
                        "f.csv:2:3: found a quoted value with a wrong end, expected a quote before the next separator"),
                arguments(
                        "quoted line break",
                        "3,1",
                        "\"3\n\",1",
                        "f.csv:2:3: found a quoted value with a line break, expected each row on one line"),
                arguments(
                        "k that does not fit",
                        "4,0,0,2",
                        "3\n4,0,0,2",
                        "f.csv:2:8: found 4 values, expected 9 values, for boxes 3x3"),
                arguments(
                        "k too large",
                        "4,0,0,2",
                        "17\n4,0,0,2",
                        "f.csv:1:1: found '17', expected a row of values, or k for boxes of k x k"),
                arguments(
                        "#boxes that do not fit",
                        "4,0,0,2",
                        "#boxes 1x3\n4,0,0,2",
                        "f.csv:2:7: found 4 values, expected 3 values, for boxes 1x3"),
                arguments(
                        "#boxes and k",
                        "4,0,0,2",
                        "2\n#boxes 1x4\n4,0,0,2",
                        "f.csv:1:1: found k = 2, expected boxes 1x4, as an option or rule line says"),
                arguments(
                        "#boxes without shape",
                        "4,0,0,2",
                        " #boxes 4\n4,0,0,2",
                        "f.csv:1:2: found '#boxes 4', expected #boxes ROWSxCOLUMNS, as in #boxes 2x3"),
                arguments(
                        "#boxes twice",
                        "4,0,0,2",
                        "#boxes 2x2\n#boxes 1x4\n4,0,0,2",
                        "f.csv:2:1: found '#boxes 1x4', expected 2x2, as an option or a line before says"),
                arguments(
                        "#differ what",
                        "4,0,0,2",
                        "#differ\n4,0,0,2",
                        "f.csv:1:1: found '#differ', expected #differ holes, #differ nowhere or #differ everywhere"),
                arguments(
                        "unknown rule line",
                        "0,3,1,0",
                        "#diagonal\n0,3,1,0",
                        "f.csv:2:1: found '#diagonal', expected a rule line (#boxes 2x3, #differ holes, #grid 2: RULE,"
                                + " #diagonals, #windows, #pyramids, #cage, #greater, #sandwich, #region, #jigsaw),"
                                + " #puzzle 1, or a comment after '# '"),
                arguments(
                        "#puzzle without number",
                        "4,0,0,2",
                        "#puzzle\n4,0,0,2",
                        "f.csv:1:1: found '#puzzle', expected a number after #puzzle"),
                arguments(
                        "rows before #puzzle",
                        "0,3,1,0",
                        "#puzzle 2\n0,3,1,0",
                        "f.csv:1:1: found '4', expected a line #puzzle above it, as there is one below"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("values")
    void rejectsChangeOfAPairNamingLineAndColumn(String what, String before, String after, String message) {
        String pair = (GRID + GRID).replaceFirst(before, after);
        assertEquals(message, message(pair, ReadOptions.NONE));
        assertEquals(message, message(pair.replace("\n", "\r\n"), ReadOptions.NONE));
    }

    static Stream<Arguments> files() {
        String rows = "expected rows of values separated by commas";
        return Stream.of(
                arguments("empty", "", "f.csv: found an empty file, " + rows),
                arguments("blank", " \n\r\n", "f.csv: found an empty file, " + rows),
                arguments("only comments", "# one\n#\n", "f.csv:1:1: found no row of values from here on, " + rows),
                arguments("only a heading", "Sudoku1\n", "f.csv:1:1: found no row of values from here on, " + rows),
                arguments(
                        "batch without second puzzle",
                        "#puzzle 1\n" + GRID + "#puzzle 2\n",
                        "f.csv:6:1: found no row of values from here on, " + rows),
                arguments("no solution", "None\n", "f.csv:1:1: found 'None', which is no puzzle, " + rows),
                arguments(
                        "heading at the end",
                        GRID + "Sudoku2\n",
                        "f.csv:5:1: found 'Sudoku2', expected rows of values below it"),
                arguments(
                        "size 6 without boxes",
                        "0,0,0,0,0,0\n".repeat(6),
                        "f.csv:1:1: found rows of 6 values, expected a square number, or boxes given by option boxes"
                                + " or a line #boxes: 2x3 or 3x2"),
                arguments(
                        "size 5 without boxes",
                        "0,0,0,0,0\n".repeat(5),
                        "f.csv:1:1: found rows of 5 values, expected a square number, or boxes given by option boxes"
                                + " or a line #boxes: 1x5 or 5x1"),
                arguments(
                        "too wide",
                        ("0" + ",0".repeat(288) + "\n").repeat(289),
                        "f.csv:1:1: found rows of 289 values, expected at most 256"),
                arguments(
                        "one line of a wrong count",
                        "0" + ",0".repeat(80),
                        "f.csv:1:1: found one row of 81 values, expected N rows of N values for each grid, "
                                + "or all values of 2 grids on one line (pass option grids N)"),
                arguments(
                        "index or separator at the end",
                        "1,0,0,0,\n2,0,0,0,\n3,0,0,0,\n4,0,0,0,\n",
                        "f.csv:1:1: found a first column that counts and an empty last one, expected only one of these"
                                + " beside 4 values"),
                arguments(
                        "separated by blanks",
                        "1 0 0 4\n".repeat(4),
                        "f.csv:1:1: found '1 0 0 4', expected 0 or 1, or more values separated by commas"),
                arguments(
                        "81 characters",
                        "1".repeat(81),
                        "f.csv:1:1: found '" + "1".repeat(40)
                                + "…', expected 0 or 1, or more values separated by commas"),
                arguments(
                        "word",
                        "hello",
                        "f.csv:1:1: found 'hello', expected 0 or 1, or more values separated by commas"),
                arguments(
                        "separators only, one too many",
                        ",,,\n".repeat(9),
                        "f.csv:9:1: found 9 rows of 4 values, expected a multiple of 4 rows"),
                arguments(
                        "header of numbers without index",
                        "1,2,3,4\n" + GRID,
                        "f.csv:5:1: found 5 rows of 4 values, expected a multiple of 4 rows"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("files")
    void rejectsFile(String what, String text, String message) {
        assertEquals(message, message(text, ReadOptions.NONE));
    }

    @Test
    void rejectsOptionsThatDisagreeWithTheText() {
        ReadOptions boxes = new ReadOptions(Optional.of(new Shape(1, 4)), OptionalInt.empty(), Optional.empty());
        ReadOptions three = new ReadOptions(Optional.empty(), OptionalInt.of(3), Optional.empty());
        ReadOptions differ = new ReadOptions(Optional.empty(), OptionalInt.empty(), Optional.of(Differ.EVERYWHERE));
        assertEquals(
                "f.csv:1:1: found '#boxes 4x1', expected 1x4, as an option or a line before says",
                message("#boxes 4x1\n" + GRID, boxes));
        assertEquals(
                "f.csv:8:1: found 2 grids up to here, expected 3, as option grids says", message(GRID + GRID, three));
        assertEquals(
                "f.csv:1:1: found '#differ holes', expected everywhere, as an option or a line before says",
                message("#differ holes\n" + GRID, differ));
    }

    @Test
    void rejectsNumberOfGridsBelowOne() {
        UserError e = assertThrows(
                UserError.class, () -> new ReadOptions(Optional.empty(), OptionalInt.of(0), Optional.empty()));
        assertEquals("found 0 as the number of grids, expected 1 or more", e.getMessage());
    }
}
