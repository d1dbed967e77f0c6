package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
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
    /** Commands, each with its exit codes; S stands for the solver. They write to {@code out}. */
    private static final List<String> COMMANDS = List.of(
            "solve --backend S -o out k2.csv",
            "solve --backend S --paranoid -o out k2.csv",
            "solve --backend S --certify -o out k2.csv",
            "solve --backend S --count -o out k2.csv",
            "solve --backend S --all -o out k2.csv",
            "solve --backend S --candidates -o out k2.csv",
            "solve --backend S,S -o out k2.csv",
            "solve --backend S --jobs 2 -o out k2.csv k2.csv",
            "check --backend S -o out k2.csv",
            "check --backend S --unique -o out k2.csv",
            "explain --backend S -o out k2.csv",
            "render --solve --backend S -o out k2.csv",
            "generate 2 --backend S -o out",
            "run --backend S -o out k2.cnf",
            "run --backend S --certify -o out k2.cnf",
            "bench -q -b S -o rows.csv k2.csv",
            "backends");

    /** Without {@code --certify} its word is taken, as SECURITY.md says. */
    private static final String LIAR = "claims-unsatisfiable";

    private static final Set<Integer> EXIT_CODES = Set.of(0, 1, 2, 3, 4, 10, 20);

    @TempDir
    private Path folder;

    private Leftovers left;

    @BeforeEach
    void writeFiles() throws IOException, InterruptedException {
        left = new Leftovers(folder);
        Files.writeString(folder.resolve("k2.csv"), OddSolvers.PUZZLE);
        Shell.run(folder, left.exports() + "sudosat encode --encoding textbook -o k2.cnf k2.csv", "");
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
        Files.writeString(folder.resolve("s.yaml"), OddSolvers.yaml(solver));
        for (String command : COMMANDS) {
            Files.writeString(folder.resolve("out"), OLD);
            String line = "sudosat " + command.replace("S", solver) + " --solvers s.yaml"
                    + (command.equals("backends") ? "" : " --timeout 2s");
            Shell.Result result = Shell.run(folder, left.exports() + line, "");
            String seen = line + "\n" + result;
            assertTrue(EXIT_CODES.contains(result.exitCode()), seen);
            assertFalse(
                    result.stderr().contains("bug in sudosat")
                            || result.stderr().contains("\tat "),
                    seen);
            left.assertNone();
            assertRight(command, result, Files.readString(folder.resolve("out")), seen);
            assertNoPartialFile(seen);
        }
    }

    /** A unique puzzle with its one solution leaves few right answers. */
    private static void assertRight(String command, Shell.Result result, String out, String seen) {
        if (command.startsWith("solve") && command.contains("--count")) {
            assertTrue(out.equals(OLD) || out.equals("1\n") || result.exitCode() != 0, seen + out);
        } else if (command.startsWith("solve") && command.contains("--jobs")) {
            assertFalse(
                    !seen.contains(LIAR) && result.exitCode() == 0 && !out.contains(OddSolvers.SOLUTION), seen + out);
        } else if (command.startsWith("solve") && result.exitCode() == 0) {
            assertEquals((command.contains("--all") ? "#solution 1\n" : "") + OddSolvers.SOLUTION, out, seen);
        } else if (command.contains("--certify")) {
            assertTrue(result.exitCode() != 1 && result.exitCode() != 20, seen); // a false claim is never certified
        }
    }

    private void assertNoPartialFile(String seen) {
        String[] hidden = folder.toFile().list((where, name) -> name.startsWith(".sudosat"));
        assertEquals(0, hidden == null ? 0 : hidden.length, seen);
    }
}
