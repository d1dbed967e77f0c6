package sudosat.cdcl;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/**
 * Writes clauses learned and deleted, in order, as a DRAT proof (Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014): one
 * per line, or as bytes, where a literal takes one to five of them.
 */
public final class DratWriter implements AutoCloseable {
    private static final int LONGEST_LITERAL = 12;

    private final OutputStream out;
    private final boolean isBinary;
    private final byte[] buffer = new byte[1 << 16];
    private int used;

    private DratWriter(OutputStream out, boolean isBinary) {
        this.out = out;
        this.isBinary = isBinary;
    }

    public static DratWriter text(OutputStream out) {
        return new DratWriter(out, false);
    }

    public static DratWriter binary(OutputStream out) {
        return new DratWriter(out, true);
    }

    void add(int[] literals, int from, int to) {
        if (isBinary) {
            put((byte) 'a');
        }
        clause(literals, from, to);
    }

    void delete(int[] literals, int from, int to) {
        put((byte) 'd');
        if (!isBinary) {
            put((byte) ' ');
        }
        clause(literals, from, to);
    }

    private void clause(int[] literals, int from, int to) {
        for (int i = from; i < to; i++) {
            if (used > buffer.length - LONGEST_LITERAL) {
                drain();
            }
            if (isBinary) {
                putNumber(literals[i]); // 2v and 2v + 1, as the format has it
            } else {
                putText(CdclSolver.external(literals[i]));
                put((byte) ' ');
            }
        }
        if (isBinary) {
            put((byte) 0);
        } else {
            put((byte) '0');
            put((byte) '\n');
        }
    }

    private void putNumber(int number) {
        int rest = number;
        while (rest > 127) {
            put((byte) (rest & 127 | 128));
            rest >>>= 7;
        }
        put((byte) rest);
    }

    private void putText(int literal) {
        byte[] digits = Integer.toString(literal).getBytes(StandardCharsets.US_ASCII);
        System.arraycopy(digits, 0, buffer, used, digits.length);
        used += digits.length;
    }

    private void put(byte value) {
        if (used == buffer.length) {
            drain();
        }
        buffer[used++] = value;
    }

    private void drain() {
        try {
            out.write(buffer, 0, used);
            used = 0;
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void close() throws IOException {
        try {
            drain();
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        } finally {
            out.close();
        }
    }
}
