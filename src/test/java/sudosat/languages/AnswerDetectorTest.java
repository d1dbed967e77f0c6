package sudosat.languages;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerDetectorTest {
    private record Case(String text, AnswerFormat format) {}

    static List<Case> outputs() {
        return List.of(
                new Case("c a comment\ns SATISFIABLE\nv -x1 x2\n", AnswerFormat.COMPETITION),
                new Case("v x1 " + "x2 ".repeat(100_000), AnswerFormat.COMPETITION),
                new Case("v 1 -2\nv 3 0\no 2\nv 1 2 3 0\no 0\ns OPTIMUM FOUND\n", AnswerFormat.MAXSAT),
                new Case("v 1" + " -2".repeat(300_000) + " 0\no 2\n", AnswerFormat.MAXSAT),
                new Case("v 1 -2 0\ns OPTIMUM FOUND\n", AnswerFormat.MAXSAT),
                new Case("c x\no 12\ns SATISFIABLE\nv 1 -2 0\n", AnswerFormat.MAXSAT),
                new Case("s SATISFIABLE\nv 0" + "10".repeat(100_000) + "\n", AnswerFormat.MAXSAT),
                new Case("clingo version 5.4.1\nReading from stdin\nSolving...\nUNSATISFIABLE\n", AnswerFormat.CLINGO),
                new Case("value(1,1,1,1) value(1,1,2,2)\nSATISFIABLE\n", AnswerFormat.CLINGO),
                new Case("1:\n p11 r11 c11 b11 (1 of 1)\n", AnswerFormat.DLX),
                new Case("(16 options, 64+0 items, 80 entries successfully read)\n", AnswerFormat.DLX),
                new Case("Problem:    \nRows:       3\n", AnswerFormat.GLPSOL),
                new Case("Welcome to the CBC MILP Solver \nVersion: 2.10.8 \n", AnswerFormat.CBC),
                new Case("Optimal - objective value 0.00000000\n", AnswerFormat.CBC),
                new Case("Model status\nOptimal\n", AnswerFormat.HIGHS));
    }

    @ParameterizedTest
    @MethodSource("outputs")
    void formatsAreToldByTheirFirstLines(Case output) throws IOException {
        assertEquals(Optional.of(output.format), detect(output.text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "s UNSATISFIABLE\n",
                "c x\ns SATISFIABLE\nv 1 -2 0\n",
                "SAT\n1 -2 0\n",
                "UNSATISFIABLE",
                "v 1\nv x2\n",
                "v 1 0\ns SATISFIABLE\n",
                "v 1 0\nv 2 0\no 1\n",
                "v 1\n",
                "s SATISFIABLE\nv 1 0\no 1\n",
                "s SATISFIABLE\nv 11111110 1 0\n"
            })
    void whatSatSolversPrintIsNone(String text) throws IOException {
        assertEquals(Optional.empty(), detect(text));
    }

    @ParameterizedTest
    @ValueSource(ints = {1_000, 100_000})
    void chatterIsPassedOverAndReadAgain(int lines) throws IOException {
        String text = "chatter\n".repeat(lines) + "v x1\n";
        InputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
        BufferedInputStream in = new BufferedInputStream(bytes);
        assertEquals(
                lines > 10_000 ? Optional.empty() : Optional.of(AnswerFormat.COMPETITION), AnswerDetector.detect(in));
        assertEquals(text, new String(in.readAllBytes(), StandardCharsets.US_ASCII));
    }

    /** Solvers that list models without a verdict are heard model by model. */
    @Test
    void noMoreThanTheLineBehindTheFirstModelIsWaitedFor() throws IOException {
        InputStream models = new ByteArrayInputStream("v 1 -2\nv 3 0\nv -1\n".getBytes(StandardCharsets.US_ASCII));
        InputStream more = new InputStream() {
            @Override
            public int read() {
                throw new IllegalStateException("waited for more");
            }
        };
        assertEquals(
                Optional.empty(),
                AnswerDetector.detect(new BufferedInputStream(new SequenceInputStream(models, more))));
    }

    private static Optional<AnswerFormat> detect(String text) throws IOException {
        return AnswerDetector.detect(
                new BufferedInputStream(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII))));
    }
}
