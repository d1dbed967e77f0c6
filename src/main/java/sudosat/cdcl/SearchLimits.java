package sudosat.cdcl;

import sudosat.work.Deadline;

/** When to give up. */
final class SearchLimits {
    /**
     * A look at the clock takes 25 ns, these literals 0.1 to 1 ms, the conflicts among them included. Steps of the
     * search would be no measure: some propagate one literal, others thousands.
     */
    static final int LITERALS_PER_LOOK = 1 << 10;

    private static final int CLAUSES_PER_LOOK = 1 << 12;

    private Deadline deadline = Deadline.NONE;
    private long mostConflicts;
    /** How many literals will have been propagated when it is time to look. */
    private long nextLook;

    private boolean isLoading;

    /** From now on adding clauses is limited, too. */
    void beginLoading(Deadline newDeadline) {
        deadline = newDeadline;
        isLoading = true;
    }

    void endLoading() {
        isLoading = false;
    }

    void begin(Deadline newDeadline, long newMostConflicts) {
        deadline = newDeadline;
        mostConflicts = newMostConflicts;
        nextLook = 0;
    }

    boolean isOver(long conflicts, long propagated) {
        if (conflicts >= mostConflicts) {
            return true;
        } else if (propagated < nextLook) {
            return false;
        }
        nextLook = propagated + LITERALS_PER_LOOK;
        return deadline.isOverOrInterrupted();
    }

    /** Ends the loading of clauses, from within a formula that feeds them. */
    static final class Reached extends RuntimeException {
        private static final long serialVersionUID = 1;

        Reached() {
            super(null, null, false, false);
        }
    }

    /** Looks at the clock now and then while clauses are added. */
    void requireTimeFor(long clauses) {
        if (isLoading && clauses % CLAUSES_PER_LOOK == 0 && deadline.isOverOrInterrupted()) {
            throw new Reached();
        }
    }

    boolean isLate() {
        return deadline.isOver();
    }
}
