package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.sat4j.Sat4j;
import sudosat.cnf.Model;
import sudosat.cnf.SolverOutput;
import sudosat.encode.Encoding;
import sudosat.explain.Level;
import sudosat.generate.Symmetry;
import sudosat.inspect.Clash;
import sudosat.inspect.Property;
import sudosat.inspect.Truth;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.End;
import sudosat.work.Result;

/** Uses the library as a program that embeds it would, and compares with what the commands print. */
class SudosatTest {
    private static final Path SAMPLES = Project.HOME.resolve("dimacs-samples");
    private final Sudosat sudosat = Sudosat.create();

    @TempDir
    Path folder;

    private static String text(String sample) throws IOException {
        return Files.readString(SAMPLES.resolve(sample));
    }

    private Puzzle pair() throws IOException {
        return sudosat.read(text("pair-k3.csv"));
    }

    private String command(String line) throws IOException, InterruptedException {
        Shell.Result result = Shell.run(folder, "sudosat " + line, "");
        assertEquals("", result.stderr());
        return result.stdout();
    }

    @Test
    void solvesAsTheCommandDoes() throws IOException, InterruptedException {
        Tuple solution = sudosat.solve(pair()).found().orElseThrow();
        assertEquals(command("solve \"$SAMPLES/pair-k3.csv\""), sudosat.write(solution));
        assertEquals(List.of(), sudosat.violations(pair(), solution));
    }

    @Test
    void countsAsTheCommandDoes() throws IOException, InterruptedException {
        Puzzle empty = sudosat.read("0,0,0,0\n".repeat(4));
        assertEquals(288, sudosat.count(empty, Long.MAX_VALUE).number());
        assertEquals(5, sudosat.count(empty, 5).number());
        Puzzle two = sudosat.read("0,0,0,0\n".repeat(8));
        assertEquals(7584, sudosat.count(two, Long.MAX_VALUE).number());
    }

    @Test
    void listsSolutionsUpToALimit() throws InterruptedException {
        Puzzle empty = sudosat.read("0,0,0,0\n".repeat(4));
        Sudosat.Solutions some = sudosat.solutions(empty, 10);
        assertEquals(10, some.found().stream().distinct().count());
        assertEquals(End.ENOUGH, some.end());
        assertEquals(288, sudosat.solutions(empty, 1000).found().size());
        assertEquals(End.ALL, sudosat.solutions(empty, 1000).end());
    }

    @Test
    void saysThatThereIsNoSolutionAndWhy() throws IOException, InterruptedException {
        Puzzle unsolvable = sudosat.read(text("unsolvable-k3.csv"));
        assertInstanceOf(Result.None.class, sudosat.solve(unsolvable));
        Clash clash = sudosat.clash(unsolvable, Clash.Size.MINIMAL).found().orElseThrow();
        assertFalse(clash.names().isEmpty());
        Puzzle repaired = sudosat.repair(unsolvable).found().orElseThrow().repaired();
        assertTrue(sudosat.solve(repaired).found().isPresent());
    }

    @Test
    void checksEveryProperty() throws IOException, InterruptedException {
        assertEquals(Truth.YES, sudosat.check(pair()).truth(Property.UNIQUE));
        Puzzle empty = sudosat.read("0,0,0,0\n".repeat(4));
        assertEquals(Truth.NO, sudosat.check(empty).truth(Property.UNIQUE));
        assertEquals(Truth.YES, sudosat.check(empty).truth(Property.SOLVABLE));
    }

    @Test
    void generatesAsTheCommandDoes() throws IOException, InterruptedException {
        PuzzleSettings settings =
                PuzzleSettings.boxes(2).grids(1).rule("diagonals").symmetry(Symmetry.ROTATE180);
        Puzzle made = sudosat.generate(settings, 7).found().orElseThrow().puzzle();
        assertEquals(
                command("generate 2 1 --rule diagonals --symmetry rotate180 --seed 7 -q"), sudosat.write(made, "csv"));
    }

    @Test
    void generatesADifficulty() throws InterruptedException {
        PuzzleSettings easy = PuzzleSettings.boxes(2).grids(1).difficulty(Level.EASY);
        Puzzle made = sudosat.generate(easy, 3).found().orElseThrow().puzzle();
        assertEquals(
                Level.EASY, sudosat.explain(made).difficulty().orElseThrow().level());
    }

    @Test
    void refusesSettingsThatContradictEachOther() {
        assertThrows(
                UserError.class, () -> sudosat.generate(PuzzleSettings.boxes(2).holes(99), 1));
        assertThrows(
                UserError.class, () -> sudosat.generate(PuzzleSettings.boxes(2).rule("nonsense"), 1));
        Tuple empty = Tuple.empty(4, 1);
        assertThrows(
                UserError.class, () -> sudosat.generate(PuzzleSettings.boxes(2).solution(empty), 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"textbook", "minimal", "compact", "triads"})
    void encodesAndDecodesAsTheCommandsDo(String name) throws IOException, InterruptedException {
        Sudosat styled = Sudosat.builder()
                .encoding(Encoding.valueOf(name.toUpperCase(java.util.Locale.ROOT)))
                .build();
        ByteArrayOutputStream cnf = new ByteArrayOutputStream();
        styled.encode(pair(), cnf);
        assertEquals(
                command("encode -e " + name + " \"$SAMPLES/pair-k3.csv\""), cnf.toString(StandardCharsets.US_ASCII));
        Model model = styled.run(styled.formula(pair())).found().orElseThrow();
        StringBuilder output = new StringBuilder("s SATISFIABLE\nv ");
        for (int variable = 1; variable <= styled.formula(pair()).variables(); variable++) {
            output.append(model.isTrue(variable) ? "" : "-").append(variable).append(' ');
        }
        List<Tuple> solutions = new ArrayList<>();
        byte[] bytes = output.append("0\n").toString().getBytes(StandardCharsets.US_ASCII);
        assertEquals(
                SolverOutput.Status.SATISFIABLE,
                styled.decode(pair(), new ByteArrayInputStream(bytes), solutions::add));
        assertEquals(List.of(sudosat.solve(pair()).found().orElseThrow()), solutions);
    }

    @Test
    void asksABackendOfTheCallers() throws IOException, InterruptedException {
        Backend own = new Sat4j();
        Sudosat embedded = Sudosat.builder().backend(own).build();
        assertEquals(sudosat.solve(pair()), embedded.solve(pair()));
    }

    @Test
    void namesWhatIsWrong() {
        UserError unknown = assertThrows(
                UserError.class,
                () -> Sudosat.builder().backend("nonsense").build().solve(pair()));
        assertTrue(unknown.getMessage().contains("nonsense"), unknown.getMessage());
        assertThrows(
                BackendError.class,
                () -> Sudosat.builder().backend("kissat").build().solve(pair()));
        assertThrows(UserError.class, () -> sudosat.read("1,2,3\n"));
    }

    @Test
    void givesUpAtTheTimeLimit() throws InterruptedException {
        Sudosat hasty = Sudosat.builder().timeout(Duration.ofMillis(1)).build();
        Puzzle large = sudosat.read("0,".repeat(24).concat("0\n").repeat(50));
        assertTrue(hasty.count(large, Long.MAX_VALUE).end() == End.LIMIT);
    }

    @Test
    void canBeInterrupted() {
        Puzzle large = sudosat.read("0,".repeat(24).concat("0\n").repeat(50));
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> sudosat.count(large, Long.MAX_VALUE));
    }
}
