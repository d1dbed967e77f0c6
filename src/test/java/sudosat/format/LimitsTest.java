package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Project;
import sudosat.io.Input;
import sudosat.io.Limits;
import sudosat.io.UserError;

/**
 * What is too large is refused while it is read, and what may be large takes linear time. Time-outs stand only for what
 * would otherwise go on for an hour.
 */
class LimitsTest {
    private static final String GRID = "1,0,0,0\n0,0,3,0\n0,4,0,0\n0,0,0,2\n";

    private static int puzzles(String text) {
        return puzzles(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static int puzzles(InputStream in) {
        return Formats.read(Input.of("-", in), ReadOptions.NONE).size();
    }

    private static String refusal(String text) {
        return assertThrows(UserError.class, () -> puzzles(text)).getMessage();
    }

    @Test
    @Timeout(120)
    void commentsTakeLinearTime() {
        assertEquals(1, puzzles("# a comment\n".repeat(2_000_000) + GRID));
        assertEquals(1, puzzles("# " + "x".repeat(Limits.LINE - 10) + "\n" + GRID));
    }

    @Test
    void refusesLongLines() {
        assertEquals(
                "<stdin>:2: found a line of more than 4 MiB, expected shorter lines",
                refusal("1,0\n" + "1".repeat(Limits.LINE + 100_000)));
    }

    @Test
    void refusesLongTexts() {
        assertEquals(
                "<stdin>: found more than 64 MiB, expected a smaller text, or one puzzle per line",
                refusal("\n".repeat(Limits.TEXT + 100_000)));
    }

    @Test
    void refusesManyLines() {
        assertEquals(
                "<stdin>:5000001:1: found one more line, expected at most 5,000,000 lines",
                refusal("#\n".repeat(Limits.LINES + 1) + GRID));
    }

    @Test
    void refusesManyGrids() {
        assertEquals(
                "<stdin>:1001:1: found one more grid, expected at most 1,000 grids", refusal("1\n".repeat(40_000)));
    }

    @Test
    void refusesManyCells() {
        assertEquals(
                "<stdin>:3938:1: found more values than a puzzle has, expected at most 1,000,000",
                refusal(("0,".repeat(255) + "0\n").repeat(128 * 256)));
    }

    @Test
    void refusesManyRules() {
        assertEquals(
                "<stdin>:50001:1: found one more rule, expected at most 50,000 rules",
                refusal("#greater r1c1 r1c2\n".repeat(Limits.RULES + 1) + GRID));
    }

    @Test
    void refusesAWideJigsaw() {
        assertEquals(
                "<stdin>:2:1: found 40000 region numbers, expected at most 256",
                refusal("#jigsaw\n#" + "1,".repeat(39_999) + "1\n" + GRID));
    }

    /** Ten megabytes in, ten gigabytes out, were it read to the end. */
    @ParameterizedTest
    @ValueSource(strings = {"\n", "1", "1,", "c\n", "# \n"})
    @Timeout(120)
    void refusesPackedBombs(String repeated) throws IOException {
        InputStream bomb = new RepeatedMembers(packed(repeated), 10_000);
        String message = assertThrows(UserError.class, () -> puzzles(bomb)).getMessage();
        assertTrue(
                message.startsWith("<stdin>: found data that unpacks to more than 300 times its size")
                        || message.contains("found a line of more than 4 MiB")
                        || message.contains("found more than 64 MiB"),
                message);
    }

    private static byte[] packed(String repeated) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(repeated.repeat(1_000_000 / repeated.length()).getBytes(StandardCharsets.US_ASCII));
        }
        return packed.toByteArray();
    }

    /** The same bytes over and over. */
    private static final class RepeatedMembers extends InputStream {
        private final byte[] member;
        private long left;
        private int at;

        RepeatedMembers(byte[] member, int times) {
            this.member = member;
            left = (long) member.length * times;
        }

        @Override
        public int read() {
            if (left == 0) {
                return -1;
            }
            left--;
            int next = member[at] & 0xff;
            at = (at + 1) % member.length;
            return next;
        }

        @Override
        public int available() {
            return (int) Math.min(left, 1 << 16);
        }
    }

    @Test
    void theDocumentationNamesEveryLimit() throws IOException {
        String page = Files.readString(Project.HOME.resolve("docs/reference/limits.md"));
        for (int limit : new int[] {
            Limits.SIZE, Limits.GRIDS, Limits.CELLS, Limits.RULES, Limits.LINES, Limits.RATIO, Limits.DEPTH
        }) {
            assertTrue(page.contains("| " + Limits.number(limit) + " |"), "no limit of " + Limits.number(limit));
        }
        assertTrue(page.contains("| " + Limits.mebibytes(Limits.LINE) + " |"));
        assertTrue(page.contains("| " + Limits.mebibytes(Limits.TEXT) + " |"));
    }
}
