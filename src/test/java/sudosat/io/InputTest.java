package sudosat.io;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.XZOutputStream;

class InputTest {
    @TempDir
    Path folder;

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    private static byte[] xz(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new XZOutputStream(packed, new LZMA2Options(0))) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    private static byte[] concatenate(byte[] first, byte[] second) {
        byte[] both = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, both, first.length, second.length);
        return both;
    }

    private static Input standard(byte[] bytes) {
        return Input.of("-", new ByteArrayInputStream(bytes));
    }

    private static String messageOf(Input input) {
        return assertThrows(UserError.class, input::text).getMessage();
    }

    @ParameterizedTest
    @CsvSource({
        "425a6839314159265359, bzip2, bzip2 -dc",
        "5d00008000ffffffff, lzma, xz -dc --format=lzma",
        "28b52ffd04580100, zstd, zstd -dc",
        "1f9d9031580a, compress, gzip -dc",
        "504b030414000000, zip, unzip -p",
        "377abcaf271c0004, 7z, 7z x -so"
    })
    void namesPackingsThatItDoesNotUnpack(String hex, String kind, String command) {
        assertEquals(
                "<stdin>: found " + kind + " data, expected text, gzip or xz; to unpack it: " + command,
                messageOf(standard(new BigInteger("1" + hex, 16).toByteArray(), 1)));
    }

    private static Input standard(byte[] bytes, int from) {
        return standard(Arrays.copyOfRange(bytes, from, bytes.length));
    }

    @Test
    void noArgumentAndDashAreStandardInput() {
        InputStream in = new ByteArrayInputStream(bytes("1,2"));
        assertEquals("1,2", Input.of(null, in).text());
        assertEquals("<stdin>", Input.of("-", in).name());
    }

    @Test
    void readsFileAndNamesItAsGiven() throws IOException {
        Path file = Files.writeString(folder.resolve("pair.csv"), "1,2\n");
        assertEquals("1,2\n", Input.file(file).text());
        assertArrayEquals(
                bytes("1,2\n"),
                Input.of(file.toString(), InputStream.nullInputStream()).readAll());
        assertEquals(file.toString(), Input.file(file).name());
    }

    @Test
    void unpacksByMagicBytesWhateverTheName() throws IOException {
        assertEquals(
                "1,2\n",
                Input.file(Files.write(folder.resolve("a.csv"), gzip(bytes("1,2\n"))))
                        .text());
        assertEquals(
                "1,2\n",
                Input.file(Files.write(folder.resolve("b.gz"), xz(bytes("1,2\n"))))
                        .text());
        assertEquals(
                "1,2\n",
                Input.file(Files.write(folder.resolve("c.xz"), bytes("1,2\n"))).text());
    }

    @Test
    void unpacksConcatenatedMembers() throws IOException {
        assertEquals(
                "1,2\n3,4\n",
                standard(concatenate(gzip(bytes("1,2\n")), gzip(bytes("3,4\n"))))
                        .text());
        assertEquals(
                "1,2\n3,4\n",
                standard(concatenate(xz(bytes("1,2\n")), xz(bytes("3,4\n")))).text());
    }

    @Test
    void unpacksConcatenatedGzipFromPipeThatGivesOneByteAtATime() throws IOException {
        InputStream slow = new ByteArrayInputStream(concatenate(gzip(bytes("1,2\n")), gzip(bytes("3,4\n")))) {
            @Override
            public synchronized int read(byte[] b, int offset, int length) {
                return super.read(b, offset, Math.min(length, 1));
            }

            @Override
            public synchronized int available() {
                return 0;
            }
        };
        assertEquals("1,2\n3,4\n", Input.of("-", slow).text());
    }

    @Test
    void dropsByteOrderMarkAndKeepsOtherCharacters() {
        assertEquals("é,\uD83D\uDE00", standard(bytes("\uFEFFé,\uD83D\uDE00")).text());
        assertEquals("\uFFFD", standard(bytes("\uFFFD")).text());
        assertEquals("", standard(new byte[0]).text());
    }

    @Test
    void rejectsBinaryDataNamingLineAndColumn() {
        assertEquals(
                "<stdin>:2:3: found binary data (byte 0x00), expected text in UTF-8",
                messageOf(standard(bytes("1,2\n3,\0"))));
        assertEquals(
                "<stdin>:2:2: found binary data (byte 0xe9), expected text in UTF-8",
                messageOf(standard("1,2\n4\u00e9,4".getBytes(StandardCharsets.ISO_8859_1))));
        assertEquals(
                "<stdin>:1:2: found binary data (byte 0xc3), expected text in UTF-8",
                messageOf(standard(new byte[] {'1', (byte) 0xc3})));
    }

    @Test
    void rejectsEndlessBinaryInputAtOnce() {
        InputStream zeros = new InputStream() {
            @Override
            public int read() {
                return 0;
            }
        };
        assertTrue(messageOf(Input.of("-", zeros)).startsWith("<stdin>:1:1: found binary data"));
    }

    @Test
    void namesWhatIsWrongWithThePath() {
        assertEquals(folder.resolve("pair.csv") + ": no such file", messageOf(Input.file(folder.resolve("pair.csv"))));
        assertEquals(folder + ": is a directory, expected a file", messageOf(Input.file(folder)));
        InputStream in = InputStream.nullInputStream();
        assertEquals(
                "'' is not a valid file name",
                assertThrows(UserError.class, () -> Input.of("", in)).getMessage());
        assertEquals(
                "'a\\x00b' is not a valid file name",
                assertThrows(UserError.class, () -> Input.of("a\0b", in)).getMessage());
    }

    @Test
    void rejectsUnreadableFile() throws IOException {
        Path file = Files.writeString(folder.resolve("secret.csv"), "1");
        Assumptions.assumeTrue(
                file.toFile().setReadable(false) && !Files.isReadable(file), "this user may read every file");
        assertEquals(file + ": no permission to read it", messageOf(Input.file(file)));
    }

    @Test
    void rejectsPathThroughFile() throws IOException {
        Path file = Files.writeString(folder.resolve("pair.csv"), "1");
        assertEquals(file + "/x: no such file", messageOf(Input.file(file.resolve("x"))));
    }

    @Test
    void rejectsDamagedArchives() throws IOException {
        byte[] gzip = gzip(bytes("1,2,3,4\n".repeat(100)));
        byte[] xz = xz(bytes("1,2,3,4\n".repeat(100)));
        assertEquals(
                "<stdin>: damaged gzip data (it ends too early)",
                messageOf(standard(Arrays.copyOf(gzip, gzip.length - 9))));
        assertEquals("<stdin>: damaged gzip data (it ends too early)", messageOf(standard(Arrays.copyOf(gzip, 2))));
        assertEquals(
                "<stdin>: damaged xz data (it ends too early)", messageOf(standard(Arrays.copyOf(xz, xz.length - 9))));
        xz[xz.length / 2] ^= 1;
        gzip[gzip.length / 2] ^= 1;
        assertTrue(messageOf(standard(gzip)).startsWith("<stdin>: damaged gzip data ("));
        assertTrue(messageOf(standard(xz)).startsWith("<stdin>: damaged xz data ("));
    }
}
