package sudosat.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Installed;
import sudosat.Project;
import sudosat.Shell;

/** The command as users run it, with solvers that work and solvers that do not. */
class BenchRunTest {
    private static final Path SOLVERS =
            Project.HOME.resolve("src/test/resources/solvers").toAbsolutePath().normalize();

    private static final List<String> SCRIPTS = List.of(
            "hangs",
            "wrong-model",
            "crashes",
            "gives-up",
            "claims-unsatisfiable",
            "eats-memory",
            "answers-before-reading");

    @TempDir
    private Path folder;

    @BeforeEach
    void writeFiles() throws IOException {
        Files.writeString(folder.resolve("k2.csv"), "1,0,0,0\n0,0,3,0\n0,4,0,0\n0,0,0,2\n");
        StringBuilder yaml = new StringBuilder();
        for (String name : SCRIPTS) {
            yaml.append(name)
                    .append(": {command: ['")
                    .append(SOLVERS.resolve(name))
                    .append("']}\n");
        }
        Files.writeString(folder.resolve("s.yaml"), yaml);
    }

    private Shell.Result run(String arguments) throws Exception {
        return Shell.run(folder, "sudosat bench " + arguments, "");
    }

    /** The rows of a file, each without the columns that differ from run to run. */
    private static List<String> steady(String csv) {
        List<String> rows = new ArrayList<>();
        for (Row row : RowFormat.read(csv, "results")) {
            Row.RowKey key = row.key();
            rows.add(key.instance().replaceAll(".*/", "") + " " + key.configuration() + " " + key.seed() + " "
                    + row.verdict());
        }
        return rows;
    }

    /** The last backend waits as long as a file is there, so that the first run is interrupted in the middle. */
    @Test
    void anInterruptedBenchGoesOnWhereItWas() throws Exception {
        Path wait = Files.createFile(folder.resolve("wait"));
        Files.writeString(
                folder.resolve("w.yaml"),
                "waits: {command: [sh, -c, 'cat >/dev/null; while [ -e \"$0\" ]; do sleep 0.1; done; echo s UNKNOWN', '"
                        + wait + "']}\n");
        String arguments = "--solvers w.yaml -b sat4j,waits -e compact,textbook --repeat 2 -o r.csv"
                + " \"$SAMPLES/unsolvable-k3.csv\" \"$SAMPLES/pair-k2.cnf\"";
        Path file = folder.resolve("r.csv");
        Process first = Shell.start(folder, "exec sudosat bench " + arguments);
        while (!Files.exists(file) || Files.readString(file).lines().count() < 6) {
            assertTrue(first.isAlive(), "it has ended before it was interrupted");
            Thread.sleep(20);
        }
        new ProcessBuilder("sh", "-c", "kill -INT " + first.pid()).start().waitFor();
        assertTrue(first.waitFor(2, TimeUnit.MINUTES));
        String before = Files.readString(file);
        int done = steady(before).size();
        assertTrue(done >= 2 && done < 12, done + " rows");

        Files.delete(wait);
        Shell.Result second = run(arguments);
        assertEquals(0, second.exitCode(), second.stderr());
        String after = Files.readString(file);
        assertTrue(after.startsWith(before));
        List<String> rows = steady(after);
        assertEquals(12, rows.size());
        assertEquals(12, new HashSet<>(rows).size());
        assertTrue(rows.contains("unsolvable-k3.csv sat4j/textbook 2 UNSATISFIABLE"), after);
        assertTrue(rows.contains("pair-k2.cnf waits 1 UNKNOWN"), after);
        assertEquals(7, second.stdout().lines().count(), second.stdout());
    }

    @ParameterizedTest
    @ValueSource(strings = {"sat4j", "minisat", "cadical", "kissat"})
    void conflictsAreCounted(String backend) throws Exception {
        if (!backend.equals("sat4j")) {
            Installed.assume(backend);
        }
        Shell.Result result = run("-b " + backend + " \"$SAMPLES/unsolvable-k3.csv\" \"$SAMPLES/pair-k2.cnf\"");
        List<Row> rows = RowFormat.read(result.stdout(), "results");
        assertEquals(2, rows.size(), result.stderr());
        assertTrue(rows.get(0).conflicts().isPresent(), rows.toString());
        for (Row row : rows) {
            assertEquals(
                    row.key().instance().endsWith(".csv"), row.encodeSeconds().isPresent());
        }
    }

    @Test
    void whateverASolverDoesIsAResult() throws Exception {
        Shell.Result result = run("--solvers s.yaml -b wrong-model,crashes,gives-up,answers-before-reading k2.csv");
        assertEquals(3, result.exitCode());
        assertEquals(
                List.of(
                        "k2.csv wrong-model/compact 1 WRONG",
                        "k2.csv crashes/compact 1 ERROR",
                        "k2.csv gives-up/compact 1 UNKNOWN",
                        "k2.csv answers-before-reading/compact 1 SATISFIABLE"),
                steady(result.stdout()));
        assertTrue(
                result.stderr()
                        .contains("sudosat: k2.csv: wrong-model returned a wrong model: it breaks the clause -5\n"),
                result.stderr());
        assertTrue(result.stderr().contains("\nanswers-before-reading/compact      1       1 "), result.stderr());
    }

    @Test
    void timeOutsAreNoFailures() throws Exception {
        Shell.Result result = run("--solvers s.yaml -b hangs --timeout 300ms -j 2 k2.csv");
        assertEquals(0, result.exitCode(), result.stderr());
        assertEquals(List.of("k2.csv hangs/compact 1 TIMEOUT"), steady(result.stdout()));
        assertTrue(result.stderr().contains("\nhangs/compact      1       0      0.600 "), result.stderr());
    }

    @Test
    void runningOutOfMemoryIsNoFailure() throws Exception {
        Shell.Result result = run("--solvers s.yaml -b eats-memory --timeout 2m --memory 100m -j 2 k2.csv");
        assertEquals(0, result.exitCode(), result.stderr());
        assertEquals(List.of("k2.csv eats-memory/compact 1 MEMORY"), steady(result.stdout()));
        Row hungry = RowFormat.read(result.stdout(), "").get(0);
        assertTrue(hungry.peakKiB().isEmpty() || hungry.peakKiB().getAsLong() < 100 << 10, hungry.toString());
    }

    @Test
    void aContradictionIsTold() throws Exception {
        Shell.Result result = run("--solvers s.yaml -b claims-unsatisfiable,answers-before-reading -o r.csv k2.csv");
        assertEquals(3, result.exitCode());
        assertEquals(
                "sudosat: contradiction: k2.csv: satisfiable by answers-before-reading/compact; unsatisfiable by"
                        + " claims-unsatisfiable/compact\n",
                result.stderr());
    }

    @Test
    void theMemoryOfSat4jIsBoundedToo() throws Exception {
        Shell.Result result = run("-b sat4j --memory 8m -e textbook \"$SAMPLES/pair-k4.csv\"");
        assertEquals(List.of("pair-k4.csv sat4j/textbook 1 MEMORY"), steady(result.stdout()), result.stderr());
    }
}
