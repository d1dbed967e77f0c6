package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.io.Input;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/** What is read, in every dialect, and what is written. */
class TupleCsvTest {
    private static final Shape SQUARE = new Shape(2, 2);
    private static final List<String> ROWS =
            List.of("4,0,0,2", "0,3,1,0", "0,2,0,0", "0,0,0,1", "0,0,2,0", "3,0,0,0", "0,0,0,4", "4,1,0,0");
    private static final String PAIR = lines(ROWS);
    private static final Puzzle PUZZLE = puzzle(
            SQUARE, 4, 0, 0, 2, 0, 3, 1, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 3, 0, 0, 0, 0, 0, 0, 4, 4, 1, 0, 0);

    private static String lines(List<String> rows) {
        return String.join("\n", rows) + "\n";
    }

    private static String prefixed(int first, int period) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < ROWS.size(); row++) {
            text.append(first + row % period).append(',').append(ROWS.get(row)).append('\n');
        }
        return text.toString();
    }

    private static String grid(int number) {
        return lines(ROWS.subList(4 * number - 4, 4 * number));
    }

    private static Puzzle puzzle(Shape shape, int... values) {
        return new Puzzle(shape, new Tuple(shape.size(), values));
    }

    private static List<Puzzle> read(String text, ReadOptions options) {
        return Formats.detect(text).read(text, "f.csv", options);
    }

    private static Puzzle readOne(String text) {
        List<Puzzle> puzzles = read(text, ReadOptions.NONE);
        assertEquals(1, puzzles.size());
        return puzzles.get(0);
    }

    private static ReadOptions boxes(int rows, int columns) {
        return new ReadOptions(Optional.of(new Shape(rows, columns)), OptionalInt.empty(), Optional.empty());
    }

    private static ReadOptions grids(int grids) {
        return new ReadOptions(Optional.empty(), OptionalInt.of(grids), Optional.empty());
    }

    private static String written(List<Puzzle> puzzles) throws IOException {
        StringBuilder text = new StringBuilder();
        Formats.CSV.write(puzzles, text);
        return text.toString();
    }

    static Stream<Arguments> dialects() {
        String oneLine = PAIR.replace('\n', ',');
        return Stream.of(
                arguments("plain", PAIR),
                arguments("CRLF", PAIR.replace("\n", "\r\n")),
                arguments("CR", PAIR.replace("\n", "\r")),
                arguments(
                        "CRLF with LF after each grid",
                        (grid(1) + "@" + grid(2) + "@").replace("\n", "\r\n").replace('@', '\n')),
                arguments("no final newline", PAIR.strip()),
                arguments("blank lines everywhere", "\n \n" + PAIR.replace("\n", "\n\t\n\n")),
                arguments("spaces round values", PAIR.replace(",", " ,\t").replace("\n", "  \n ")),
                arguments("nothing for empty", PAIR.replace("0", "")),
                arguments("quoted", "\"" + PAIR.strip().replace(",", "\",\"").replace("\n", "\"\n\"") + "\""),
                arguments("quoted with spaces", PAIR.replace("4", " \" 4 \" ")),
                arguments("leading zeros", PAIR.replace("4", "04")),
                arguments("semicolons", PAIR.replace(',', ';')),
                arguments("tabs", PAIR.replace(',', '\t')),
                arguments("tabs, nothing for empty", PAIR.replace(',', '\t').replace("0", "")),
                arguments("separators between grids", grid(1) + ",,,\n" + grid(2)),
                arguments("separators after each grid", grid(1) + ",,,\n" + grid(2) + ", , ,\n"),
                arguments("short separators", grid(1) + ",\n" + grid(2)),
                arguments("k on the first line", "2\n" + PAIR),
                arguments("k, blank and heading", " 2 \n\nSudoku1\n" + PAIR),
                arguments("headings", "Sudoku1\n" + grid(1) + "Sudoku2\n" + grid(2)),
                arguments("headings with blank and colon", "Sudoku 1:\n" + grid(1) + "\nGrid 2:\n" + grid(2)),
                arguments("headings padded by a spreadsheet", "Sudoku1,,,\n" + grid(1) + ",,,\nSudoku2,,,\n" + grid(2)),
                arguments("header", "B1C1,B1C2,B2C1,B2C2\n" + PAIR),
                arguments("header above each grid", "c1,c2,c3,c4\n" + grid(1) + "c1,c2,c3,c4\n" + grid(2)),
                arguments("heading and header", "Sudoku1\nc1,c2,c3,c4\n" + PAIR),
                arguments("index from 0", prefixed(0, 8)),
                arguments("index from 1", prefixed(1, 8)),
                arguments("index again from 0", prefixed(0, 4)),
                arguments("index again from 1", prefixed(1, 4)),
                arguments("index and header", ",c1,c2,c3,c4\n" + prefixed(0, 8)),
                arguments("named index and header", "row,c1,c2,c3,c4\n" + prefixed(1, 8)),
                arguments("index, names for the values only", "c1,c2,c3,c4\n" + prefixed(1, 8)),
                arguments("index and numbered columns", ",0,1,2,3\n" + prefixed(0, 8)),
                arguments("index and columns all numbered 0", ",0,0,0,0\n" + prefixed(0, 8)),
                arguments("index and columns numbered from 1", ",1,2,3,4\n" + prefixed(1, 8)),
                arguments("index and separator", prefixed(0, 8).replace("\n4,", "\n,,,,\n4,")),
                arguments("separator at the end of rows", PAIR.replace("\n", ",\n")),
                arguments(
                        "index and separator at the end of rows", prefixed(1, 8).replace("\n", ",\n")),
                arguments("one line", oneLine.substring(0, oneLine.length() - 1)),
                arguments("one line with a separator at its end", oneLine),
                arguments("one line with k above", "2\n" + oneLine),
                arguments("comments", "# made by hand, \"quoted\n#\n" + PAIR.replace("\n", "\n  # , \"\n")),
                arguments("rule lines padded by a spreadsheet", "#boxes 2x2,,,\n#differ everywhere,,,\n" + PAIR),
                arguments("rule lines at the end", PAIR + "#boxes 2x2"),
                arguments("batch of one", "#puzzle 1\n" + PAIR));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("dialects")
    void readsDialect(String dialect, String text) {
        assertEquals(List.of(PUZZLE), read(text, ReadOptions.NONE));
    }

    @Test
    void readsByteOrderMark() {
        Input input = Input.of("-", new ByteArrayInputStream(("\uFEFF" + PAIR).getBytes(StandardCharsets.UTF_8)));
        assertEquals(List.of(PUZZLE), Formats.read(input, ReadOptions.NONE));
    }

    @Test
    void lineOfCommasIsARowIfTheCountOfRowsFits() {
        assertEquals(puzzle(SQUARE, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0), readOne("1,,,\n,,,\n,,,\n,,,\n"));
        assertEquals(new Puzzle(SQUARE, Tuple.empty(4, 2)), readOne(",,,\n".repeat(8)));
    }

    @Test
    void readsAnyNumberOfGrids() {
        assertEquals(1, readOne(grid(1)).grids());
        assertEquals(5, readOne(grid(1).repeat(5)).grids());
        assertEquals(2, read(PAIR, grids(2)).get(0).grids());
    }

    @Test
    void readsGridsOfSizeOneAndOfTheLargestSize() {
        assertEquals(puzzle(new Shape(1, 1), 1, 0), readOne("1\n0\n"));
        assertEquals(256, readOne(("0" + ",0".repeat(255) + "\n").repeat(256)).size());
    }

    @Test
    void takesTheNumberOfGridsOnOneLineFromOptionBoxesOrK() {
        String zeros = "0" + ",0".repeat(15);
        assertEquals(Tuple.empty(4, 1), read(zeros, grids(1)).get(0).clues());
        assertEquals(Tuple.empty(4, 1), read(zeros, boxes(2, 2)).get(0).clues());
        assertEquals(Tuple.empty(4, 1), readOne("2\n" + zeros).clues());
        assertEquals(
                Tuple.empty(6, 3),
                read("0" + ",0".repeat(107), boxes(2, 3)).get(0).clues());
    }

    @Test
    void takesBoxesFromOptionOrLine() {
        String rows = "0,0,0,0,0,6\n".repeat(6);
        assertEquals(new Shape(2, 3), read(rows, boxes(2, 3)).get(0).shape());
        assertEquals(new Shape(3, 2), readOne("#boxes 3x2\n" + rows).shape());
        assertEquals(new Shape(3, 2), readOne("#boxes 3x2\n#boxes 3x2\n" + rows).shape());
        assertEquals(new Shape(1, 4), readOne("#boxes 1x4\n" + PAIR).shape());
    }

    @Test
    void givenBoxesDecideWhetherThereIsAnIndexColumn() {
        StringBuilder rows = new StringBuilder();
        for (int row = 1; row <= 10; row++) {
            rows.append(row).append(",0".repeat(9)).append('\n');
        }
        assertEquals(10, read(rows.toString(), boxes(2, 5)).get(0).size());
        assertEquals(
                9,
                read(rows.substring(0, rows.lastIndexOf("10")), ReadOptions.NONE)
                        .get(0)
                        .size());
    }

    @Test
    void takesDifferFromOptionOrLine() {
        assertEquals(Differ.HOLES, readOne("#differ holes\n" + PAIR).differ());
        ReadOptions holes = new ReadOptions(Optional.empty(), OptionalInt.empty(), Optional.of(Differ.HOLES));
        assertEquals(Differ.HOLES, read(PAIR, holes).get(0).differ());
        assertEquals(Differ.EVERYWHERE, readOne(PAIR).differ());
    }

    @Test
    void readsBatchWithRulesOfAllAndOfOne() {
        List<Puzzle> puzzles =
                read("#differ holes\n#puzzle 1\n" + PAIR + "#puzzle 7\n#boxes 1x2\n1,2\n2,1\n", ReadOptions.NONE);
        assertEquals(new Puzzle(SQUARE, PUZZLE.clues(), Differ.HOLES), puzzles.get(0));
        assertEquals(new Puzzle(new Shape(1, 2), new Tuple(2, new int[] {1, 2, 2, 1}), Differ.HOLES), puzzles.get(1));
        assertEquals(2, puzzles.size());
    }

    @Test
    void equalCluesInAHouseAreNoInputError() {
        assertEquals(32, readOne("4,4,4,4\n".repeat(8)).clues().filledCells());
    }

    @Test
    void writesPuzzleThatNeedsNoOptions() throws IOException {
        assertEquals(PAIR, written(List.of(PUZZLE)));
        assertEquals(
                "#boxes 2x1\n#differ holes\n1,0\n0,0\n",
                written(List.of(new Puzzle(new Shape(2, 1), new Tuple(2, new int[] {1, 0, 0, 0}), Differ.HOLES))));
    }

    @Test
    void writesBatchWithMarks() throws IOException {
        assertEquals("#puzzle 1\n" + PAIR + "#puzzle 2\n" + PAIR, written(List.of(PUZZLE, PUZZLE)));
    }

    @Test
    void writesAndReadsSolutionsAndNone() throws IOException {
        StringBuilder text = new StringBuilder();
        List<Optional<Tuple>> solutions = List.of(Optional.of(PUZZLE.clues()), Optional.empty());
        for (int number = 1; number <= solutions.size(); number++) {
            Formats.CSV.writeMark(number, text);
            Formats.CSV.writeSolution(solutions.get(number - 1), text);
        }
        assertEquals("#puzzle 1\n" + PAIR + "#puzzle 2\nNone\n", text.toString());
        assertEquals(
                List.of(Answer.of(PUZZLE.clues()), Answer.NONE),
                Formats.CSV.readSolutions(text.toString(), "s.csv", ReadOptions.NONE));
    }

    /** As solve writes them: nothing below the mark of a puzzle that a limit ended. */
    @Test
    void readsSeveralSolutionsOfOnePuzzleAndUnknown() {
        String text = "#puzzle 1\n#solution 1\n" + PAIR + "#solution 2\n" + PAIR + "#puzzle 2\n#puzzle 3\nUnknown\n";
        assertEquals(
                List.of(Answer.of(PUZZLE.clues()), Answer.of(PUZZLE.clues()), Answer.UNKNOWN, Answer.UNKNOWN),
                Formats.CSV.readSolutions(text, "s.csv", ReadOptions.NONE));
        assertEquals(
                List.of(PUZZLE, PUZZLE),
                Formats.CSV.read("#solution 1\n" + PAIR + "#solution 2\n" + PAIR, "s.csv", ReadOptions.NONE));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void readsBackRandomBatches(int batch) throws IOException {
        Random random = new Random(batch);
        for (int round = 0; round < 300; round++) {
            List<Puzzle> puzzles =
                    Stream.generate(() -> randomPuzzle(random)).limit(batch).toList();
            assertEquals(puzzles, read(written(puzzles), ReadOptions.NONE));
        }
    }

    private static Puzzle randomPuzzle(Random random) {
        Shape shape = new Shape(1 + random.nextInt(4), 1 + random.nextInt(4));
        double clues = random.nextDouble();
        IntStream values = IntStream.range(0, shape.cells() * (1 + random.nextInt(4)));
        int[] cells = values.map(i -> random.nextDouble() < clues ? 1 + random.nextInt(shape.size()) : 0)
                .toArray();
        return new Puzzle(
                shape, new Tuple(shape.size(), cells), random.nextBoolean() ? Differ.HOLES : Differ.EVERYWHERE);
    }
}
