package sudosat.dimacs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.cnf.ClauseList;
import sudosat.io.Limits;
import sudosat.io.UserError;

class DimacsReaderTest {
    private final List<String> warnings = new ArrayList<>();

    static List<Path> good() throws IOException, URISyntaxException {
        return fixtures("good");
    }

    static List<Path> bad() throws IOException, URISyntaxException {
        return fixtures("bad");
    }

    private static List<Path> fixtures(String folder) throws IOException, URISyntaxException {
        Path path =
                Path.of(DimacsReaderTest.class.getResource("/dimacs/" + folder).toURI());
        try (Stream<Path> files = Files.list(path)) {
            return files.filter(file -> file.toString().endsWith(".cnf"))
                    .sorted()
                    .toList();
        }
    }

    private static String expected(Path cnf) throws IOException {
        return Files.readString(cnf.resolveSibling(cnf.getFileName().toString().replace(".cnf", ".txt")));
    }

    @ParameterizedTest
    @MethodSource("good")
    void readsGoodFiles(Path cnf) throws IOException {
        try (InputStream in = Files.newInputStream(cnf)) {
            assertEquals(expected(cnf), Texts.write(read(in, Strictness.STRICT).formula(), CnfComments.NONE));
        }
        assertEquals(List.of(), warnings);
    }

    @ParameterizedTest
    @MethodSource("bad")
    void rejectsBadFilesWithTheirPlace(Path cnf) throws IOException {
        try (InputStream in = Files.newInputStream(cnf)) {
            String name = cnf.getFileName().toString();
            UserError error =
                    assertThrows(UserError.class, () -> DimacsReader.read(in, name, Strictness.STRICT, warnings::add));
            assertEquals(expected(cnf), error.getMessage() + "\n");
        }
    }

    @ParameterizedTest
    @MethodSource("bad")
    void rejectsTheSameByteByByte(Path cnf) throws IOException {
        try (InputStream in = Texts.byteByByte(Files.newInputStream(cnf))) {
            String name = cnf.getFileName().toString();
            UserError error =
                    assertThrows(UserError.class, () -> DimacsReader.read(in, name, Strictness.STRICT, warnings::add));
            assertEquals(expected(cnf), error.getMessage() + "\n");
        }
    }

    private Cnf read(InputStream in, Strictness strictness) throws IOException {
        return DimacsReader.read(in, "f.cnf", strictness, warnings::add);
    }

    private String readRelaxed(String text) throws IOException {
        return Texts.write(read(Texts.stream(text), Strictness.RELAXED).formula(), CnfComments.NONE);
    }

    @Test
    void relaxedReadsTooFewClausesWithAWarning() throws IOException {
        assertEquals("p cnf 2 1\n1 2 0\n", readRelaxed("p cnf 2 5\n1 2 0\n"));
        assertEquals(List.of("f.cnf:3:1: found 1 clause, expected 5 as line 1 declares"), warnings);
    }

    @Test
    void relaxedReadsTooManyClausesWithAWarning() throws IOException {
        assertEquals("p cnf 2 2\n1 2 0\n1 0\n", readRelaxed("p cnf 2 1\n1 2 0\n1 0"));
        assertEquals(List.of("f.cnf:3:4: found 2 clauses, expected 1 as line 1 declares"), warnings);
    }

    @Test
    void relaxedWarnsOnceOfVariablesAboveTheDeclared() throws IOException {
        assertEquals("p cnf 9 2\n1 -8 0\n9 0\n", readRelaxed("p cnf 2 2\n1 -8 0\n9 0\n"));
        assertEquals(List.of("f.cnf:2:3: found '-8', expected a variable of at most 2 as line 1 declares"), warnings);
    }

    @Test
    void relaxedEndsAnOpenClause() throws IOException {
        assertEquals("p cnf 2 2\n1 0\n1 2 0\n", readRelaxed("p cnf 2 2\n1 0\n1 2"));
        assertEquals(List.of("f.cnf:3:4: found the end of the formula, expected 0 to end the last clause"), warnings);
    }

