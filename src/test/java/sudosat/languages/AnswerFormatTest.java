package sudosat.languages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sudosat.cnf.Model;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.cnf.SolverOutput.Status;
import sudosat.encode.Variables;

/** Outputs that were printed by the solvers themselves, for grids of two rows, and what may go wrong with them. */
class AnswerFormatTest {
    private static final Variables TWO_ROWS = new Variables(2, 1);
    private static final Model FALLING = model(1, -2, -3, 4, -5, 6, 7, -8);
    private static final Model RISING = model(-1, 2, 3, -4, 5, -6, -7, 8);

    private final List<Model> models = new ArrayList<>();

    private static Model model(int... literals) {
        Model model = new Model();
        for (int literal : literals) {
            model.add(literal);
        }
        return model;
    }

    private static byte[] file(String name) throws IOException {
        try (InputStream in = AnswerFormatTest.class.getResourceAsStream("/languages/" + name)) {
            return in.readAllBytes();
        }
    }

    /** A | ends a line. */
    private SolverOutput readLines(AnswerFormat format, String lines) throws IOException, OutputError {
        return read(format, lines.replace('|', '\n').getBytes(StandardCharsets.US_ASCII));
    }

    private SolverOutput read(AnswerFormat format, byte[] output) throws IOException, OutputError {
        models.clear();
        return format.read(
                new ByteArrayInputStream(output), "out", TWO_ROWS, (model, closed, soFar) -> models.add(model));
    }

    @ParameterizedTest
    @CsvSource({
        "CLINGO,clingo-first.out,SATISFIABLE", "CLINGO,clingo-quiet.out,SATISFIABLE",
                "COMPETITION,minisatplus-sat.out,SATISFIABLE",
        "COMPETITION,clasp-wcnf.out,OPTIMUM FOUND", "GLPSOL,glpsol-sat.sol,INTEGER OPTIMAL", "CBC,cbc-sat.out,Optimal",
        "HIGHS,highs-sat.sol,Optimal", "DLX,dlx2-sat.out,1:"
    })
    void readsAModel(AnswerFormat format, String file, String verdict) throws Exception {
        SolverOutput output = read(format, file(file));
        assertEquals(new SolverOutput(Status.SATISFIABLE, verdict, 1, true, false), output);
        assertTrue(models.equals(List.of(RISING)) || models.equals(List.of(FALLING)), models.toString());
    }

    @ParameterizedTest
    @CsvSource({
        "CLINGO,clingo-unsat.out",
        "COMPETITION,minisatplus-unsat.out",
        "COMPETITION,clasp-opb-unsat.out",
        "GLPSOL,glpsol-unsat.sol",
        "CBC,cbc-unsat.out",
        "HIGHS,highs-unsat.sol",
        "DLX,dlx2-unsat.out"
    })
    void readsThatThereIsNoSolution(AnswerFormat format, String file) throws Exception {
        assertEquals(Status.UNSATISFIABLE, read(format, file(file)).status());
        assertEquals(List.of(), models);
    }

    @ParameterizedTest
    @CsvSource({
        "CLINGO,clingo-timeout.out,UNKNOWN", "CLINGO,clingo-bad.out,UNKNOWN",
                "GLPSOL,glpsol-timeout.sol,INTEGER UNDEFINED",
        "CBC,cbc-timeout.out,Stopped on", "HIGHS,highs-timeout.sol,Time limit reached", "DLX,dlx2-timeout.out,TIMEOUT!"
    })
    void readsThatTimeWasShort(AnswerFormat format, String file, String verdict) throws Exception {
        assertEquals(new SolverOutput(Status.UNKNOWN, verdict, 0, true, false), read(format, file(file)));
    }

    /** A star marks integers; a column without it has its value one word earlier. */
    @Test
    void readsColumnsOfGlpsolWithAndWithoutAStar() throws Exception {
        String table = new String(file("glpsol-sat.sol"), StandardCharsets.UTF_8);
        assertTrue(table.contains(" * "));
        read(AnswerFormat.GLPSOL, table.replace(" * ", "   ").getBytes(StandardCharsets.UTF_8));
        assertTrue(models.equals(List.of(RISING)) || models.equals(List.of(FALLING)), models.toString());
    }

