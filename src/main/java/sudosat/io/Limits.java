package sudosat.io;

import java.util.Locale;

/**
 * How large an input may be. What is larger is a mistake or an attack, and is refused while it is read, with the limit
 * in the message; {@code docs/reference/limits.md} lists them. CNF, solver output and the line format are
 * read piece by piece and may have any length.
 */
public final class Limits {
    /** Rows, columns and values of a grid. */
    public static final int SIZE = 256;
    /** Grids of a tuple. */
    public static final int GRIDS = 1000;
    /** Cells of all grids of a puzzle; with {@link #SIZE} values each they have less than 2^31 variables. */
    public static final int CELLS = 1_000_000;
    /** Rules of a puzzle. */
    public static final int RULES = 50_000;
    /** Bytes of a line of a puzzle. */
    public static final int LINE = 4 << 20;
    /** Bytes of a text that is read as a whole, unpacked. */
    public static final int TEXT = 64 << 20;
    /** Lines of such a text that are not blank. */
    public static final int LINES = 5_000_000;
    /** How often its own size a packed input may unpack to, once that is more than {@link #TEXT}. */
    public static final int RATIO = 300;
    /** How deep lists and objects of JSON and YAML may be nested. */
    public static final int DEPTH = 50;
    /** Characters of a foreign text in a message. */
    public static final int QUOTE = 40;

    private Limits() {}

    /** A limit as messages write it, with commas: {@code 1,000,000}. */
    public static String number(int limit) {
        return String.format(Locale.ROOT, "%,d", limit);
    }

    /** A limit of bytes as messages write it: {@code 64 MiB}. */
    public static String mebibytes(int limit) {
        return (limit >> 20) + " MiB";
    }
}
