package sudosat.proof;

import java.io.IOException;
import java.io.InputStream;
import sudosat.io.UserError;

/**
 * The numbers of binary proofs: 2n for n and 2n + 1 for -n, seven bits to a byte, lowest ones first; the eighth says
 * that more follow. So a 0 is a byte 0, and no other number ends with one.
 */
final class BinaryNumbers {
    static final int END = -1;

    private final InputStream in;
    private final String source;
    private long at;

    BinaryNumbers(InputStream in, String source) {
        this.in = in;
        this.source = source;
    }

    /** The byte that begins a step, or {@link #END}. */
    int kind() throws IOException {
        int kind = in.read();
        if (kind == END) {
            return END;
        }
        if (kind != 'a' && kind != 'd') {
            throw error(at, "found " + kind + ", expected a step of a binary proof: a (97) or d (100)");
        }
        at++;
        return kind;
    }

    /** How many bytes were read. */
    long at() {
        return at;
    }

    int number() throws IOException {
        long number = 0;
        int part = 128;
        for (int shift = 0; (part & 128) != 0; shift += 7) {
            part = in.read();
            at++;
            if (part == END) {
                throw error(at, "found the end of the file, expected a number or 0");
            }
            number |= (long) (part & 127) << shift;
            if (number >> 1 > DratProof.HIGHEST_VARIABLE || shift > 35) {
                throw noNumber();
            }
        }
        if (number == 1) {
            throw noNumber();
        }
        return ClauseDatabase.external((int) number);
    }

    private UserError noNumber() {
        return error(at, "found a number that is too large or -0, expected a number or 0");
    }

    private UserError error(long place, String what) {
        return new UserError(source + ": byte " + place + ": " + what);
    }
}