    @Test
    void relaxedTakesACommentAfterAClauseWithAWarning() throws IOException {
        assertEquals("p cnf 2 2\n1 0\n1 2 0\n", readRelaxed("p cnf 2 2\n1 0 c a unit\n1 2 0\n"));
        assertEquals(List.of("f.cnf:2:5: found 'c', expected a comment on a line of its own"), warnings);
        assertThrows(UserError.class, () -> readRelaxed("p cnf 2 1\n1 c within\n2 0\n"));
    }

    @Test
    void readsPropertiesOfAnyLengthUpToTheLimit() throws IOException {
        String rule = "jigsaw " + "49,".repeat(2400) + "49";
        Cnf cnf = read(Texts.stream("c rule1=" + rule + "\r\nc boxes=7x7\np cnf 0 0\n"), Strictness.STRICT);
        assertEquals(Map.of("rule1", rule, "boxes", "7x7"), cnf.properties());
        UserError error = assertThrows(
                UserError.class,
                () -> read(Texts.stream("c x=" + "y".repeat(Limits.LINE) + "\np cnf 0 0\n"), Strictness.STRICT));
        assertTrue(error.getMessage().contains("found more than 4 MiB of comments"), error.getMessage());
    }

    @ParameterizedTest
    @ValueSource(strings = {"p cnf 2 1\n1 -0\n", "p cnf 2 1\n4294967297 0\n", "p wcnf 2 1\n", "", "p cnf 2\n1\n1 0\n"})
    void relaxedStillRejectsWhatHasNoMeaning(String text) {
        assertThrows(UserError.class, () -> readRelaxed(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"STRICT", "RELAXED"})
    void stopsAtPercentWithAWarning(Strictness strictness) throws IOException {
        Cnf cnf = read(Texts.stream("p cnf 2 1\n1 2 0\n%\n0\n\n"), strictness);
        assertEquals("p cnf 2 1\n1 2 0\n", Texts.write(cnf.formula(), CnfComments.NONE));
        assertEquals(List.of("f.cnf:3: '%' ends the formula, the rest is not read"), warnings);
    }

    @Test
    void readsPropertiesBeforeTheHeaderOnly() throws IOException {
        String text = "c boxes=3x3\nc free text = none\nc  rule=a=b c \r\nc\nc =x\nc seed=\np cnf 0 0\nc late=1\n";
        assertEquals(
                Map.of("boxes", "3x3", "rule", "a=b c ", "seed", ""),
                read(Texts.stream(text), Strictness.STRICT).properties());
    }

    @Test
    void passesOverCommentsLongerThanItsBuffer() throws IOException {
        String text = "c x " + "y ".repeat(200_000) + "\np cnf 1 1\nc " + "z ".repeat(200_000) + "\n1 0\n";
        assertEquals(1, read(Texts.stream(text), Strictness.STRICT).formula().clauses());
    }

    @Test
    void tellsThePlaceBehindManyBuffers() {
        String text = "p cnf 1 100000\n" + "1 0\n".repeat(100_000) + "1 0 bad 0\n";
        UserError error = assertThrows(UserError.class, () -> read(Texts.stream(text), Strictness.STRICT));
        assertEquals("f.cnf:100002:5: found 'bad', expected a literal or 0", error.getMessage());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 1000, 999_999, 1_000_000, 2_000_000_000})
    void readsBackWhatIsWritten(int variables) throws IOException {
        ClauseList formula = Texts.randomFormula(new Random(variables), variables, 20_000);
        CnfComments header = new CnfComments(Map.of("key", "value with = and blanks"), Math.min(variables, 100_000));
        Cnf cnf = read(Texts.stream(Texts.write(formula, header)), Strictness.STRICT);
        assertEquals(formula.toString(), cnf.formula().toString());
        assertEquals(variables, cnf.formula().variables());
        assertEquals(header.properties(), cnf.properties());
    }

    @Test
    void readsClausesOfAnyLength() throws IOException {
        int[] literals = new Random(3).ints(300_000, 1, 50).toArray();
        ClauseList formula = new ClauseList().reserve(50);
        formula.clause(literals, literals.length);
        Cnf cnf = read(Texts.stream(Texts.write(formula, CnfComments.NONE)), Strictness.STRICT);
        assertEquals(formula.toString(), cnf.formula().toString());
    }
}
