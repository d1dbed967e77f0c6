package sudosat.cnf;

/** Counts clauses and forgets them. */
public final class ClauseCounter implements ClauseSink {
    private long clauses;

    public long clauses() {
        return clauses;
    }

    @Override
    public void clause(int literal) {
        clauses++;
    }

    @Override
    public void clause(int first, int second) {
        clauses++;
    }

    @Override
    public void clause(int[] literals, int length) {
        clauses++;
    }

    /** Counted without going through the pairs. */
    @Override
    public void atMostOne(int[] literals, int length) {
        clauses += (long) length * (length - 1) / 2;
    }
}
