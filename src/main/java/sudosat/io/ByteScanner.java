package sudosat.io;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * The bytes of a text one by one, with lines and columns for messages. A token is marked at its first byte; the end of
 * the buffer is kept on refilling, so that the token can be shown from there on.
 */
public final class ByteScanner {
    public static final int END = -1;
    public static final int ESCAPE = 0x1b;
    private static final int SIZE = 1 << 16;
    private static final int LONGEST_TOKEN = 1 << 12;

    private final InputStream in;
    private final byte[] bytes = new byte[SIZE];
    private int at;
    private int end;
    private boolean ended;
    /**
     * The number of bytes before the buffer, and the places of the line and of the token, counted from the first byte
     * of all.
     */
    private long before;

    private long line = 1;
    private long lineStart;
    private long tokenStart;

    public ByteScanner(InputStream in) {
        this.in = in;
    }

    /** The next byte, or {@link #END}. */
    public int peek() throws IOException {
        return at < end || fill() ? bytes[at] & 0xff : END;
    }

    /** Passes the byte that was peeked at, which is no line feed. */
    public void skip() {
        at++;
    }

    /** Passes the line feed that was peeked at. */
    public void skipLineFeed() {
        at++;
        line++;
        lineStart = before + at;
    }

    /** Passes blanks, and colors, which count as such; gives the byte after them. */
    public int skipBlanks() throws IOException {
        int next = peek();
        while (isBlank(next) || next == ESCAPE) {
            skip();
            next = next == ESCAPE ? skipEscapeSequence() : peek();
        }
        return next;
    }

    /** Passes blanks and line ends; gives the byte after them. */
    public int skipBlankLines() throws IOException {
        int next = skipBlanks();
        while (isLineEnd(next)) {
            if (next == '\n') {
                skipLineFeed();
            } else {
                skip();
            }
            next = skipBlanks();
        }
        return next;
    }

    /** The rest of an ANSI sequence: a bracket, parameters, and the letter that ends it. */
    private int skipEscapeSequence() throws IOException {
        int next = peek();
        while (next == '[' || next == ';' || next == '?' || isDigit(next)) {
            skip();
            next = peek();
        }
        if (Character.isLetter(next)) {
            skip();
        }
        return peek();
    }

    /** Passes everything up to the next line feed or carriage return, but not that. */
    public void skipToLineEnd() throws IOException {
        do {
            while (at < end && !isLineEnd(bytes[at])) {
                at++;
            }
        } while (at == end && fill());
    }

    /** Passes a number; gives it, or limit + 1 if it is above the limit, or -1 if the token is not a number. */
    public long number(long limit) throws IOException {
        long number = leadingNumber(limit);
        return number > limit || isTokenEnd(peek()) ? number : -1;
    }

    /** Passes the digits here, whatever follows; gives their number, or limit + 1 if it is above the limit, or -1. */
    public long leadingNumber(long limit) throws IOException {
        boolean hasDigits = isDigit(peek());
        long number = digits(limit);
        return hasDigits ? Math.min(number, limit + 1) : -1;
    }

    /** Ends early once the value is above the limit. */
    private long digits(long limit) throws IOException {
        long number = 0;
        do {
            while (at < end && isDigit(bytes[at]) && number <= limit) {
                number = number * 10 + (bytes[at++] - '0');
            }
        } while (at == end && fill());
        return number;
    }

    public void markToken() {
        tokenStart = before + at;
    }

    /** The marked token up to its end, or as much of it as a message can hold. */
    public String token() throws IOException {
        int next = peek();
        while (!isTokenEnd(next) && before + at - tokenStart < LONGEST_TOKEN) {
            skip();
            next = peek();
        }
        return fromToken();
    }

    /** The line from the marked token on, up to its line feed, or as much of it as a message can hold. */
    public String restOfLine() throws IOException {
        int next = peek();
        while (next != END && next != '\n' && before + at - tokenStart < LONGEST_TOKEN) {
            skip();
            next = peek();
        }
        return fromToken();
    }

    private String fromToken() {
        int start = (int) Math.max(0, tokenStart - before);
        return new String(bytes, start, at - start, StandardCharsets.UTF_8);
    }

    /** The line of the next byte, counted from 1. */
    public long line() {
        return line;
    }

    /** The column of the marked token, counted from 1. */
    public long column() {
        return tokenStart - lineStart + 1;
    }

    private boolean fill() throws IOException {
        if (ended) {
            return false;
        }
        int kept = (int) Math.min(LONGEST_TOKEN, Math.min(end, before + end - tokenStart));
        System.arraycopy(bytes, end - kept, bytes, 0, kept);
        before += end - kept;
        at = kept;
        end = kept;
        return read();
    }

    private boolean read() throws IOException {
        int length = 0;
        while (length == 0) {
            length = in.read(bytes, end, SIZE - end);
        }
        ended = length < 0;
        end += Math.max(0, length);
        return !ended;
    }

    public static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }

    public static boolean isBlank(int c) {
        return c == ' ' || c == '\t';
    }

    public static boolean isLineEnd(int c) {
        return c == '\n' || c == '\r';
    }

    /** Colors end a token as a blank does. */
    public static boolean isTokenEnd(int c) {
        return isBlank(c) || isLineEnd(c) || c == END || c == ESCAPE;
    }
}
