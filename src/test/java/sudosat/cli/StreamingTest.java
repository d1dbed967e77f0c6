package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Shell;

/** Lines are answered while they are read. */
@Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
class StreamingTest {
    private static final String PUZZLE =
            "....4.......8.31...98..6....4.2..61...7....5...9.6.8.253.7....4.2...5......4...2.";
    private static final String SOLUTION =
            "612549738475823196398176245843257619267918453159364872531782964724695381986431527";

    @TempDir
    private Path folder;

    /** A line as long as this cannot be a row of a grid, so no more need be seen to know the format. */
    @ParameterizedTest
    @ValueSource(strings = {"", "# made by nobody\n", "#boxes 3x3\n# and more\n", "puzzle,name\n"})
    void answersBeforeThereAreMoreLines(String head) throws IOException, InterruptedException {
        Process process = Shell.start(folder, "exec sudosat solve");
        OutputStream in = process.getOutputStream();
        BufferedReader out = process.inputReader();
        in.write(head.getBytes(StandardCharsets.US_ASCII));
        in.flush();
        in.write((PUZZLE + "\n" + PUZZLE + "\n").getBytes(StandardCharsets.US_ASCII));
        in.flush();
        assertEquals(SOLUTION, out.readLine());
        assertEquals(SOLUTION, out.readLine());
        in.write(("11" + PUZZLE.substring(2) + "\n").getBytes(StandardCharsets.US_ASCII));
        in.flush();
        assertEquals("No solution", out.readLine());
        in.close();
        assertEquals(null, out.readLine());
        assertEquals(0, process.waitFor());
    }

    @Test
    void anEndlessPipeIsReadInLittleMemory() throws IOException, InterruptedException {
        Shell.Result result =
                Shell.run(folder, "yes " + PUZZLE + " | JAVA_OPTS=-Xmx24m sudosat solve | head -200000 | tail -1", "");
        assertEquals(new Shell.Result(0, SOLUTION + "\n", ""), result);
    }

    @Test
    void aReaderThatHasSeenEnoughEndsIt() throws IOException, InterruptedException {
        Process process = Shell.start(folder, "yes " + PUZZLE + " | sudosat check --unique | head -1");
        assertTrue(process.waitFor(100, TimeUnit.SECONDS));
    }

    @Test
    void linesAboveOneThatCannotBeReadAreAnswered() throws IOException, InterruptedException {
        String lines = (PUZZLE + "\n").repeat(3) + PUZZLE.substring(1) + "x\n" + PUZZLE + "\n";
        Shell.Result result = Shell.run(folder, "sudosat solve", lines);
        assertEquals((SOLUTION + "\n").repeat(3), result.stdout());
        assertEquals(
                "sudosat: <stdin>:4:81: found 'x', expected 1 to 9, or . or 0 for an empty cell\n", result.stderr());
        assertEquals(2, result.exitCode());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cat line; echo '#diagonals'; cat line",
                "cat line; printf 'a\\0b\\n'",
                "cat line; printf '\\377\\n'"
            })
    void soIsTheOneAboveWhatIsWrongInAnotherWay(String input) throws IOException, InterruptedException {
        Files.writeString(folder.resolve("line"), PUZZLE + "\n");
        Shell.Result result = Shell.run(folder, "(" + input + ") | sudosat solve", "");
        assertEquals(SOLUTION + "\n", result.stdout());
        assertTrue(result.stderr().startsWith("sudosat: <stdin>:2:"), result.stderr());
        assertEquals(2, result.exitCode());
    }

    @Test
    void soAreThoseAboveTheBreakOfATruncatedArchive() throws IOException, InterruptedException {
        Shell.Result result =
                Shell.run(folder, "yes " + PUZZLE + " | head -5000 | gzip | head -c 1000 | sudosat solve", "");
        assertTrue(result.stdout().startsWith(SOLUTION + "\n" + SOLUTION + "\n"), result.stdout());
        assertTrue(result.stderr().startsWith("sudosat: <stdin>: damaged gzip data"), result.stderr());
        assertEquals(2, result.exitCode());
    }

    @Test
    void thousandsOfFilesNeedNotBeOpenAtOnce() throws IOException, InterruptedException {
        Path many = Files.createDirectory(folder.resolve("many"));
        for (int i = 0; i < 1500; i++) {
            Files.writeString(many.resolve("puzzle" + i), PUZZLE + "\n");
        }
        Shell.Result result = Shell.run(folder, "ulimit -n 256; JAVA_OPTS=-Xmx64m sudosat solve many/*", "");
        assertEquals(new Shell.Result(0, (SOLUTION + "\n").repeat(1500), ""), result);
    }

    @Test
    void standardInputCanBeNamedOnce() throws IOException, InterruptedException {
        Shell.Result result = Shell.run(folder, "sudosat solve - -", PUZZLE + "\n");
        assertEquals(
                new Shell.Result(
                        2, "", "sudosat: -: found twice, expected once: standard input can be read only once\n"),
                result);
    }

    @Test
    void thenAFileIsNotWritten() throws IOException, InterruptedException {
        Shell.Result result = Shell.run(folder, "sudosat solve -o answers.txt", PUZZLE + "\n" + PUZZLE + "\nx\n");
        assertEquals(2, result.exitCode());
        assertFalse(Files.exists(folder.resolve("answers.txt")));
    }
}
