package sudosat.cnf;

/** A formula that can be told any number of times, always in the same order; it need not be held in memory. */
public interface Formula {
    /** The highest variable. */
    int variables();

    void feed(ClauseSink sink);

    /** The number of clauses, found by feeding them to a counter. */
    default long clauses() {
        ClauseCounter counter = new ClauseCounter();
        feed(counter);
        return counter.clauses();
    }

    /** This formula and another over the same variables. */
    default Formula and(Formula other) {
        Formula first = this;
        return new Formula() {
            @Override
            public int variables() {
                return Math.max(first.variables(), other.variables());
            }

            @Override
            public void feed(ClauseSink sink) {
                first.feed(sink);
                other.feed(sink);
            }

            @Override
            public long clauses() {
                return first.clauses() + other.clauses();
            }
        };
    }
}
