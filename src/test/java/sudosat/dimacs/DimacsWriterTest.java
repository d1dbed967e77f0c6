package sudosat.dimacs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.BiFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.cnf.ClauseList;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.io.AsciiWriter;

class DimacsWriterTest {

    /** A unit, a pair, a longer clause, the empty clause and a group, over variables that end at the given one. */
    private record EveryKind(int variables) implements Formula {
        @Override
        public void feed(ClauseSink sink) {
            sink.clause(-variables);
            sink.clause(1, -2);
            sink.clause(new int[] {3, -1, variables, 99}, 3);
            sink.clause(new int[0], 0);
            sink.atMostOne(new int[] {1, -2, variables, 99}, 3);
            sink.atMostOne(new int[] {3, 1}, 2);
            sink.atMostOne(new int[] {3}, 1);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {9, 10, 999_999, 1_000_000, Integer.MAX_VALUE - 1})
    void writesOneClauseALine(int highest) throws IOException {
        String expected = """
            p cnf N 8
            -N 0
            1 -2 0
            3 -1 N 0
            0
            -1 2 0
            -1 -N 0
            2 -N 0
            -3 -1 0
            """;
        assertEquals(expected.replace("N", "" + highest), Texts.write(new EveryKind(highest), CnfComments.NONE));
    }

    @Test
    void writesPropertiesBeforeTheHeaderAndTheProjectionAfterIt() throws IOException {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("zeta", "3x3");
        properties.put("alpha", "-1 of 2");
        ClauseList formula = new ClauseList().reserve(12);
        formula.clause(1, -2);
        String expected = """
            c zeta=3x3
            c alpha=-1 of 2
            p cnf 12 1
            c p show 1 2 3 4 5 6 7 8 9 10 11 0
            1 -2 0
            """;
        assertEquals(expected, Texts.write(formula, new CnfComments(properties, 11)));
    }

    @Test
    void writesTheEmptyFormula() throws IOException {
        assertEquals("p cnf 0 0\n", Texts.write(new ClauseList(), CnfComments.NONE));
    }

    @Test
    void refusesToShowVariablesThatTheFormulaDoesNotHave() {
        CnfComments header = new CnfComments(Map.of(), 3);
        assertThrows(IllegalArgumentException.class, () -> Texts.write(new ClauseList().reserve(2), header));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 9, 4000, 999_999})
    void packedAndPlainClausesAreTheSame(int variables) throws IOException {
        Formula formula = Texts.randomFormula(new Random(variables), variables, 20_000);
        assertEquals(
                written(formula, (buffer, v) -> new PlainClauses(buffer, "")), written(formula, PackedClauses::new));
    }

    @Test
    void packedAndPlainGroupsAreTheSame() throws IOException {
        int[] literals = new Random(7)
                .ints(500, 1, 100_000)
                .map(v -> v % 3 == 0 ? -v : v)
                .toArray();
        Formula group = new EveryPairOf(literals);
        assertEquals(written(group, (buffer, v) -> new PlainClauses(buffer, "")), written(group, PackedClauses::new));
    }

    private record EveryPairOf(int[] literals) implements Formula {
        @Override
        public int variables() {
            return 100_000;
        }

        @Override
        public void feed(ClauseSink sink) {
            sink.atMostOne(literals, literals.length);
        }
    }

    private static String written(Formula formula, BiFunction<AsciiWriter, Integer, ClauseSink> sink)
            throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AsciiWriter.write(
                out,
                buffer ->
                        DimacsWriter.write(formula, CnfComments.NONE, buffer, sink.apply(buffer, formula.variables())));
        return out.toString(StandardCharsets.US_ASCII);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 100_000})
    void aFailingStreamIsAnIoException(int bytes) {
        Formula formula = Texts.randomFormula(new Random(1), 1000, 20_000);
        IOException thrown = assertThrows(
                IOException.class, () -> DimacsWriter.write(formula, CnfComments.NONE, Texts.failingAfter(bytes)));
        assertEquals("broken pipe", thrown.getMessage());
    }
}
