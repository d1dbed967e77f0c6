package sudosat.cdcl;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import sudosat.io.AsciiWriter;

/**
 * Writes clauses learned and deleted, in order, as a DRAT proof (Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014): one
 * per line, or as bytes, where a literal takes one to five of them.
 */
public final class DratWriter implements AutoCloseable {
    private final OutputStream out;
    private final AsciiWriter buffer;
    private final boolean isBinary;

    private DratWriter(OutputStream out, boolean isBinary) {
        this.out = out;
        this.buffer = new AsciiWriter(out);
        this.isBinary = isBinary;
    }

    public static DratWriter text(OutputStream out) {
        return new DratWriter(out, false);
    }

    public static DratWriter binary(OutputStream out) {
        return new DratWriter(out, true);
    }

    void add(int[] literals, int from, int to) {
        buffer.text(isBinary ? "a" : "");
        clause(literals, from, to);
    }

    void delete(int[] literals, int from, int to) {
        buffer.text(isBinary ? "d" : "d ");
        clause(literals, from, to);
    }

    private void clause(int[] literals, int from, int to) {
        for (int i = from; i < to; i++) {
            if (isBinary) {
                bytes(literals[i]); // 2v and 2v + 1, as the format has it
            } else {
                buffer.number(CdclSolver.external(literals[i]));
                buffer.character(' ');
            }
        }
        buffer.text(isBinary ? "\0" : "0\n");
    }

    private void bytes(int literal) {
        int rest = literal;
        while (rest > 127) {
            buffer.character(rest & 127 | 128);
            rest >>>= 7;
        }
        buffer.character(rest);
    }

    @Override
    public void close() throws IOException {
        try {
            buffer.finish();
        } catch (UncheckedIOException failed) {
            throw failed.getCause();
        } finally {
            out.close();
        }
    }
}
