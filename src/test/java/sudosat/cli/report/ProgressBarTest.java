package sudosat.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What is said when, by a clock of the test's own. */
class ProgressBarTest {
    private final ByteArrayOutputStream said = new ByteArrayOutputStream();
    private long now;

    private ProgressBar progress(boolean isTerminal, long total, Supplier<String> words) {
        PrintStream messages = new PrintStream(said, true, StandardCharsets.UTF_8);
        return new ProgressBar(messages, isTerminal, () -> total, () -> now, words);
    }

    private void pass(double seconds) {
        now += (long) (seconds * 1e9);
    }

    /** What stands on the line of a terminal. */
    private String line() {
        String all = said.toString(StandardCharsets.UTF_8);
        return all.substring(all.lastIndexOf('\r') + 1).strip();
    }

    @Test
    void shortWorkIsSilent() {
        try (ProgressBar progress = progress(true, 0, () -> "solving")) {
            pass(1.9);
            progress.tick();
        }
        assertEquals("", said.toString(StandardCharsets.UTF_8));
    }

    @Test
    void aTerminalShowsWhatIsGoingOnAfterTwoSeconds() {
        try (ProgressBar progress = progress(true, 0, () -> "solving")) {
            pass(2);
            progress.tick();
            assertEquals("solving, 2 s", line());
        }
        assertEquals("", line());
    }

    @Test
    void elsewhereALineComesNowAndThen() {
        try (ProgressBar progress = progress(false, 0, () -> "solving")) {
            for (int second = 0; second < 130; second++) {
                pass(1);
                progress.tick();
            }
        }
        assertEquals(
                "sudosat: solving, 30 s\nsudosat: solving, 60 s\nsudosat: solving, 120 s\n",
                said.toString(StandardCharsets.UTF_8));
    }

    @Test
    void thereIsNoEstimateOfWhatStartsAgain() {
        try (ProgressBar progress = progress(true, 81, () -> "")) {
            for (int holes : new int[] {10, 50, 5, 60, 3}) {
                pass(6);
                progress.reach(holes, holes + " removed");
            }
            assertTrue(line().endsWith("3 removed, attempt 3, 30 s"), line());
        }
    }

    @Test
    void anEstimateIsOfStepsThatComeEvenly() {
        try (ProgressBar progress = progress(true, 100, () -> "")) {
            step(progress, 8, 1);
            assertTrue(line().endsWith("8/100, 8 s"), line());
            step(progress, 12, 1);
            assertTrue(line().endsWith("20/100, 20 s, about 80 s left"), line());
            step(progress, 1, 6);
            assertFalse(line().contains("left"), line());
        }
    }

    private void step(ProgressBar progress, int steps, double seconds) {
        for (int i = 0; i < steps; i++) {
            pass(seconds);
            progress.step();
        }
    }

    @Test
    void resultsHaveTheLineToThemselves() {
        try (ProgressBar progress = progress(true, 0, () -> "solving")) {
            pass(3);
            progress.tick();
            progress.hide();
            assertEquals("", line());
        }
    }
}
