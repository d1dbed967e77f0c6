package sudosat.cdcl;

import sudosat.work.Deadline;

/** When to give up. */
final class SearchLimits {
    /** A look at the clock takes 25 ns, a step of the search rarely less than 1 µs. */
    private static final int STEPS_PER_LOOK = 64;

    private static final int CLAUSES_PER_LOOK = 1 << 12;

    private Deadline deadline = Deadline.NONE;
    private long mostConflicts;
    private int steps;
    private boolean isLoading;
    private volatile boolean isStopped;

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
        steps = 0;
        isStopped = false;
    }

    void stop() {
        isStopped = true;
    }

    boolean isStopped() {
        return isStopped;
    }

    boolean isOver(long conflicts) {
        return conflicts >= mostConflicts
                || ++steps % STEPS_PER_LOOK == 0
                        && (isStopped || Thread.currentThread().isInterrupted() || deadline.isOver());
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
        if (isLoading
                && clauses % CLAUSES_PER_LOOK == 0
                && (deadline.isOver() || Thread.currentThread().isInterrupted())) {
            throw new Reached();
        }
    }

    boolean isLate() {
        return deadline.isOver();
    }
}
