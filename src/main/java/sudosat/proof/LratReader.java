package sudosat.proof;

import java.io.IOException;
import java.io.InputStream;
import sudosat.io.ByteScanner;
import sudosat.io.UserError;

/**
 * Reads an LRAT proof step by step. As text a step is {@code 7 1 -2 0 3 4 0}, its number, literals and hints, or
 * {@code 7 d 3 4 0}, clauses to delete. A binary step begins with a or d; a deletion has no number.
 */
final class LratReader {
    private final ByteScanner text;
    private final BinaryNumbers binary;
    private final String source;

    /** Of the step read last: its literals, and its hints or the clauses that it deletes. */
    final IntList literals = new IntList();

    final IntList hints = new IntList();
    private int id;
    private boolean isDeletion;
    private String place = "";

    /** Reads from a stream that can go back to where it is. */
    LratReader(InputStream in, String source) throws IOException {
        in.mark(1);
        int first = in.read();
        in.reset();
        boolean isBinary = first == 'a' || first == 'd';
        this.binary = isBinary ? new BinaryNumbers(in, source) : null;
        this.text = isBinary ? null : new ByteScanner(in);
        this.source = source;
    }

    int id() {
        return id;
    }

    boolean isDeletion() {
        return isDeletion;
    }

    /** Where the step stands, as in {@code line 3}. */
    String place() {
        return place;
    }

    /** Reads a step; false at the end of the proof. */
    boolean next() throws IOException {
        return binary == null ? nextText() : nextBinary();
    }

    private boolean nextText() throws IOException {
        int next = text.skipBlankLines();
        while (next == 'c') {
            text.skipToLineEnd();
            next = text.skipBlankLines();
        }
        if (next == ByteScanner.END) {
            return false;
        }
        place = "line " + text.line();
        id = number(next);
        if (id <= 0) {
            throw UserError.at(
                    source, text.line(), text.column(), UserError.quote(text.token()), "a number of a step, 1 or more");
        }
        isDeletion = text.skipBlankLines() == 'd';
        if (isDeletion) {
            text.skip();
        } else {
            readNumbers(literals);
        }
        readNumbers(hints);
        return true;
    }

    private boolean nextBinary() throws IOException {
        place = "byte " + binary.at();
        int kind = binary.kind();
        isDeletion = kind == 'd';
        if (kind == 'a') {
            id = binary.number();
            if (id <= 0) {
                throw new UserError(source + ": " + place + ": found the step " + id + ", expected 1 or more");
            }
            readNumbers(literals);
        }
        if (kind != BinaryNumbers.END) {
            readNumbers(hints);
        }
        return kind != BinaryNumbers.END;
    }

    private void readNumbers(IntList list) throws IOException {
        list.size = 0;
        for (int number = number(); number != 0; number = number()) {
            list.add(number);
        }
    }

    private int number() throws IOException {
        return binary == null ? number(text.skipBlankLines()) : binary.number();
    }

    private int number(int next) throws IOException {
        text.markToken();
        return DratProof.number(text, next, source);
    }
}
