package sudosat.bridge;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerDetectorTest {
  private record Case(String text, AnswerFormat format) {}

  static List<Case> outputs() {
    return List.of(
        new Case("c a comment\ns SATISFIABLE\nv -x1 x2\n", AnswerFormat.COMPETITION),
        new Case("v x1 " + "x2 ".repeat(100_000), AnswerFormat.COMPETITION),
        new Case("clingo version 5.4.1\nReading from stdin\nSolving...\nUNSATISFIABLE\n", AnswerFormat.CLINGO),
        new Case("value(1,1,1,1) value(1,1,2,2)\nSATISFIABLE\n", AnswerFormat.CLINGO),
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
  @ValueSource(strings = {"", "s UNSATISFIABLE\n", "c x\ns SATISFIABLE\nv 1 -2 0\n", "SAT\n1 -2 0\n", "UNSATISFIABLE", "v 1\nv x2\n"})
  void whatSatSolversPrintIsNone(String text) throws IOException {
    assertEquals(Optional.empty(), detect(text));
  }

  @ParameterizedTest
  @ValueSource(ints = {1_000, 100_000})
  void chatterIsPassedOverAndReadAgain(int lines) throws IOException {
    String text = "chatter\n".repeat(lines) + "v x1\n";
    InputStream bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII));
    BufferedInputStream in = new BufferedInputStream(bytes);
    assertEquals(lines > 10_000 ? Optional.empty() : Optional.of(AnswerFormat.COMPETITION), AnswerDetector.detect(in));
    assertEquals(text, new String(in.readAllBytes(), StandardCharsets.US_ASCII));
  }

  private static Optional<AnswerFormat> detect(String text) throws IOException {
    return AnswerDetector.detect(new BufferedInputStream(new ByteArrayInputStream(text.getBytes(StandardCharsets.US_ASCII))));
  }
}
