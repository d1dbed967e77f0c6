package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import sudosat.Project;
import sudosat.Shell;

/** Ctrl-C in the middle of a long search: what there is so far is printed. */
@Timeout(value = 300, threadMode = ThreadMode.SEPARATE_THREAD)
class InterruptTest {
    /** Far more than the start takes, so that the search has begun. */
    private static final Duration CPU_TIME = Duration.ofSeconds(4);

    @TempDir
    private Path folder;

    @BeforeEach
    void writePuzzle() throws IOException {
        Files.writeString(folder.resolve("empty.csv"), "0,0,0,0,0,0,0,0,0\n".repeat(9));
    }

    private Shell.Result interrupted(String command) throws IOException, InterruptedException {
        Process process = Shell.start(folder, "exec sudosat " + command + " >out 2>err");
        while (process.isAlive()
                && process.info().totalCpuDuration().orElse(Duration.ZERO).compareTo(CPU_TIME) < 0) {
            Thread.sleep(20);
        }
        assertTrue(process.isAlive(), "ended by itself: " + command);
        new ProcessBuilder("sh", "-c", "kill -INT " + process.pid()).start().waitFor();
        assertTrue(process.waitFor(120, TimeUnit.SECONDS));
        return new Shell.Result(process.exitValue(), text("out"), text("err"));
    }

    private String text(String file) throws IOException {
        return Files.readString(folder.resolve(file), StandardCharsets.UTF_8);
    }

    @Test
    void aCountIsReportedSoFar() throws IOException, InterruptedException {
        Shell.Result result = interrupted("solve -q --count empty.csv");
        assertEquals("Unknown\n", result.stdout());
        assertTrue(result.stderr().matches("sudosat: unknown: interrupted, at least [1-9][0-9]*\n"), result.stderr());
        assertEquals(4, result.exitCode());
    }

    @Test
    void theSmallestClashSoFarIsNamed() throws IOException, InterruptedException {
        Path puzzle = Project.sample("unsolvable-k3.csv").toAbsolutePath();
        Shell.Result result = interrupted("check -q --clash --smallest " + puzzle);
        assertTrue(result.stdout().startsWith("clash: "), result.stdout());
        assertTrue(result.stdout().contains("\n  g1r1c1=6\n"), result.stdout());
        assertEquals(4, result.exitCode());
    }

    @Test
    void anOutputFileIsCompleteBeforeTheProgramEnds() throws IOException, InterruptedException {
        Path puzzle = Project.sample("unsolvable-k3.csv").toAbsolutePath();
        Shell.Result result = interrupted("check -q --clash --smallest -o clash.txt " + puzzle);
        assertTrue(text("clash.txt").contains("\n  g1r1c1=6\n"), text("clash.txt"));
        assertEquals(4, result.exitCode());
    }

    /** It has a solution, but nobody knows whether fewer clues do. */
    @Test
    void theBestRepairSoFarIsPrinted() throws IOException, InterruptedException {
        Random random = new Random(1);
        StringBuilder wrong = new StringBuilder();
        for (int row = 0; row < 36; row++) {
            wrong.append(random.ints(36, -36, 37)
                            .map(value -> Math.max(0, value))
                            .mapToObj(String::valueOf)
                            .collect(Collectors.joining(",")))
                    .append('\n');
        }
        Files.writeString(folder.resolve("wrong.csv"), wrong);
        Shell.Result result = interrupted("check -q --repair wrong.csv");
        assertTrue(
                result.stdout()
                        .matches(
                                "repair: drop these \\d+ clues, perhaps more than necessary: a limit ended the search\n"
                                        + "(?:  r\\d+c\\d+=\\d+\n)+(?:[0-9,]+\n){36}"),
                result.stdout());
        assertEquals(4, result.exitCode());
    }

    @Test
    void theBestPuzzleSoFarIsPrinted() throws IOException, InterruptedException {
        Shell.Result result = interrupted("generate 2x3 1 -q --seed 1 --difficulty extreme");
        assertTrue(result.stdout().matches("#boxes 2x3\n(?:[0-6](?:,[0-6]){5}\n){6}"), result.stdout());
        assertEquals(4, result.exitCode());
    }
}
