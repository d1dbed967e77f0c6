package sudosat.io;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/**
 * ASCII text on its way to a stream. A failing stream comes out as {@link UncheckedIOException}, which clause sinks may
 * throw.
 */
public final class AsciiWriter {
    /** The size of a pipe on Linux; smaller and larger ones, and a direct buffer on a channel, measured no faster. */
    private static final int SIZE = 1 << 16;
    /** The longest text that is appended in one call: three packed pieces, or a number and what follows it. */
    private static final int ROOM = 3 * Long.BYTES;

    private final OutputStream out;
    private final byte[] bytes = new byte[SIZE];
    private final ByteBuffer view = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    private int used;

    public AsciiWriter(OutputStream out) {
        this.out = out;
    }

    /** Writes a whole text to a stream, which stays open. */
    public static void write(OutputStream out, Consumer<AsciiWriter> text) throws IOException {
        try {
            AsciiWriter writer = new AsciiWriter(out);
            text.accept(writer);
            writer.finish();
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        }
    }

    /** Up to eight characters in a long, the first in its lowest byte; packed text is appended with a single store. */
    public static long pack(String text) {
        long packed = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            packed = packed << Byte.SIZE | text.charAt(i);
        }
        return packed;
    }

    /** Appends three packed texts. */
    public void packed(long first, long second, long third) {
        makeRoom();
        append(first);
        append(second);
        append(third);
    }

    /** Appends a packed text. */
    public void packed(long text) {
        makeRoom();
        append(text);
    }

    /** Stores eight bytes, but moves on only by those in use. */
    private void append(long text) {
        view.putLong(used, text);
        used += Long.BYTES - Long.numberOfLeadingZeros(text) / Byte.SIZE;
    }

    public void number(int number) {
        makeRoom();
        if (number < 0) {
            bytes[used++] = '-';
        }
        digits(Math.abs((long) number));
    }

    private void digits(long number) {
        int end = used + 1;
        for (long rest = number / 10; rest != 0; rest /= 10) {
            end++;
        }
        int at = end;
        for (long rest = number; at > used; rest /= 10) {
            bytes[--at] = (byte) ('0' + rest % 10);
        }
        used = end;
    }

    public void text(String text) {
        for (byte character : text.getBytes(StandardCharsets.US_ASCII)) {
            character(character);
        }
    }

    public void character(int character) {
        makeRoom();
        bytes[used++] = (byte) character;
    }

    private void makeRoom() {
        if (used > SIZE - ROOM) {
            flush();
        }
    }

    /** Hands everything on, through the stream's own buffers too. */
    public void finish() throws IOException {
        flush();
        out.flush();
    }

    private void flush() {
        try {
            out.write(bytes, 0, used);
            used = 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
