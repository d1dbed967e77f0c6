package sudosat.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * A text that is read block by block, each of whole lines. It has to be UTF-8 without NUL characters; a byte-order mark
 * is dropped. If it is not, or cannot be read, the lines above the error come first.
 */
public final class TextBlocks {
    private static final int CHUNK = 1 << 16;
    private static final String MARK = "\uFEFF";

    private final String name;
    private final InputStream in;
    private final long size;
    private byte[] bytes = new byte[CHUNK];
    private int length;
    /** The end of the lines that are complete among the bytes. */
    private int complete;

    private boolean hasEnded;
    /** Why there is nothing behind those. */
    private Optional<UserError> trouble = Optional.empty();
    /** The line that the bytes begin in. */
    private int line;

    TextBlocks(String name, InputStream in, long size, int firstLine) {
        this.name = name;
        this.in = in;
        this.size = size;
        this.line = firstLine;
    }

    /** Some lines, and the number of the first, from 1. */
    public record Block(String text, int firstLine) {}

    /** What the text is called in messages. */
    public String name() {
        return name;
    }

    /** The number of its bytes if it is known in advance, else 0. */
    public long size() {
        return size;
    }

    /** The next block of lines; empty at the end. */
    public Block next() {
        String text = peek();
        Block block = new Block(text, line);
        line += lineBreaks(text);
        System.arraycopy(bytes, complete, bytes, 0, length - complete);
        length -= complete;
        complete = 0;
        return block;
    }

    /** The same, without moving on. */
    public String peek() {
        return peekBeyond(0);
    }

    /** The same, with more lines than the last time, unless those were all. */
    public String peekMore() {
        return peekBeyond(complete);
    }

    private String peekBeyond(int known) {
        while (complete == known && !hasEnded || complete < 2L * known && hasMore()) {
            read();
        }
        String text = text();
        if (text.isEmpty() && trouble.isPresent()) {
            throw trouble.get();
        }
        return text;
    }

    /**
     * Whether more can be read without waiting for it: looked at in ever larger pieces, a long text takes linear time.
     */
    private boolean hasMore() {
        try {
            return !hasEnded && in.available() > 0;
        } catch (IOException unreadable) {
            return false; // reading it will tell why
        }
    }

    /** All remaining lines, without moving on. */
    public String peekAll() {
        while (!hasEnded) {
            read();
        }
        String text = text();
        if (trouble.isPresent()) {
            throw trouble.get();
        }
        return text;
    }

    /** Whether the whole text has been seen. */
    public boolean hasEnded() {
        return hasEnded;
    }

    private void read() {
        if (length - complete > Limits.LINE) {
            endWith(UserError.at(
                    name,
                    lineAfter(complete),
                    0,
                    "a line of more than " + Limits.mebibytes(Limits.LINE),
                    "shorter lines"));
            return;
        } else if (length > Limits.TEXT) {
            endWith(UserError.at(
                    name,
                    0,
                    0,
                    "more than " + Limits.mebibytes(Limits.TEXT),
                    "a smaller text, or one puzzle per line"));
            return;
        } else if (length == bytes.length) {
            bytes = Arrays.copyOf(bytes, 2 * length);
        }
        try {
            int more = in.read(bytes, length, bytes.length - length);
            if (more < 0) {
                hasEnded = true;
                complete = length;
                in.close();
            } else {
                takeIn(more);
            }
        } catch (UserError damaged) {
            endWith(damaged);
        } catch (IOException e) {
            endWith(new UserError(name + ": cannot be read (" + Input.reason(e) + ")"));
        }
    }

    private int lineAfter(int end) {
        return line + lineBreaks(new String(bytes, 0, end, StandardCharsets.ISO_8859_1));
    }

    private void endWith(UserError error) {
        hasEnded = true;
        trouble = Optional.of(error);
    }

    /** An endless device is refused at its first NUL rather than read. */
    private void takeIn(int more) {
        String asBytes = new String(
                bytes,
                length,
                more,
                StandardCharsets.ISO_8859_1); // its searches are quicker than a loop, from the start
        int nul = asBytes.indexOf(0);
        int feed = asBytes.lastIndexOf('\n', nul < 0 ? more : nul);
        complete = feed < 0 ? complete : length + feed + 1;
        if (nul >= 0) {
            endWith(binary(length + nul));
        }
        length += more;
    }

    private String text() {
        String text = new String(bytes, 0, complete, StandardCharsets.UTF_8);
        if (text.indexOf('\uFFFD') >= 0) {
            text = validText(text);
        }
        return line == 1 && text.startsWith(MARK) ? text.substring(1) : text;
    }

    private String validText(String text) {
        ByteBuffer block = ByteBuffer.wrap(bytes, 0, complete);
        if (!StandardCharsets.UTF_8
                .newDecoder()
                .decode(block, CharBuffer.allocate(complete), true)
                .isError()) {
            return text;
        }
        endWith(binary(block.position()));
        complete = new String(bytes, 0, block.position(), StandardCharsets.ISO_8859_1).lastIndexOf('\n') + 1;
        return new String(bytes, 0, complete, StandardCharsets.UTF_8);
    }

    private UserError binary(int offset) {
        String before = new String(bytes, 0, offset, StandardCharsets.UTF_8);
        int lineStart = Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')) + 1;
        int column = before.codePointCount(lineStart, before.length()) + 1;
        boolean isAfterMark = line == 1 && lineStart == 0 && before.startsWith(MARK);
        String found = String.format("binary data (byte 0x%02x)", bytes[offset]);
        return UserError.at(name, line + lineBreaks(before), isAfterMark ? column - 1 : column, found, "text in UTF-8");
    }

    /** How many lines end in a text; a carriage return counts unless a line feed follows. */
    public static int lineBreaks(String text) {
        int breaks = 0;
        for (int feed = text.indexOf('\n'); feed >= 0; feed = text.indexOf('\n', feed + 1)) {
            breaks++;
        }
        for (int at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) {
            breaks += text.startsWith("\n", at + 1) ? 0 : 1;
        }
        return breaks;
    }
}
