package sudosat.cnf;

import java.util.Arrays;

/** Hands clauses on as ones that need hold only if a literal is true: every clause gets its opposite. */
public final class GuardedSink implements ClauseSink {
    private final ClauseSink sink;
    private final int opposite;
    private int[] longer = new int[16];

    public GuardedSink(int condition, ClauseSink sink) {
        this.sink = sink;
        this.opposite = -condition;
    }

    @Override
    public void clause(int literal) {
        sink.clause(opposite, literal);
    }

    @Override
    public void clause(int first, int second) {
        longer[0] = opposite;
        longer[1] = first;
        longer[2] = second;
        sink.clause(longer, 3);
    }

    @Override
    public void clause(int[] literals, int length) {
        if (length >= longer.length) {
            longer = Arrays.copyOf(longer, 2 * length);
        }
        longer[0] = opposite;
        System.arraycopy(literals, 0, longer, 1, length);
        sink.clause(longer, length + 1);
    }
}
