package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Installed;
import sudosat.Shell;

/**
 * Signals at random moments: afterwards there is no process and no temporary file, an output file is as it was or
 * whole, and nobody has seen a stack trace. {@code -Dsudosat.signals=200} sends so many to each command: 1,000 in
 * all, which takes half an hour.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class SignalCampaignTest {
    private static final int ROUNDS = Integer.getInteger("sudosat.signals", 30);
    private static final int LATEST_MILLIS = 1500;
    private static final String OLD = "old\n";
    /** What {@code kill} is told, one after the other; a leading minus means the process group. */
    private static final List<List<String>> SIGNALS = List.of(
            List.of("TERM"),
            List.of("INT"),
            List.of("INT", "INT"),
            List.of("HUP"),
            List.of("STOP", "CONT", "TERM"),
            List.of("KILL"),
            List.of("-KILL"),
            List.of("STOP", "KILL"));

    @TempDir
    private Path folder;

    private Leftovers left;

    @BeforeEach
    void writeFiles() throws IOException {
        left = new Leftovers(folder);
        Files.writeString(folder.resolve("k2.csv"), OddSolvers.PUZZLE);
        Files.writeString(
                folder.resolve("s.yaml"),
                "slow: {command: [sh, -c, 'cat \"$1\" > /dev/null; sleep 1; exec \"$0\" < \"$1\"', '"
                        + OddSolvers.FOLDER.resolve("closes-stdin")
                        + "', '{cnf}'], proof: ['{proof}']}\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve --solvers s.yaml --backend slow -o out k2.csv",
                "generate 4 --seed 1 -o out",
                "bench -q --solvers s.yaml -b slow,sat4j --repeat 3 -o rows.csv k2.csv",
                "check --unique --solvers s.yaml --backend slow --proof proof --cnf cnf -o out k2.csv",
                "solve --solvers s.yaml --backend slow k2.csv | true"
            })
    void leaveNothingBehind(String command) throws Exception {
        Installed.assume("setsid");
        Random random = new Random(command.hashCode());
        for (int round = 0; round < ROUNDS; round++) {
            List<String> signals = SIGNALS.get(random.nextInt(SIGNALS.size()));
            int delay = random.nextInt(LATEST_MILLIS);
            String seen = command + ", " + signals + " after " + delay + " ms, round " + round;
            Files.writeString(folder.resolve("out"), OLD);
            interrupt(command, signals, delay, seen);
            try {
                left.assertNone();
            } catch (AssertionError leftovers) {
                throw new AssertionError(seen, leftovers);
            }
            assertWhole(seen);
        }
        Shell.run(folder, left.exports() + "sudosat convert --to line -o last k2.csv", "");
        String[] hidden = folder.toFile().list((where, name) -> name.startsWith(".sudosat"));
        assertEquals(0, hidden == null ? 0 : hidden.length, "temporary files stay beside the output");
    }

    /** A pipe that is closed is a signal, too: nothing more is sent then. */
    private void interrupt(String command, List<String> signals, int delay, String seen) throws Exception {
        boolean isPiped = command.contains("|");
        String line = (isPiped ? "" : "exec setsid ") + "sudosat " + command;
        Process program = Shell.start(folder, left.exports() + line + (isPiped ? "" : " > seen 2> said"));
        Thread.sleep(delay);
        for (String signal : isPiped ? List.<String>of() : signals) {
            String target = (signal.startsWith("-") ? "-" : "") + program.pid();
            new ProcessBuilder("sh", "-c", "kill -" + signal.replace("-", "") + " " + target)
                    .redirectErrorStream(true)
                    .start()
                    .waitFor();
        }
        assertTrue(program.waitFor(Leftovers.PATIENCE_SECONDS, TimeUnit.SECONDS), "does not end: " + seen);
        Path said = folder.resolve("said");
        String words = Files.exists(said) ? Files.readString(said) : "";
        assertFalse(words.contains("bug in sudosat") || words.contains("\tat "), seen + "\n" + words);
    }

    private void assertWhole(String seen) throws IOException {
        String out = Files.readString(folder.resolve("out"));
        boolean isSolution = out.equals(OddSolvers.SOLUTION);
        boolean isReport = out.startsWith("unique: ");
        boolean isPuzzle = out.lines().count() % 32 == 0 && out.endsWith("\n");
        assertTrue(out.equals(OLD) || isSolution || isReport || isPuzzle, seen + "\n" + out);
        Path rows = folder.resolve("rows.csv");
        assertTrue(!Files.exists(rows) || endsWithWholeRow(Files.readString(rows)), seen);
        assertFalse(Files.exists(folder.resolve("proof")) && Files.size(folder.resolve("proof")) == 0, seen);
    }

    /** A row that a kill cut off is completed or dropped when the bench goes on. */
    private static boolean endsWithWholeRow(String rows) {
        return rows.isEmpty() || rows.endsWith("\n");
    }
}
