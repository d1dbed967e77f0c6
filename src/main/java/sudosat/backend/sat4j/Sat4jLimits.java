package sudosat.backend.sat4j;

import org.sat4j.minisat.core.ICDCL;
import org.sat4j.minisat.core.SearchParams;
import org.sat4j.minisat.core.SolverStats;
import org.sat4j.minisat.restarts.Glucose21Restarts;
import sudosat.work.Deadline;

/**
 * Glucose's restarts, and an eye on the limits of a search at each of its steps. SAT4J asks its restart strategy before
 * every decision and after every conflict, and in both places it can be told to stop; elsewhere, or from another
 * thread, a solver whose limit is in conflicts may fail, as {@code expireTimeout} takes away a counter that it is about
 * to use. So no watchdog is needed, and nothing per call.
 */
final class Sat4jLimits extends Glucose21Restarts {
    private static final long serialVersionUID = 1;
    /** A look at the clock takes 25 ns, a step of the search rarely less than 1 µs. */
    private static final int STEPS_PER_LOOK = 64;

    private final transient ICDCL<?> solver;
    private transient Deadline deadline = Deadline.NONE;
    private boolean initialized;
    private long conflictsLeft;
    private int steps;

    Sat4jLimits(ICDCL<?> solver) {
        this.solver = solver;
    }

    /** The limits of the search to come. */
    void set(Deadline deadline, long conflicts) {
        this.deadline = deadline;
        conflictsLeft = conflicts;
    }

    private boolean isOver() {
        boolean look = ++steps % STEPS_PER_LOOK == 0;
        return conflictsLeft <= 0 || look && deadline.isOverOrInterrupted();
    }

    @Override
    public boolean shouldRestart() {
        if (isOver()) {
            solver.expireTimeout();
            return true;
        }
        return super.shouldRestart();
    }

    @Override
    public void newConflict() {
        conflictsLeft--;
        super.newConflict();
        if (isOver()) {
            solver.expireTimeout();
        }
    }

    /**
     * Only once: it would forget the sum of all LBDs, but not the number of conflicts, and then restart all the time.
     */
    @Override
    public void init(SearchParams params, SolverStats stats) {
        if (!initialized) {
            super.init(params, stats);
            initialized = true;
        }
    }
}
