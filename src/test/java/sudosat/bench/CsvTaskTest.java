package sudosat.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.cnf.Model;
import sudosat.cnf.ProblemSize;
import sudosat.cnf.SolverOutput;
import sudosat.cnf.SolverOutput.Status;
import sudosat.format.Formats;
import sudosat.format.ReadOptions;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

class CsvTaskTest {
    private static final Puzzle PUZZLE = new Puzzle(
            new Shape(1, 2),
            new Tuple(2, new int[] {1, 0, 0, 0, 0, 0, 0, 0}),
            Differ.HOLES,
            List.of(Rules.parseLine("grid 2: greater r1c1 r1c2")));
    private final List<Model> models = new ArrayList<>();

    private SolverOutput read(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new CsvTask(PUZZLE, "")
                .read(new ByteArrayInputStream(bytes), "its output", (model, closed, soFar) -> models.add(model));
    }

    @Test
    void everyRuleIsWritten() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new CsvTask(PUZZLE, "").write(out);
        assertEquals(List.of(PUZZLE), Formats.CSV.read(out.toString(StandardCharsets.UTF_8), "text", ReadOptions.NONE));
    }

    @Test
    void aSolutionIsAModelThatPassesTheRules() throws IOException {
        assertEquals(Status.SATISFIABLE, read("1,2\n2,1\n2,1\n1,2\n").status());
        assertEquals(1, models.size());
        assertEquals(Optional.empty(), new CsvTask(PUZZLE, "").fault(models.get(0)));
    }

    @Test
    void aWrongSolutionIsAModelThatDoesNot() throws IOException {
        assertEquals(Status.SATISFIABLE, read("1,2\n2,1\n1,2\n2,1\n").status());
        String fault = new CsvTask(PUZZLE, "").fault(models.get(0)).orElseThrow();
        assertEquals(true, fault.contains("g2r1c1"), fault);
    }

    @Test
    void anEmptyCellIsAFault() throws IOException {
        read("1,2\n2,1\n2,1\n1,0\n");
        assertEquals(Optional.of("g2r2c2 has no value"), new CsvTask(PUZZLE, "").fault(models.get(0)));
    }

    @Test
    void noSolutionAndNothingAreTwoThings() throws IOException {
        assertEquals(Status.UNSATISFIABLE, read("None\n").status());
        assertEquals(Status.NO_VERDICT, read("").status());
        assertEquals(List.of(), models);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Terminating due to java.lang.OutOfMemoryError: Java heap space\n",
                "1,2\n2,1\n",
                "1,2\n2,1\n2,1\n1,2\nNone\n",
                "1,2\n2,1\n2,1\n1,3\n"
            })
    void anythingElseIsNoAnswer(String text) {
        assertThrows(IOException.class, () -> read(text));
        assertEquals(List.of(), models);
    }

    @Test
    void itsSizeIsThatOfItsLanguage() {
        assertEquals(Optional.empty(), new CsvTask(PUZZLE, "").size());
        assertEquals(
                Optional.of(8L),
                new CsvTask(new Puzzle(new Shape(1, 2), Tuple.empty(2, 1)), "opb")
                        .size()
                        .map(ProblemSize::variables));
    }
}
