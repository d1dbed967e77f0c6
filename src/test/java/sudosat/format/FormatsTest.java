package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Rule;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Cage;
import sudosat.puzzle.rules.Greater;
import sudosat.puzzle.rules.Sandwich;

/** What holds for all formats: names, detection, round trips, and errors for what one cannot say. */
class FormatsTest {
    private static final int ROUNDS = 300;

    private static String written(String format, Puzzle puzzle) throws IOException {
        StringBuilder text = new StringBuilder();
        Formats.named(format).write(puzzle, text);
        return text.toString();
    }

    private static Puzzle read(String format, String text) {
        List<Puzzle> puzzles = Formats.named(format).read(text, format, ReadOptions.NONE);
        assertEquals(1, puzzles.size());
        return puzzles.get(0);
    }

    @Test
    void findsFormatByName() {
        assertSame(Formats.CSV, Formats.named("csv"));
        for (String name : Formats.names()) {
            assertEquals(name.equals("sdm") ? "line" : name, Formats.named(name).name());
        }
        UserError e = assertThrows(UserError.class, () -> Formats.named("xml"));
        assertEquals("unknown format 'xml', expected one of: " + String.join(", ", Formats.names()), e.getMessage());
    }

    static Stream<Arguments> texts() {
        String dots = ".".repeat(80);
        return Stream.of(
                arguments("csv", ""),
                arguments("csv", "# only a comment\n"),
                arguments("csv", "hello"),
                arguments("csv", "None\n"),
                arguments("csv", "1\n0\n"),
                arguments("csv", "2\n1,0,0,0\n"),
                arguments("csv", "Sudoku 1\n1,0,0,0\n"),
                arguments("csv", "1\t2\t0\t0\n"),
                arguments("csv", ",,,\n"),
                arguments("csv", "Grid 1:\n"),
                arguments("csv", "c1,c2\n1,2\n2,1\n"),
                arguments("line", dots + "1\n"),
                arguments("line", "#diagonals\n\n" + dots + "1 " + dots + "2\n"),
                arguments("line", dots),
                arguments("line", "No solution\n"),
                arguments("line", "1...............\n"),
                arguments("line", "1...............\n".repeat(16)),
                arguments("line", "puzzle,clues\n"),
                arguments("line", "id,Puzzle,solution\n"),
                arguments("text", "3 3\n_ _ 3"),
                arguments("text", "1 2 3 4\n"),
                arguments("text", "#puzzle 1\nNone\n#puzzle 2\n_ 1 2 _\n"),
                arguments("sdk", "[Puzzle]\n"),
                arguments("sdk", "#AMe\n#D1\n1........\n" + ".........\n".repeat(8)),
                arguments("sdk", "1..............G\n" + "................\n".repeat(15)),
                arguments("sdk", "1234\n3412\n2143\n4321\n"),
                arguments("f-puzzles", "{\"size\":9}"),
                arguments("f-puzzles", "\n{\n"),
                arguments("f-puzzles", "null\n"),
                arguments("f-puzzles-url", "https://www.f-puzzles.com/?load=N4Ig"),
                arguments("f-puzzles-url", "N4IgzglgXgpiBcBOANCA5gJwgEwQbT2"));
    }

    @ParameterizedTest
    @MethodSource("texts")
    void detectsFormatByContent(String format, String text) {
        assertEquals(format, Formats.detect(text).name());
        assertEquals(format, Formats.detect(text.replace("\n", "\r\n")).name());
    }

    private static boolean isSaidByText(Rule rule) {
        return rule instanceof Cage || rule instanceof Greater || rule instanceof Sandwich;
    }

