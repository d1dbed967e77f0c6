package sudosat.dimacs;

import sudosat.cnf.ClauseSink;
import sudosat.io.AsciiWriter;

/** Writes clauses digit by digit, whatever the size of their variables. */
public final class PlainClauses implements ClauseSink {
    private final AsciiWriter buffer;
    private final String mark;

    PlainClauses(AsciiWriter buffer) {
        this(buffer, "");
    }

    /**
     * A writer of clauses.
     *
     * @param mark what stands before each clause, such as a weight; may be empty
     */
    public PlainClauses(AsciiWriter buffer, String mark) {
        this.buffer = buffer;
        this.mark = mark;
    }

    @Override
    public void clause(int literal) {
        begin();
        put(literal);
        end();
    }

    @Override
    public void clause(int first, int second) {
        begin();
        put(first);
        put(second);
        end();
    }

    @Override
    public void clause(int[] literals, int length) {
        begin();
        for (int i = 0; i < length; i++) {
            put(literals[i]);
        }
        end();
    }

    /** Most have no mark, and the largest formulas have millions of clauses. */
    private void begin() {
        if (!mark.isEmpty()) {
            buffer.text(mark);
        }
    }

    private void put(int literal) {
        buffer.number(literal);
        buffer.character(' ');
    }

    private void end() {
        buffer.character('0');
        buffer.character('\n');
    }
}