    @Test
    void readsAllModels() throws Exception {
        assertEquals(
                new SolverOutput(Status.SATISFIABLE, "SATISFIABLE", 2, true, true),
                read(AnswerFormat.CLINGO, file("clingo-all.out")));
        assertEquals(List.of(RISING, FALLING), models);
        SolverOutput listed = read(AnswerFormat.COMPETITION, file("clasp-opb-all.out"));
        assertEquals(new SolverOutput(Status.SATISFIABLE, "SATISFIABLE", 2, true, false), listed);
        assertEquals(List.of(FALLING, RISING), models);
        assertEquals(
                new SolverOutput(Status.SATISFIABLE, "2:", 2, true, false),
                read(AnswerFormat.DLX, file("dlx2-all.out")));
        assertEquals(List.of(FALLING, RISING), models);
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNoAnswerIsNone(AnswerFormat format) throws Exception {
        for (String chatter : List.of("", "|", "Segmentation fault|", "c only comments|version 3|", "12 34 -5 0|")) {
            assertEquals(new SolverOutput(Status.NO_VERDICT, "", 0, true, false), readLines(format, chatter));
        }
    }

    /** Wherever the output breaks off, there is no whole model but the right one. */
    @ParameterizedTest
    @CsvSource({
        "CLINGO,clingo-first.out",
        "COMPETITION,minisatplus-sat.out",
        "COMPETITION,clasp-wcnf.out",
        "GLPSOL,glpsol-sat.sol",
        "CBC,cbc-sat.out",
        "HIGHS,highs-sat.sol",
        "DLX,dlx2-sat.out"
    })
    void neverTakesHalfAModelForAWholeOne(AnswerFormat format, String file) throws Exception {
        byte[] output = file(file);
        read(format, output);
        Model whole = models.get(0);
        for (int length = 0; length < output.length; length++) {
            try {
                SolverOutput cut = read(format, Arrays.copyOf(output, length));
                assertTrue(
                        models.isEmpty() || !cut.lastModelClosed() || models.equals(List.of(whole)),
                        "cut after " + length);
            } catch (OutputError noticed) {
                assertEquals(OutputError.Kind.SYNTAX, noticed.kind(), "cut after " + length);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "s SATISFIABLE|v x1 -x2 -x3 x4 -x5 x6 x7 -x8|",
        "s SATISFIABLE|v x1 -x2 -x3 x4|v -x5 x6 x7 -x8 x9 -x10",
        "v 1 -2 -3 4 -5 6 7 -8 0|s OPTIMUM FOUND|",
        "o 3|o 1|s OPTIMUM FOUND|v 10010110|",
        "v 100101101|s SATISFIABLE|",
        "c hi|v +x1 -x2 -x3 +x4 -x5 x6 x7 -x8|o 1|s OPTIMUM FOUND|"
    })
    void readsBothDialectsOfCompetitions(String lines) throws Exception {
        assertEquals(
                Status.SATISFIABLE, readLines(AnswerFormat.COMPETITION, lines).status());
        assertEquals(List.of(FALLING), models);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "v -1 2 3 -4 5 -6 -7 8 0|o 3|v 1 -2 -3 4|v -5 6 7 -8 9 0|o 1|s OPTIMUM FOUND|; true",
                        "o 3|o 1|s OPTIMUM FOUND|v 10010110|; true",
                "o 1|s SATISFIABLE|v 1 -2 -3 4 -5 6 7 -8 0|; false",
                        "v -1 2 3 -4 5 -6 -7 8 0|o 7|v 1 -2 -3 4 -5 6 7 -8 0|o 1|s SATISFIABLE|; false"
            })
    void theLastModelOfAMaxSatSolverCounts(String lines, boolean isProven) throws Exception {
        InputStream in = new ByteArrayInputStream(lines.replace('|', '\n').getBytes(StandardCharsets.US_ASCII));
        MaxSatAnswer answer = MaxSatAnswer.read(in, "out", TWO_ROWS);
        assertEquals(Status.SATISFIABLE, answer.output().status());
        assertEquals(Optional.of(FALLING), answer.model());
        assertEquals(OptionalLong.of(1), answer.cost());
        assertEquals(isProven, answer.isProven());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "COMPETITION; s SAT|",
                "COMPETITION; s|",
                "COMPETITION; s SATISFIABLE|v x1 y2|",
                "COMPETITION; v 1 -2 x|",
                "COMPETITION; v x1 --x2|",
                "CLINGO; value(1,1,1,3)|",
                "CLINGO; value(1,1,1)|",
                "CLINGO; value(2,1,1,1) value(1,1,1,1)|",
                "CLINGO; value(1,1,1,1) clue(1,1,1,1)|",
                "GLPSOL; Status: INTEGER PERHAPS|",
                "GLPSOL; Status: INTEGER OPTIMAL|No. Column name|1 x1 * 0.5 0 1|",
                "GLPSOL; Status: INTEGER OPTIMAL|No. Column name|1 y1 * 1 0 1|",
                "CBC; Optimal - objective value 0|0 x1 0.5 0|",
                "CBC; Optimal - objective value 0|** 0 x1 1 0|",
                "CBC; Optimal - objective value 0|0 x1 NaN 0|",
                "HIGHS; Model status|Optimal|# Columns 8|x1 2|",
                "HIGHS; Model status|Optimal|# Columns 2|x1 1|# Rows 1|",
                "HIGHS; Model status|",
                "DLX; 1:|p11 c11 b11 (1 of 2)|",
                "DLX; 1:|r11 c11 b11 (1 of 2)|",
                "DLX; 1:|p13 r11 c11 b11 (1 of 2)|",
                "DLX; 1:|p11 r13 c11 b11 (?)|"
            })
    void namesWhatCannotBeUnderstood(AnswerFormat format, String lines) {
        OutputError error = assertThrows(OutputError.class, () -> readLines(format, lines));
        assertEquals(OutputError.Kind.SYNTAX, error.kind());
        assertTrue(error.getMessage().startsWith("out:"), error.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "COMPETITION; s SATISFIABLE|s UNSATISFIABLE|",
                "COMPETITION; s UNSATISFIABLE|v x1|",
                "COMPETITION; v x1|s UNSATISFIABLE|",
                "COMPETITION; v x1 -x1 x2|",
                "CLINGO; UNSATISFIABLE|value(1,1,1,1)|",
                "CLINGO; value(1,1,1,1)|UNSATISFIABLE|",
                "GLPSOL; Status: INTEGER EMPTY|Status: INTEGER OPTIMAL|",
                "CBC; Problem is infeasible|Result - Optimal solution found|",
                "HIGHS; Model status|Optimal|# Columns 3|x1 1|x1 0|x2 0|"
            })
    void namesWhatContradictsItself(AnswerFormat format, String lines) {
        assertEquals(
                OutputError.Kind.CONTRADICTION,
                assertThrows(OutputError.class, () -> readLines(format, lines)).kind());
    }

    @Test
    void aModelWithTooFewValuesIsNotClosed() throws Exception {
        assertFalse(
                readLines(AnswerFormat.COMPETITION, "s SATISFIABLE|v x1 -x2|").lastModelClosed());
        assertFalse(readLines(AnswerFormat.CLINGO, "value(1,1,1,1) value(1,1,2,2)|SATISFIABLE|")
                .lastModelClosed());
        assertFalse(readLines(AnswerFormat.CBC, "Optimal - objective value 0|0 x1 1 0|")
                .lastModelClosed());
        assertFalse(readLines(AnswerFormat.HIGHS, "Model status|Optimal|# Columns 8|x1 1|x2 0|")
                .lastModelClosed());
    }

    @Test
    void roundsWhatArithmeticLeft() throws Exception {
        String table = "0 x1 0.9999999 0|1 x2 1e-09 0|2 x4 1.0000001 0|3 x6 1 0|4 x7 1 0|";
        assertTrue(readLines(AnswerFormat.CBC, "Optimal - objective value 0|" + table)
                .lastModelClosed());
        assertEquals(List.of(FALLING), models);
    }
}
