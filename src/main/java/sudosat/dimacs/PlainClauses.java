package sudosat.dimacs;

import sudosat.cnf.ClauseSink;
import sudosat.io.AsciiWriter;

/**
 * Writes clauses digit by digit, whatever the size of their variables.
 *
 * @param mark what stands before each clause, such as a weight; may be empty
 */
public record PlainClauses(AsciiWriter buffer, String mark) implements ClauseSink {
    /** Most have no mark, and the largest formulas have millions of clauses. */
    @Override
    public void clause(int[] literals, int length) {
        if (!mark.isEmpty()) {
            buffer.text(mark);
        }
        for (int i = 0; i < length; i++) {
            buffer.number(literals[i]);
            buffer.character(' ');
        }
        buffer.character('0');
        buffer.character('\n');
    }
}
