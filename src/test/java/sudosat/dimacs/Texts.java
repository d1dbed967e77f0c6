package sudosat.dimacs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import sudosat.cnf.ClauseList;
import sudosat.cnf.Formula;

/** Text in and out of streams, and formulas to write. */
final class Texts {
    private Texts() {}

    static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A stream that gives one byte at each read, as a slow pipe may. */
    static InputStream byteByByte(InputStream in) {
        return new FilterInputStream(in) {
            @Override
            public int read(byte[] bytes, int offset, int length) throws IOException {
                return super.read(bytes, offset, Math.min(1, length));
            }
        };
    }

    static String write(Formula formula, CnfComments header) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        DimacsWriter.write(formula, header, out);
        return out.toString(StandardCharsets.US_ASCII);
    }

    /** A stream that fails once it has taken so many bytes. */
    static OutputStream failingAfter(int bytes) {
        return new OutputStream() {
            private int taken;

            @Override
            public void write(int b) throws IOException {
                if (++taken > bytes) {
                    throw new IOException("broken pipe");
                }
            }
        };
    }

    /** Clauses of up to nine literals, the empty one among them. */
    static ClauseList randomFormula(Random random, int variables, int clauses) {
        ClauseList formula = new ClauseList().reserve(variables);
        for (int i = 0; i < clauses; i++) {
            int[] literals = random.ints(random.nextInt(10), 1, variables + 1)
                    .map(v -> random.nextBoolean() ? v : -v)
                    .toArray();
            formula.clause(literals, literals.length);
        }
        return formula;
    }
}
