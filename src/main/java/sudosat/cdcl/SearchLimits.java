package sudosat.cdcl;

import sudosat.work.Deadline;

/** When to give up. */
final class SearchLimits {
    /** A look at the clock takes 25 ns, a step of the search rarely less than 1 µs. */
    private static final int STEPS_PER_LOOK = 64;

    private Deadline deadline = Deadline.NONE;
    private long mostConflicts;
    private int steps;
    private volatile boolean isStopped;

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

    boolean isLate() {
        return deadline.isOver();
    }
}
