package sudosat.languages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/** What is written, to the letter: files small enough to read. */
class LanguageFilesTest {
    /** One rule of each kind. */
    private static final Puzzle SMALL = new Puzzle(
            new Shape(2, 2),
            Tuple.empty(4, 1).with(14, 4),
            Differ.EVERYWHERE,
            rules("diagonals", "cage 3: r1c1 r1c2", "greater r2c1 r1c1", "sandwich row 3: 5"));

    private static final Puzzle PAIR = new Puzzle(new Shape(2, 2), new Tuple(4, new int[] {
        1, 0, 0, 4, 0, 0, 1, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 3, 0, 1, 0, 0, 0, 0, 0, 0, 3, 0
    }));
    /** No grid has both clues. */
    private static final Puzzle CLASH = new Puzzle(new Shape(1, 2), new Tuple(2, new int[] {1, 0, 0, 2}));

    /** Something that writes a puzzle. */
    private interface Writing {
        void to(OutputStream out) throws IOException;
    }

    private static List<GridRule> rules(String... texts) {
        return Stream.of(texts).map(Rules::parseLine).toList();
    }

    private static String written(Writing writing) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        writing.to(out);
        return out.toString(StandardCharsets.US_ASCII);
    }

    private static void check(String file, Writing writing) throws IOException {
        try (InputStream in = LanguageFilesTest.class.getResourceAsStream("/languages/" + file)) {
            assertEquals(new String(in.readAllBytes(), StandardCharsets.US_ASCII), written(writing), file);
        }
    }

    private static LinearPuzzle linear(Puzzle puzzle) {
        return new LinearPuzzle(puzzle, new Candidates(puzzle).withSubsets());
    }

    /** Every rule in full, without the clues. */
    private static LinearPuzzle everyCandidate(Puzzle puzzle) {
        return new LinearPuzzle(puzzle, Candidates.all(puzzle));
    }

    @Test
    void pseudoBooleanConstraints() throws IOException {
        check("small.opb", out -> OpbWriter.write(everyCandidate(SMALL), out));
        check("pair-propagated.opb", out -> OpbWriter.write(linear(PAIR), out));
    }

    @Test
    void integerProgram() throws IOException {
        check("small.lp", out -> LpWriter.write(everyCandidate(SMALL), out));
    }

    @Test
    void answerSetProgram() throws IOException {
        check("small.asp", out -> AspWriter.write(SMALL, Optional.empty(), out));
        check(
                "pair-propagated.asp",
                out -> AspWriter.write(PAIR, Optional.of(new Candidates(PAIR).withSubsets()), out));
    }

    @Test
    void answerSetProgramOfAPairWhereOnlyHolesDiffer() throws IOException {
        Tuple clues = new Tuple(2, new int[] {1, 0, 0, 0, 0, 0, 2, 0});
        check(
                "pair.asp",
                out -> AspWriter.write(new Puzzle(new Shape(1, 2), clues, Differ.HOLES), Optional.empty(), out));
    }

    @Test
    void softClues() throws IOException {
        check("clash.wcnf", out -> WcnfWriter.writeOld(CLASH, out));
        Tuple twice = new Tuple(2, new int[] {1, 0, 0, 2, 1, 0, 0, 1});
        check("clash-holes.wcnf", out -> WcnfWriter.writeOld(new Puzzle(new Shape(1, 2), twice, Differ.HOLES), out));
        check("clash-new.wcnf", out -> WcnfWriter.write(CLASH, out));
    }

    @Test
    void headerOfPseudoBooleanConstraintsIsExact() throws IOException {
        for (LinearPuzzle puzzle : List.of(everyCandidate(SMALL), linear(PAIR), linear(CLASH))) {
            List<String> lines =
                    written(out -> OpbWriter.write(puzzle, out)).lines().toList();
            long constraints =
                    lines.stream().filter(line -> line.endsWith(" ;")).count();
            assertEquals("* #variable= " + puzzle.variables() + " #constraint= " + constraints, lines.get(0));
        }
    }

    @Test
    void linesOfAnIntegerProgramAreShort() throws IOException {
        List<GridRule> rules = rules("cage 30: r1c1 r1c2 r2c1 r2c2", "sandwich row 1: 20");
        Puzzle large = new Puzzle(new Shape(4, 4), Tuple.empty(16, 1), Differ.EVERYWHERE, rules);
        assertTrue(written(out -> LpWriter.write(everyCandidate(large), out))
                .lines()
                .allMatch(line -> line.length() < 255));
    }

    @Test
    void failingStreamIsTold() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("broken pipe");
            }
        };
        assertThrows(IOException.class, () -> OpbWriter.write(linear(SMALL), broken));
        assertThrows(IOException.class, () -> LpWriter.write(linear(SMALL), broken));
        assertThrows(IOException.class, () -> AspWriter.write(SMALL, Optional.empty(), broken));
        assertThrows(IOException.class, () -> WcnfWriter.write(CLASH, broken));
    }
}
