package sudosat.languages;

import java.io.IOException;
import java.io.InputStream;
import sudosat.cnf.OutputError;
import sudosat.io.ByteScanner;
import sudosat.io.UserError;

/** The words of a solver's output, line by line. Lines end at a line feed or a carriage return; colors are blanks. */
final class OutputWords {
    /** Enough for a model in one word of bits; what is longer is cut, so that memory is bounded. */
    private static final int LONGEST_WORD = 1 << 24;

    private final ByteScanner input;
    private final String source;
    private final StringBuilder word = new StringBuilder();
    private boolean begun;

    OutputWords(InputStream in, String source) {
        this.input = new ByteScanner(in);
        this.source = source;
    }

    /** Skips the rest of this line and goes to the next line that has a word; false if there is none. */
    boolean next() throws IOException {
        if (begun) {
            input.skipToLineEnd();
        }
        begun = true;
        return input.skipBlankLines() != ByteScanner.END;
    }

    /** The next word of the line; empty at its end. */
    String word() throws IOException {
        int next = input.skipBlanks();
        input.markToken();
        word.setLength(0);
        while (!ByteScanner.isTokenEnd(next)) {
            if (word.length() < LONGEST_WORD) {
                word.append((char) next);
            }
            input.skip();
            next = input.peek();
        }
        return word.toString();
    }

    /** The words that are left of the line, with single blanks between them. */
    String rest() throws IOException {
        StringBuilder text = new StringBuilder(word());
        for (String more = word(); !more.isEmpty() && text.length() < LONGEST_WORD; more = word()) {
            text.append(' ').append(more);
        }
        return text.toString();
    }

    /** Nothing follows: the last word may have been cut off. */
    boolean isAtEnd() throws IOException {
        return input.peek() == ByteScanner.END;
    }

    OutputError syntax(String found, String expected) {
        String quoted = found.isEmpty() ? "the end of the line" : UserError.quote(found);
        return OutputError.at(OutputError.Kind.SYNTAX, source, input, quoted, expected);
    }

    OutputError contradiction(String found, String expected) {
        return OutputError.at(OutputError.Kind.CONTRADICTION, source, input, found, expected);
    }
}
