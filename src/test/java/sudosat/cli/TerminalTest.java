package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudosat.Installed;
import sudosat.Shell;

/** What is said at a terminal, which util-linux's {@code script} provides. */
class TerminalTest {
    @TempDir
    private Path folder;

    /** What a command prints to whom typed a puzzle and Ctrl-D. */
    private String typescript(String command) throws IOException, InterruptedException {
        Installed.assume("script");
        Shell.run(folder, "printf '1.....3..4.....2\\n\\004' | script -qec '" + command + "' log >/dev/null", "");
        return Files.readString(folder.resolve("log"));
    }

    @Test
    void readingStandardInputIsSaid() throws IOException, InterruptedException {
        String said = typescript("sudosat solve");
        assertTrue(said.contains("sudosat: reading standard input; end it with Ctrl-D"), said);
    }

    @Test
    void aLongSearchSaysWhatIsGoingOn() throws IOException, InterruptedException {
        Files.writeString(folder.resolve("empty.csv"), "0,0,0,0,0,0,0,0,0\n".repeat(9));
        String said = typescript("sudosat solve --count --timeout 6s empty.csv");
        assertTrue(said.contains("counting: "), said);
        assertTrue(said.contains("unknown: time limit, at least "), said);
        String listed = typescript("sudosat solve --all --timeout 6s -o all.csv empty.csv");
        assertTrue(listed.contains("listing: "), listed);
        String quiet = typescript("sudosat solve -q --count --timeout 4s empty.csv");
        assertTrue(!quiet.contains("counting: "), quiet);
    }
}
