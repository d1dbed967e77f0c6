package sudosat.backend.process;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The mark by which the watcher knows what a solver has started. */
class SolverProcessMarkTest {
    private static final Programs PROGRAMS = new Programs(System.getenv("PATH"), "/", Path.of("/"));

    private static Process bystander(String mark) throws IOException {
        ProcessBuilder builder = new ProcessBuilder("sleep", "1000");
        int equals = mark.indexOf('=');
        builder.environment().put(mark.substring(0, equals), mark.substring(equals + 1));
        return builder.start();
    }

    /** Process numbers are small in containers: solver 25 may end beside solver 2502. */
    @Test
    @Timeout(120)
    void theEndOfASolverSparesOnesWhoseNumberBeginsWithItsOwn() throws Exception {
        Assumptions.assumeTrue(Files.exists(Path.of("/proc/self/environ")));
        SolverProcess solver = SolverProcess.start(
                List.of("sleep", "1000"), Optional.empty(), OptionalLong.empty(), Platform.with(PROGRAMS));
        while (!isWatched(solver)) {
            Thread.sleep(20);
        }
        String mark = solver.mark();
        String longer = mark.replaceFirst("([.]?)$", "02$1");
        Process own = bystander(mark);
        Process other = bystander(longer);
        try {
            solver.close();
            own.waitFor();
            while (isWatched(solver)) {
                Thread.sleep(20);
            }
            assertTrue(other.isAlive());
        } finally {
            other.destroyForcibly();
            own.destroyForcibly();
        }
    }

    private static boolean isWatched(SolverProcess solver) {
        String self = String.valueOf(ProcessHandle.current().pid());
        String pid = String.valueOf(solver.pid());
        return ProcessHandle.allProcesses()
                .map(process -> List.of(process.info().arguments().orElse(new String[0])))
                .anyMatch(words -> words.contains("sudosat-watch") && words.containsAll(Arrays.asList(self, pid)));
    }
}
