package sudosat.dimacs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import sudosat.cnf.Model;
import sudosat.work.Result;

class AnswerWriterTest {

    private static String write(Result<Model> answer, int variables) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        AnswerWriter.write(answer, variables, out);
        return out.toString(StandardCharsets.US_ASCII);
    }

    private static Model model(int... literals) {
        Model model = new Model();
        for (int literal : literals) {
            model.add(literal);
        }
        return model;
    }

    @Test
    void writesVerdicts() throws IOException {
        assertEquals("s UNSATISFIABLE\n", write(new Result.None<>(), 3));
        assertEquals("s UNKNOWN\n", write(new Result.Unknown<>("time limit"), 3));
    }

    @Test
    void writesEveryVariableInOrderOpenOnesAsFalse() throws IOException {
        assertEquals("s SATISFIABLE\nv -1 2 -3 4 -5 0\n", write(new Result.Found<>(model(4, -1, 2)), 5));
        assertEquals("s SATISFIABLE\nv 0\n", write(new Result.Found<>(model()), 0));
    }

    @Test
    void fillsLinesUpTo78Characters() throws IOException {
        String expected = """
            s SATISFIABLE
            v -1 -2 -3 -4 -5 -6 -7 -8 -9 -10 -11 -12 -13 -14 -15 -16 -17 -18 -19 -20 -21
            v -22 -23 -24 -25 -26 -27 -28 -29 -30 0
            """;
        assertEquals(expected, write(new Result.Found<>(model()), 30));
    }

    @Test
    void noLineIsLongerAndTheModelReadsBack() throws Exception {
        Model model = new Model();
        for (int variable = 1; variable <= 3000; variable++) {
            model.add(variable % 7 == 0 ? variable : -variable);
        }
        String text = write(new Result.Found<>(model), 3000);
        assertTrue(text.lines().allMatch(line -> line.length() <= 78), text);
        List<Model> models = new ArrayList<>();
        SolverOutputReader.read(Texts.stream(text), "answer", 3000, 3000, (read, closed, soFar) -> models.add(read));
        assertEquals(List.of(model), models);
    }

    @Test
    void aFailingStreamIsAnIoException() {
        assertThrows(IOException.class, () -> AnswerWriter.write(new Result.None<>(), 0, Texts.failingAfter(3)));
    }
}
