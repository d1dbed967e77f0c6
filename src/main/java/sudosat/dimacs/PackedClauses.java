package sudosat.dimacs;

import sudosat.cnf.ClauseSink;
import sudosat.io.AsciiWriter;

/**
 * Writes clauses over variables of up to six digits, whose literals with their blank fit into a long: {@code "-123456
 * "}. Each literal is turned into text once and then costs one store. Big formulas are mostly pairs; those of a group
 * are written from a row of such texts.
 */
final class PackedClauses implements ClauseSink {
    private static final int HIGHEST_VARIABLE = 999_999;
    private static final long END = AsciiWriter.pack("0\n");

    private final AsciiWriter buffer;
    private final int variables;
    /**
     * The text of a literal at {@code variables + literal}, 0 until it is first needed: small formulas should not pay
     * for all.
     */
    private final long[] texts;

    private long[] group = new long[0];

    PackedClauses(AsciiWriter buffer, int variables) {
        this.buffer = buffer;
        this.variables = variables;
        this.texts = new long[2 * variables + 1];
    }

    static boolean canWrite(int variables) {
        return variables <= HIGHEST_VARIABLE;
    }

    @Override
    public void clause(int literal) {
        buffer.packed(text(literal));
        buffer.packed(END);
    }

    @Override
    public void clause(int first, int second) {
        buffer.packed(text(first), text(second), END);
    }

    @Override
    public void clause(int[] literals, int length) {
        for (int i = 0; i < length; i++) {
            buffer.packed(text(literals[i]));
        }
        buffer.packed(END);
    }

    @Override
    public void atMostOne(int[] literals, int length) {
        lookUpNegated(literals, length);
        for (int i = 0; i < length; i++) {
            putPairs(group[i], i + 1, length);
        }
    }

    private void putPairs(long first, int from, int to) {
        long[] seconds = group;
        for (int i = from; i < to; i++) {
            buffer.packed(first, seconds[i], END);
        }
    }

    private void lookUpNegated(int[] literals, int length) {
        if (group.length < length) {
            group = new long[length];
        }
        for (int i = 0; i < length; i++) {
            group[i] = text(-literals[i]);
        }
    }

    private long text(int literal) {
        long text = texts[variables + literal];
        return text != 0 ? text : makeText(literal);
    }

    private long makeText(int literal) {
        long text = ' ';
        int rest = Math.abs(literal);
        do { // digit by digit, as a string for each would take most of the time of a small formula
            text = text << Byte.SIZE | '0' + rest % 10;
            rest /= 10;
        } while (rest != 0);
        return texts[variables + literal] = literal < 0 ? text << Byte.SIZE | '-' : text;
    }
}
