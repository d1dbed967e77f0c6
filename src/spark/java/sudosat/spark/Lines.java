package sudosat.spark;

import java.nio.charset.StandardCharsets;

/** Looks at lines as bytes, no closer than it takes to count puzzles. */
final class Lines {
    /** Begins every puzzle of a batch in formats with several lines per puzzle. */
    static final String MARK = "#puzzle";

    private Lines() {}

    /** What a line is in a file with one puzzle per line. */
    enum Kind {
        PUZZLE,
        /** It may state a rule for the puzzles below. */
        RULE,
        /** It is blank or a comment. */
        OTHER
    }

    /** The kind of the line that begins at a position. */
    static Kind kind(byte[] text, int start, int end) {
        int at = start;
        while (at < end && (text[at] == ' ' || text[at] == '\t')) {
            at++;
        }
        if (at == end || text[at] == '\n' || text[at] == '\r') {
            return Kind.OTHER;
        } else if (text[at] != '#') {
            return Kind.PUZZLE;
        }
        return at + 1 < end && text[at + 1] > ' ' ? Kind.RULE : Kind.OTHER;
    }

    /** Where the line after the one of this position begins. */
    static int next(byte[] text, int start) {
        int at = start;
        while (at < text.length && text[at] != '\n') {
            at++;
        }
        return Math.min(at + 1, text.length);
    }

    /** How many lines end in the text. */
    static int count(byte[] text) {
        int count = 0;
        for (byte letter : text) {
            count += letter == '\n' ? 1 : 0;
        }
        return count;
    }

    /** Whether a text begins with the mark of a puzzle. */
    static boolean isMarked(byte[] text) {
        return new String(text, 0, Math.min(text.length, MARK.length()), StandardCharsets.US_ASCII).equals(MARK);
    }
}
