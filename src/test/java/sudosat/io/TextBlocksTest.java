package sudosat.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TextBlocksTest {
    @TempDir
    private Path folder;

    /** Standard input that comes in these parts. */
    private static TextBlocks blocks(String... parts) {
        List<InputStream> streams = new ArrayList<>();
        for (String part : parts) {
            streams.add(new ByteArrayInputStream(part.getBytes(StandardCharsets.ISO_8859_1)));
        }
        return Input.of("-", new SequenceInputStream(Collections.enumeration(streams)))
                .blocks();
    }

    private static List<String> all(TextBlocks blocks) {
        return Stream.generate(blocks::next)
                .takeWhile(block -> !block.text().isEmpty())
                .map(TextBlocks.Block::text)
                .toList();
    }

    @Test
    void linesComeWholeAndAsSoonAsTheyAreThere() {
        assertEquals(List.of("one\n", "two\nthree\n", "four"), all(blocks("one\ntw", "o\nthree\nfo", "ur")));
        assertEquals(List.of(), all(blocks("")));
        assertEquals(List.of("\n"), all(blocks("\n")));
    }

    @Test
    void closesItsStreamAtTheEnd() {
        List<String> closed = new ArrayList<>();
        InputStream in = new ByteArrayInputStream("one\n".getBytes(StandardCharsets.UTF_8)) {
            @Override
            public void close() {
                closed.add("closed");
            }
        };
        TextBlocks blocks = Input.of("-", in).blocks();
        assertEquals("one\n", blocks.next().text());
        assertEquals(List.of(), closed);
        assertEquals("", blocks.next().text());
        assertEquals(List.of("closed"), closed);
    }

    @Test
    void whatIsPeekedAtStays() {
        TextBlocks blocks = blocks("one\ntw", "o\n", "three");
        assertEquals("one\n", blocks.peek());
        assertEquals("one\n", blocks.next().text());
        assertEquals("two\nthree", blocks.peekAll());
        assertEquals("two\nthree", blocks.next().text());
        assertEquals("", blocks.peekAll());
    }

    @Test
    void blocksKnowTheirFirstLine() {
        TextBlocks blocks = blocks("1\r\n2\r3\n", "4\n\n", "6");
        assertEquals(
                List.of(1, 4, 6),
                Stream.generate(blocks::next)
                        .limit(3)
                        .map(TextBlocks.Block::firstLine)
                        .toList());
    }

    @Test
    void aLineMayBeLongerThanAnyBuffer() {
        String line = "x".repeat(300_000);
        assertEquals(
                List.of(line + "\n", "y\n"),
                all(blocks(line.substring(0, 70_000), line.substring(70_000) + "\n", "y\n")));
    }

    @Test
    void charactersOfSeveralBytesMayBeSplitAndTheMarkIsDropped() {
        assertEquals(
                List.of("\u00e9\u20ac\n", "x\ufffd\n"),
                all(blocks("\u00ef\u00bb\u00bf\u00c3", "\u00a9\u00e2\u0082", "\u00ac\n", "x\u00ef\u00bf\u00bd\n")));
    }

    @Test
    void binaryDataIsNamedWithItsPlaceInTheWhole() {
        assertEquals(
                "<stdin>:3:3: found binary data (byte 0xff), expected text in UTF-8",
                trouble(blocks("line one\n", "two\nab\u00ff\n")));
        assertEquals(
                "<stdin>:3:1: found binary data (byte 0x00), expected text in UTF-8",
                trouble(blocks("line one\n", "\n\0")));
        assertEquals(
                "<stdin>:3:3: found binary data (byte 0x00), expected text in UTF-8",
                trouble(blocks("one\rtwo\rab\0b\r")));
        assertEquals(
                "<stdin>:1:4: found binary data (byte 0x00), expected text in UTF-8",
                trouble(blocks("\u00ef\u00bb\u00bfa\u00f0\u009f\u0098\u0080b\0")));
    }

    private static String trouble(TextBlocks blocks) {
        return assertThrows(UserError.class, () -> all(blocks)).getMessage();
    }

    @Test
    void linesAboveTroubleComeFirstUnlessAllIsWanted() {
        for (String wrong : List.of("ab\0\ncd\n", "ab\u00ff\ncd\n")) {
            TextBlocks blocks = blocks("one\ntwo\n" + wrong);
            assertEquals("one\ntwo\n", blocks.next().text());
            assertThrows(UserError.class, blocks::next);
            assertThrows(UserError.class, blocks::next, "it does not go away");
            assertThrows(UserError.class, () -> blocks("one\ntwo\n" + wrong).peekAll());
        }
    }

    @Test
    void moreCanBePeekedAt() {
        TextBlocks blocks = blocks("# line one\n", "tw", "o\n", "3");
        assertEquals("# line one\n", blocks.peek());
        assertEquals("# line one\ntwo\n", blocks.peekMore());
        assertEquals("# line one\ntwo\n3", blocks.peekMore());
        assertEquals("# line one\ntwo\n3", blocks.peekMore());
        assertTrue(blocks.hasEnded());
        assertEquals("# line one\ntwo\n3", blocks.next().text());
    }

    @Test
    void theSizeIsKnownOfPlainFilesOnly() throws Exception {
        Path file = Files.writeString(folder.resolve("f"), "12345\n");
        assertEquals(6, Input.file(file).blocks().size());
        assertEquals(0, blocks("12345\n").size());
        assertTrue(new ProcessBuilder("gzip", "-k", file.toString()).start().waitFor() == 0);
        assertEquals(0, Input.file(folder.resolve("f.gz")).blocks().size());
    }
}
