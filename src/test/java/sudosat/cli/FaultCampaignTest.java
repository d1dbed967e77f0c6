package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.Shell;

/**
 * Every kind of misbehaving solver under every command that runs one: whatever it does, there is no wrong answer, no
 * stack trace, no process, no temporary file and no partial output. docs/notes/faults.md tells what this has found.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class FaultCampaignTest {
    private static final String OLD = "old\n";
    private static final int BACKEND_ERROR = 3;
    private static final int UNKNOWN = 4;

    /**
     * Commands, each after the exit code that an honest solver gets. S stands for the solver, P for the same one asked
     * for proofs. They write to {@code out}. The puzzle k2 has one solution; open has three, so that commands that
     * propagate first have to ask the solver.
     */
    private static final List<String> COMMANDS = List.of(
            "0 solve --backend S -o out k2.csv",
            "0 solve --backend S --paranoid -o out k2.csv",
            "0 solve --backend S --certify -o out k2.csv",
            "0 solve --backend P --certify -o out k2.csv",
            "0 solve --backend S --count -o out open.csv",
            "0 solve --backend S --certify --count -o out open.csv",
            "0 solve --backend S --all -o out open.csv",
            "0 solve --backend S --true-candidates -o out open.csv",
            "0 solve --backend S,P -o out k2.csv",
            "0 solve --backend S --jobs 2 -o out k2.csv k2.csv",
            "0 check --backend S -o out k2.csv",
            "1 check --backend S --unique -o out open.csv",
            "1 check --backend P --unique --certify -o out open.csv",
            "0 check --backend P --unique --proof proof --proof-cnf cnf -o out k2.csv",
            "0 explain -q --backend S -o out open.csv",
            "0 explain -q --backend P --certify -o out open.csv",
            "0 render --solve --backend S -o out k2.csv",
            "0 generate 3 --seed 1 --backend S -o out",
            "10 run --backend S -o out k2.cnf",
            "10 run --backend P --certify -o out k2.cnf",
            "10 run --backend P --proof proof -o out k2.cnf",
            "0 bench -q -b S -o rows.csv k2.csv",
            "0 backends");

    /** Without {@code --certify} its word is taken, as SECURITY.md says. */
    private static final String LIAR = "claims-unsatisfiable";

    @TempDir
    private static Path controlFolder;

    /** What each command writes if the solver is honest. */
    private static final Map<String, String> RIGHT = new HashMap<>();

    @TempDir
    private Path folder;

    private Leftovers left;

    /** The control: every command line means what it should, and asks a solver that can be asked. */
    @BeforeAll
    static void askAnHonestSolver() throws IOException, InterruptedException {
        writePuzzles(controlFolder);
        Files.writeString(
                controlFolder.resolve("s.yaml"),
                "honest: {command: [sudosat, run, --backend, cdcl, '{cnf}'], proof: [--proof, '{proof}']}\n");
        for (String command : COMMANDS) {
            Files.writeString(controlFolder.resolve("out"), OLD);
            String line = line(command, "honest", "honest");
            Shell.Result result = Shell.run(controlFolder, line, "");
            assertEquals(honestExitCode(command), result.exitCode(), line + "\n" + result);
            RIGHT.put(command, Files.readString(controlFolder.resolve("out")));
        }
    }

    private static void writePuzzles(Path where) throws IOException, InterruptedException {
        Files.writeString(where.resolve("k2.csv"), OddSolvers.PUZZLE);
        Files.writeString(where.resolve("open.csv"), OddSolvers.PUZZLE.replace('2', '0'));
        Shell.run(where, "sudosat encode --encoding textbook -o k2.cnf k2.csv", "");
    }

    private static int honestExitCode(String command) {
        return Integer.parseInt(command.substring(0, command.indexOf(' ')));
    }

    private static String line(String command, String solver, String prover) {
        String words = command.substring(command.indexOf(' ') + 1);
        return "sudosat " + words.replace("S", solver).replace("P", prover) + " --solvers s.yaml";
    }

    @BeforeEach
    void writeFiles() throws IOException, InterruptedException {
        left = new Leftovers(folder);
        writePuzzles(folder);
    }

    static List<String> solvers() throws IOException {
        return OddSolvers.names();
    }

    @Test
    void thereAreAtLeastTwentyFiveKinds() throws IOException {
        assertTrue(solvers().size() >= 25, solvers().toString());
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void noCommandIsFooled(String solver) throws Exception {
        String prover = solver + "-with-proofs";
        Files.writeString(
                folder.resolve("s.yaml"),
                OddSolvers.yaml(solver) + OddSolvers.yaml(solver, prover, "'{cnf}', '{proof}'"));
        for (String command : COMMANDS) {
            Files.writeString(folder.resolve("out"), OLD);
            String line = line(command, solver, prover) + (command.endsWith("backends") ? "" : " --timeout 2s");
            Shell.Result result = Shell.run(folder, left.exports() + line, "");
            String seen = line + "\n" + result + "\n" + Files.readString(folder.resolve("out"));
            assertFalse(
                    result.stderr().contains("bug in sudosat")
                            || result.stderr().contains("\tat "),
                    seen);
            left.assertNone();
            assertNoPartialFile(seen);
            if (!solver.equals(LIAR) || command.contains("--certify")) {
                assertRight(command, result.exitCode(), seen);
            }
        }
    }

    /** Either what the honest solver gets, or an error, or unknown, with nothing in the file that is not right. */
    private void assertRight(String command, int exitCode, String seen) throws IOException {
        String out = Files.readString(folder.resolve("out"));
        boolean isRun = command.contains(" run ");
        if (exitCode == honestExitCode(command)) {
            assertEquals(RIGHT.get(command), out, seen);
        } else {
            assertTrue(exitCode == BACKEND_ERROR || exitCode == (isRun ? 0 : UNKNOWN), seen);
            Set<String> right = (RIGHT.get(command) + OLD).lines().collect(Collectors.toSet());
            assertTrue(out.lines().allMatch(line -> right.contains(line) || isUndecided(command, line)), seen);
        }
        Path rows = folder.resolve("rows.csv");
        assertFalse(Files.exists(rows) && Files.readString(rows).contains(",UNSATISFIABLE,"), seen);
    }

    /** {@code render} draws the clues where no solution is found. */
    private static boolean isUndecided(String command, String line) {
        return line.toLowerCase(Locale.ROOT).contains("unknown") || command.contains(" render ") && line.contains("·");
    }

    private void assertNoPartialFile(String seen) throws IOException {
        String[] hidden = folder.toFile().list((where, name) -> name.startsWith(".sudosat"));
        assertEquals(0, hidden == null ? 0 : hidden.length, seen);
        Path proof = folder.resolve("proof");
        assertFalse(Files.exists(proof) && Files.size(proof) == 0, seen);
    }
}