    @Test
    void textReadsBackWhatItCanSay() throws IOException {
        RandomPuzzles random = new RandomPuzzles(1);
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = random.next(1, 8, FormatsTest::isSaidByText);
            String text = written("text", puzzle);
            Puzzle back = read("text", text);
            assertEquals(puzzle.clues(), back.clues(), text);
            assertEquals(puzzle.shape(), back.shape());
            assertEquals(new HashSet<>(puzzle.rules()), new HashSet<>(back.rules()));
            assertEquals(puzzle.rules().size(), back.rules().size());
        }
    }

    @Test
    void textReadsBackTuples() throws IOException {
        Puzzle pair = new Puzzle(new Shape(1, 2), new Tuple(2, new int[] {1, 0, 0, 0, 0, 2, 0, 0}));
        assertEquals("1 2\n1 _\n_ _\n_ 2\n_ _\n", written("text", pair));
        assertEquals(pair, read("text", written("text", pair)));
    }

    @Test
    void lineReadsBackTuplesOfAnyShape() throws IOException {
        RandomPuzzles random = new RandomPuzzles(2);
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = random.next(3, 0, rule -> true);
            assertEquals(puzzle, read("line", written("line", puzzle)));
        }
    }

    @Test
    void sdkReadsBackSquareBoxes() throws IOException {
        RandomPuzzles random = new RandomPuzzles(3);
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = random.next(1, 0, rule -> true);
            if (puzzle.shape().hasSquareBoxes()) {
                assertEquals(puzzle, read("sdk", written("sdk", puzzle)));
            }
        }
    }

    static List<String> names() {
        return Formats.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void readsBackWhatItWritesAndRefusesTheRestByName(String name) throws IOException {
        RandomPuzzles random = new RandomPuzzles(6);
        PuzzleFormat format = Formats.named(name);
        int readBack = 0;
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = random.next(1 + round % 3, round % 4, rule -> true);
            StringBuilder text = new StringBuilder();
            try {
                format.write(puzzle, text);
            } catch (UserError refused) {
                assertTrue(refused.getMessage().startsWith("the " + format.name() + " format does not support "));
                continue;
            }
            Puzzle back = read(name, text.toString());
            assertEquals(puzzle.clues(), back.clues(), text.toString());
            assertTrue(puzzle.ruleSet().isJigsaw(0) || puzzle.shape().equals(back.shape()), text.toString());
            assertEquals(puzzle.grids() == 1 ? back.differ() : puzzle.differ(), back.differ(), text.toString());
            assertEquals(constraints(puzzle), constraints(back), text.toString());
            readBack++;
        }
        assertTrue(readBack > 0);
    }

    /** The kinds and cells of what holds: a second jigsaw may come back as regions. */
    private static Set<String> constraints(Puzzle puzzle) {
        Set<String> constraints = new TreeSet<>();
        for (Constraint constraint : puzzle.constraints()) {
            int[] cells = constraint.cells().clone();
            if (constraint instanceof AllDifferent) {
                Arrays.sort(cells);
            }
            constraints.add(constraint.getClass() + " " + Arrays.toString(cells));
        }
        return constraints;
    }

    @ParameterizedTest
    @MethodSource("names")
    void aTextThatIsCutShortIsAnError(String name) throws IOException {
        String text = written(name, new Puzzle(new Shape(2, 2), new Tuple(4, new int[16]).with(5, 3)));
        assertThrows(UserError.class, () -> read(name, text.substring(0, text.length() / 2)));
    }

    @ParameterizedTest
    @MethodSource("names")
    void heedsOptionsOrRefusesThem(String name) throws IOException {
        String text = written(name, new Puzzle(new Shape(2, 2), new Tuple(4, new int[16]).with(5, 3)));
        assertThrows(UserError.class, () -> readAs(name, text, Optional.of(new Shape(2, 3)), OptionalInt.empty()));
        assertThrows(UserError.class, () -> readAs(name, text, Optional.empty(), OptionalInt.of(2)));
        assertEquals(
                1,
                readAs(name, text, Optional.of(new Shape(2, 2)), OptionalInt.of(1))
                        .grids());
        try {
            Shape flat = new Shape(1, 4);
            assertEquals(
                    flat,
                    readAs(name, text, Optional.of(flat), OptionalInt.empty()).shape());
        } catch (UserError refused) {
            assertTrue(refused.getMessage().contains("1x4"), refused.getMessage());
        }
    }

    private static Puzzle readAs(String format, String text, Optional<Shape> boxes, OptionalInt grids) {
        ReadOptions options = new ReadOptions(boxes, grids, Optional.empty());
        return Formats.named(format).read(text, format, options).get(0);
    }

    @ParameterizedTest
    @MethodSource("names")
    void saysHowItsFilesEnd(String name) {
        List<String> endings = Formats.named(name).fileEndings();
        assertFalse(endings.isEmpty());
        assertTrue(Formats.fileEndings().containsAll(endings));
    }

    private static int mostGrids(PuzzleFormat format) throws IOException {
        try {
            format.writeSolution(Optional.of(Tuple.empty(4, 3)), new StringBuilder());
            return 3;
        } catch (UserError onlyOne) {
            return 1;
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void readsBackBatchesOfSolutionsAndNone(String name) throws IOException {
        RandomPuzzles random = new RandomPuzzles(4);
        PuzzleFormat format = Formats.named(name);
        int mostGrids = mostGrids(format);
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle puzzle = random.next(mostGrids, 0, rule -> true);
            List<Optional<Tuple>> solutions =
                    List.of(Optional.of(puzzle.clues()), Optional.empty(), Optional.of(puzzle.clues()));
            StringBuilder text = new StringBuilder();
            for (int number = 1; number <= solutions.size(); number++) {
                format.writeMark(number, text);
                format.writeSolution(solutions.get(number - 1), text);
            }
            ReadOptions shape =
                    new ReadOptions(Optional.of(puzzle.shape()), OptionalInt.of(puzzle.grids()), Optional.empty());
            assertEquals(
                    List.of(Answer.of(puzzle.clues()), Answer.NONE, Answer.of(puzzle.clues())),
                    format.readSolutions(text.toString(), name, shape),
                    text.toString());
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void readsBackBatches(String name) throws IOException {
        RandomPuzzles randoms = new RandomPuzzles(5);
        int mostGrids = mostGrids(Formats.named(name));
        for (int round = 0; round < ROUNDS; round++) {
            Puzzle random = randoms.next(mostGrids, 0, rule -> true);
            Puzzle puzzle = new Puzzle(random.shape(), random.clues());
            if (puzzle.shape().hasSquareBoxes()) {
                StringBuilder text = new StringBuilder();
                Formats.named(name).write(List.of(puzzle, puzzle), text);
                assertEquals(
                        List.of(puzzle, puzzle), Formats.named(name).read(text.toString(), name, ReadOptions.NONE));
            }
        }
    }

    static Stream<Arguments> unsayable() {
        String grid = "0,0,0,0\n".repeat(4);
        String jigsaw = "#jigsaw\n#1,1,2,2\n#1,3,2,2\n#1,3,3,4\n#3,4,4,4\n";
        String wide = ("0" + ",0".repeat(35) + "\n").repeat(36);
        return Stream.of(
                arguments(
                        "line",
                        "#cage 15: r1c1 r1c2\n" + grid,
                        "the line format does not support rule 'cage 15: r1c1 r1c2'"),
                arguments(
                        "line",
                        wide,
                        "the line format does not support a grid of size 36: it has characters for 35 values"),
                arguments("text", "#diagonals\n" + grid, "the text format does not support rule 'diagonals'"),
                arguments("text", jigsaw + grid, "the text format does not support rule 'jigsaw'"),
                arguments(
                        "text",
                        "#grid 2: cage 5: r1c1 r1c2\n" + grid + grid,
                        "the text format does not support rule 'grid 2: cage 5: r1c1 r1c2'"),
                arguments("text", "#differ holes\n" + grid + grid, "the text format does not support 'differ holes'"),
                arguments(
                        "sdk",
                        "#greater r1c1 r1c2\n" + grid,
                        "the sdk format does not support rule 'greater r1c1 r1c2'"),
                arguments("sdk", "#boxes 1x4\n" + grid, "the sdk format does not support boxes 1x4"),
                arguments("sdk", grid + grid, "the sdk format does not support a tuple of 2 grids"),
                arguments(
                        "sdk",
                        wide,
                        "the sdk format does not support a grid of size 36: it has characters for 35 values"),
                arguments("f-puzzles", grid + grid, "the f-puzzles format does not support a tuple of 2 grids"),
                arguments(
                        "f-puzzles-url",
                        grid + grid + grid,
                        "the f-puzzles-url format does not support a tuple of 3 grids"));
    }

    @ParameterizedTest
    @MethodSource("unsayable")
    void namesWhatAFormatCannotSay(String format, String csv, String message) {
        Puzzle puzzle = read("csv", csv);
        assertEquals(
                message,
                assertThrows(UserError.class, () -> written(format, puzzle)).getMessage());
    }

    /** As from a pipe: the head arrives alone, and what follows only when more is asked for. */
    @ParameterizedTest
    @ValueSource(strings = {"# made by nobody\n", "#boxes 3x3\n# and more\n", "puzzle,name\n"})
    void detectsLinesWhoseHeadComesByItself(String head) {
        Iterator<byte[]> parts = List.of(head, "1".repeat(81) + "\n" + "2".repeat(81) + "\n").stream()
                .map(part -> part.getBytes(StandardCharsets.US_ASCII))
                .iterator();
        InputStream pipe = new InputStream() {
            @Override
            public int read() {
                throw new AssertionError("read byte by byte");
            }

            @Override
            public int read(byte[] to, int offset, int length) {
                assertTrue(parts.hasNext(), "more was asked for than two lines");
                byte[] part = parts.next();
                System.arraycopy(part, 0, to, offset, part.length);
                return part.length;
            }
        };
        assertEquals("line", Formats.detect(Input.of("-", pipe).blocks()).name());
    }
}
