package sudosat.dimacs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.cnf.Model;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.cnf.SolverOutput.Status;

class SolverOutputReaderTest {
    private final List<Model> models = new ArrayList<>();

    private SolverOutput read(String text) throws IOException, OutputError {
        return read(Texts.stream(text), 9);
    }

    private SolverOutput read(InputStream in, int highest) throws IOException, OutputError {
        return SolverOutputReader.read(in, "out", highest, highest, (model, closed, soFar) -> models.add(model));
    }

    private static Model model(int... literals) {
        Model model = new Model();
        for (int literal : literals) {
            model.add(literal);
        }
        return model;
    }

    private static IntStream numbers(String line) {
        return Stream.of(line.split(" ")).mapToInt(Integer::parseInt);
    }

    /** In these tables | is a line feed, ^ a carriage return and ~ an escape. */
    private static String lines(String cell) {
        return cell.replace('|', '\n').replace('^', '\r').replace('~', '\u001b');
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[1, -2, 3]",
                "[1,-2,3]|",
                "c from Python|[ 1 , -2 , 3 ]|",
                "[12/33] loading|s SATISFIABLE|v 1 -2 3 0|",
                "[12] loading|s SATISFIABLE|v 1 -2 3 0|",
                "[1, 2] loading|s SATISFIABLE|v 1 -2 3 0|",
                "[INFO] loading|s SATISFIABLE|v 1 -2 3 0|",
                "s SATISFIABLE|v 1 -2 3 0|",
                "s SATISFIABLE|v 1 -2|v 3 0|",
                "s SATISFIABLE|v 1 -2 3|v 0",
                "v 1 -2 3 0|s SATISFIABLE|",
                "v 1|s SATISFIABLE|v -2|v 3 0|",
                "c hi|s SATISFIABLE|c mid|v 3 1|c more|v -2 0|c bye|",
                "s SATISFIABLE|v +1 -2 +3 0|",
                "s SATISFIABLE|v 1 1 -2 3 3 0|",
                "s SATISFIABLE^|v 1 -2 3 0^|",
                "^s SATISFIABLE|^v 1 -2 3 0|",
                "c 50%^c 100%^s SATISFIABLE|v 1 -2 3 0|",
                "||s SATISFIABLE|||v 1 -2 3 0||",
                "  s   SATISFIABLE  |\tv\t1   -2 3 0 |",
                "~[1ms~[0m ~[32mSATISFIABLE~[0m|~[1mv ~[0m1 ~[31m-2~[0m 3 0~[K|",
                "s SATISFIABLE: file.cnf|v 1 -2 3 0|",
                "s SATISFIABLE : file.cnf|v 1 -2 3 0|",
                "vc 1 4 0|s SATISFIABLE|v 1 -2 3 0|vx 5|version 3|",
                "WARNING: 12 s|==== v 9 ====|s SATISFIABLE|v 1 -2 3 0|| restarts : 3 |",
                "SAT|1 -2 3 0|",
                "c minisat|SAT|c here|1 -2 3 0",
                "1 -2 3 0|",
                "c glucose|1 -2 3 0",
                "s SATISFIABLE|v 1 -2 3 0|s SATISFIABLE|"
            })
    void readsOneModelInAnyDialect(String output) throws Exception {
        SolverOutput read = read(lines(output));
        assertEquals(List.of(model(1, -2, 3)), models);
        assertEquals(Status.SATISFIABLE, read.status());
        assertEquals(1, read.models());
        assertTrue(read.lastModelClosed());
        models.clear();
        assertEquals(read, read(Texts.byteByByte(Texts.stream(lines(output))), 9));
        assertEquals(List.of(model(1, -2, 3)), models);
    }

    @ParameterizedTest
    @CsvSource({
        "s SATISFIABLE|, SATISFIABLE, SATISFIABLE",
        "SATISFIABLE|, SATISFIABLE, SATISFIABLE",
        "SAT|, SATISFIABLE, SAT",
        "s UNSATISFIABLE, UNSATISFIABLE, UNSATISFIABLE",
        "s UNSATISFIABLE|s UNSATISFIABLE|, UNSATISFIABLE, UNSATISFIABLE",
        "s UNSATISFIABLE: file|, UNSATISFIABLE, UNSATISFIABLE",
        "UNSATISFIABLE^|, UNSATISFIABLE, UNSATISFIABLE",
        "UNSAT|, UNSATISFIABLE, UNSAT",
        "s SOLUTIONS 0|, UNSATISFIABLE, SOLUTIONS 0",
        "s UNKNOWN|, UNKNOWN, UNKNOWN",
        "s INDETERMINATE|, UNKNOWN, INDETERMINATE",
        "INDETERMINATE |, UNKNOWN, INDETERMINATE",
        "INDET|, UNKNOWN, INDET",
        "timeout|, UNKNOWN, timeout",
        "'', NO_VERDICT, ''",
        "c UNSAT|c s UNSATISFIABLE|, NO_VERDICT, ''",
        "UNSATISFIABLE core written|timeout in 3 s|, NO_VERDICT, ''",
        "unsat|s_UNSATISFIABLE|S UNSATISFIABLE|, NO_VERDICT, ''",
        "12 threads|3 4 5|, NO_VERDICT, ''",
        "100 variables|, NO_VERDICT, ''",
        "2024-01-01 started|, NO_VERDICT, ''",
        "---- 1 0 ----|1 0|, NO_VERDICT, ''",
        "5|, NO_VERDICT, ''"
    })
    void readsVerdictsWithoutModel(String output, Status status, String verdict) throws Exception {
        assertEquals(new SolverOutput(status, verdict, 0, true, false), read(lines(output)));
        assertEquals(List.of(), models);
    }

    @Test
    void aModelWithoutVerdictIsNoVerdict() throws Exception {
        assertEquals(new SolverOutput(Status.NO_VERDICT, "", 1, true, false), read("v 1 2 0\n"));
    }

    @Test
    void anEmptyModelIsAModel() throws Exception {
        assertEquals(1, read("s SATISFIABLE\nv 0\n").models());
        assertEquals(List.of(model()), models);
    }

    @ParameterizedTest
    @CsvSource({
        "s SATISFIABLE|v 1 -2 |, 1 -2",
        "s SATISFIABLE|v 1 -2|v 3, 1 -2 3",
        "s SATISFIABLE|v 1 -2 -, 1 -2",
        "s SATISFIABLE|v 1 -2 -1, 1 -2",
        "s SATISFIABLE|v 1 -2 +, 1 -2",
        "SAT|1 -2, 1 -2",
        "1 -2, 1 -2",
        "v 1|s SATISFIABLE|v -2|, 1 -2",
        "s SATISFIABLE|v, ''"
    })
    void tellsWhenTheFinalZeroIsMissing(String output, String literals) throws Exception {
        SolverOutput read = read(lines(output));
        assertEquals(new SolverOutput(Status.SATISFIABLE, read.verdict(), 1, false, false), read);
        int[] expected =
                literals.lines().flatMapToInt(SolverOutputReaderTest::numbers).toArray();
        assertEquals(List.of(model(expected)), models);
    }

    @ParameterizedTest
    @CsvSource({
        "s SATISFIABLE|v 1 2 0|s SATISFIABLE|v 1 -2 0|s SOLUTIONS 2|, true",
        "s SATISFIABLE|v 1 2 0|s SATISFIABLE|v 1 -2 0|s UNSATISFIABLE|, true",
        "s SATISFIABLE|v 1 2 0|s SATISFIABLE|v 1 -2 0|, false",
        "s SATISFIABLE|v 1 2 0|s SATISFIABLE|v 1 -2 0|s UNKNOWN|, false",
        "v 1 2 0|v 1 -2 0|s SATISFIABLE|, false",
        "c Answer: 1|v 1|v 2 0|c Answer: 2|v 1|v -2 0|s SATISFIABLE|, false",
        "s SATISFIABLE|v 1 2 0 1 -2 0|, false",
        "s SATISFIABLE|v 1 2|s SATISFIABLE|v 1 -2 0|, false"
    })
    void keepsSeveralModelsApart(String output, boolean exhausted) throws Exception {
        assertEquals(new SolverOutput(Status.SATISFIABLE, "SATISFIABLE", 2, true, exhausted), read(lines(output)));
        assertEquals(List.of(model(1, 2), model(1, -2)), models);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            delimiter = ';',
            value = {
                "s SATISFIABLE|v 1 -1 0|; out:2:5: found '-1' in a model with '1', expected one value per variable",
                "v -3 2|s SATISFIABLE|v  3 0|; out:3:4: found '3' in a model with '-3', expected one value per"
                        + " variable",
                "SAT|1 -1 0|; out:2:3: found '-1' in a model with '1', expected one value per variable",
                "1 -1 0|; out:1:3: found '-1' in a model with '1', expected one value per variable",
                "s SATISFIABLE|s UNSATISFIABLE|; out:2:3: found 'UNSATISFIABLE' after 'SATISFIABLE', expected one"
                        + " verdict",
                "s UNSATISFIABLE|c|s SATISFIABLE|; out:3:3: found 'SATISFIABLE' after 'UNSATISFIABLE', expected one"
                        + " verdict",
                "s UNSATISFIABLE|s UNKNOWN|; out:2:3: found 'UNKNOWN' after 'UNSATISFIABLE', expected one verdict",
                "timeout|s SATISFIABLE|; out:2:3: found 'SATISFIABLE' after 'timeout', expected one verdict",
                "SAT|UNSAT|; out:2:1: found 'UNSAT' after 'SAT', expected one verdict",
                "v 1 0|s UNSATISFIABLE|; out:2:3: found 'UNSATISFIABLE' after a model, expected one verdict",
                "v 1|s UNSATISFIABLE|; out:2:3: found 'UNSATISFIABLE' after a model, expected one verdict",
                "v 0|s SATISFIABLE|s UNSATISFIABLE|s UNKNOWN|; out:4:3: found 'UNKNOWN' after 'UNSATISFIABLE',"
                        + " expected one verdict",
                "s UNSATISFIABLE|v 1 0|; out:2:1: found a model after 'UNSATISFIABLE', expected none",
                "s SATISFIABLE|v 1 0|s UNSATISFIABLE|v 2 0|; out:4:1: found a model after 'UNSATISFIABLE', expected"
                        + " none"
            })
    void rejectsContradictions(String output, String message) {
        OutputError error = assertThrows(OutputError.class, () -> read(lines(output)));
        assertEquals(message, error.getMessage());
        assertEquals(OutputError.Kind.CONTRADICTION, error.kind());
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            delimiter = ';',
            value = {
                "v 1 x 0|; out:1:5: found 'x', expected a literal or 0",
                "v 1 x; out:1:5: found 'x', expected a literal or 0",
                "s SATISFIABLE|v 1 2x 0|; out:2:5: found '2x', expected a literal or 0",
                "v 1 --2 0|; out:1:5: found '--2', expected a literal or 0",
                "v 1 -0|; out:1:5: found '-0', expected a literal or 0",
                "v 1 - 2 0|; out:1:5: found '-', expected a literal or 0",
                "SAT|1 two 0|; out:2:3: found 'two', expected a literal or 0",
                "v 1 -10 0|; out:1:5: found '-10', expected a variable of at most 9",
                "v 4294967297 0|; out:1:3: found '4294967297', expected a variable of at most 9",
                "1 10 0|; out:1:3: found '10', expected a variable of at most 9",
                "s|; out:1:2: found the end of the line, expected SATISFIABLE, UNSATISFIABLE, UNKNOWN or INDETERMINATE",
                "c|s SATISF; out:2:3: found 'SATISF', expected SATISFIABLE, UNSATISFIABLE, UNKNOWN or INDETERMINATE",
                "s OPTIMUM FOUND|; out:1:3: found 'OPTIMUM', expected SATISFIABLE, UNSATISFIABLE, UNKNOWN or"
                        + " INDETERMINATE",
                "s SOLUTIONS many|; out:1:13: found 'many', expected the number of solutions"
            })
    void rejectsWhatIsNoAnswer(String output, String message) {
        OutputError error = assertThrows(OutputError.class, () -> read(lines(output)));
        assertEquals(message, error.getMessage());
        assertEquals(OutputError.Kind.SYNTAX, error.kind());
    }

    @Test
    void takesAnyVariableWhenTheHighestIsNotKnown() throws Exception {
        read(Texts.stream("v 1000000 0\n"), Integer.MAX_VALUE);
        assertEquals(List.of(model(1_000_000)), models);
        assertThrows(OutputError.class, () -> read(Texts.stream("v 2147483648 0\n"), Integer.MAX_VALUE));
    }

    @Test
    void readsLinesLongerThanItsBuffer() throws Exception {
        StringBuilder text = new StringBuilder("s SATISFIABLE\nv");
        Model expected = new Model();
        for (int variable = 1; variable <= 100_000; variable++) {
            int literal = variable % 3 == 0 ? variable : -variable;
            text.append(' ').append(literal);
            expected.add(literal);
        }
        read(Texts.stream(text.append(" 0\n").toString()), 100_000);
        assertEquals(List.of(expected), models);
    }

    @Test
    void passesOverAnyAmountOfComments() throws Exception {
        InputStream comments =
                new RepeatedLine("c nothing to see here, and s UNSATISFIABLE is not a verdict\n", 1 << 20);
        InputStream answer = Texts.stream("s SATISFIABLE\nv 1 0\n");
        assertEquals(1, read(new SequenceInputStream(comments, answer), 9).models());
    }

    /** The same line over and over, without holding them all. */
    private static final class RepeatedLine extends InputStream {
        private final byte[] line;
        private long left;

        RepeatedLine(String line, int times) {
            this.line = line.getBytes(StandardCharsets.US_ASCII);
            this.left = (long) times * this.line.length;
        }

        @Override
        public int read() {
            return left == 0 ? -1 : line[(int) (line.length - 1 - --left % line.length)];
        }
    }
}
