package sudosat.backend.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sudosat.backend.BackendError;
import sudosat.backend.CheckerSpec;
import sudosat.cnf.ClauseList;
import sudosat.work.Deadline;

/** A proof checker that loops, as drat-trim does over some damaged proofs. */
class CheckerProgramTest {
    private static final CheckerSpec LOOPS =
            new CheckerSpec("loops", List.of("sh", "-c", "sleep 1000", "x", "{cnf}", "{proof}"), List.of(), "");
    private static final Path PROOF = Path.of("/dev/null");

    private final CheckerProgram checker =
            new CheckerProgram(LOOPS, new Programs(System.getenv("PATH"), "/", Path.of("/")), Duration.ofSeconds(1));

    private boolean verifies(Deadline deadline) throws InterruptedException {
        return checker.verifies(new ClauseList(), PROOF, "liar", deadline);
    }

    @Test
    @Timeout(120)
    void aCheckerThatDoesNotEndIsAnError() {
        BackendError error = assertThrows(BackendError.class, () -> verifies(Deadline.NONE));
        assertEquals(
                "liar says unsatisfiable, loops has not checked its proof within 1 s: the proof may be damaged,"
                        + " or need a longer time limit",
                error.getMessage());
    }

    /** drat-trim over a proof of random bytes takes all the memory that there is. */
    @Test
    @Timeout(120)
    void aCheckerThatTakesMemoryWithoutEndIsAnError() {
        CheckerSpec greedy = new CheckerSpec("greedy", List.of("sh", "-c", "ulimit -v; exit 1"), List.of(), "");
        CheckerProgram limited = new CheckerProgram(
                greedy, new Programs(System.getenv("PATH"), "/", Path.of("/")), Duration.ofMinutes(1));
        BackendError error = assertThrows(
                BackendError.class, () -> limited.verifies(new ClauseList(), PROOF, "liar", Deadline.NONE));
        assertEquals(
                "liar says unsatisfiable, greedy does not accept its proof\n  exit code: 1\n"
                        + "  memory limit: 1024 MiB\n  last output: 1048576",
                error.getMessage());
    }

    @Test
    @Timeout(120)
    void theDeadlineOfTheUserLeavesItOpen() throws InterruptedException {
        assertFalse(verifies(Deadline.after(Duration.ofMillis(300))));
    }
}
