package sudosat.backend.sat4j;

import org.sat4j.minisat.core.ICDCL;
import org.sat4j.minisat.core.RestartStrategy;
import org.sat4j.minisat.core.SearchParams;
import org.sat4j.minisat.core.SolverStats;
import org.sat4j.minisat.restarts.Glucose21Restarts;
import org.sat4j.specs.Constr;
import sudosat.work.Deadline;

/**
 * Glucose's restarts, and an eye on the limits of a search at each of its steps. SAT4J asks its restart strategy before
 * every decision and after every conflict, and in both places it can be told to stop; elsewhere, or from another
 * thread, a solver whose limit is in conflicts may fail, as {@code expireTimeout} takes away a counter that it is about
 * to use. So no watchdog is needed, and nothing per call.
 */
final class Sat4jLimits implements RestartStrategy {
    private static final long serialVersionUID = 1;
    /** A look at the clock takes 25 ns, a step of the search rarely less than 1 µs. */
    private static final int STEPS_PER_LOOK = 64;

    private final Glucose21Restarts restarts = new Glucose21Restarts();
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
        return conflictsLeft <= 0
                || look && (deadline.isOver() || Thread.currentThread().isInterrupted());
    }

    @Override
    public boolean shouldRestart() {
        if (isOver()) {
            solver.expireTimeout();
            return true;
        }
        return restarts.shouldRestart();
    }

    @Override
    public void newConflict() {
        conflictsLeft--;
        restarts.newConflict();
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
            restarts.init(params, stats);
            initialized = true;
        }
    }

    @Override
    public void reset() {
        restarts.reset();
    }

    @Override
    @SuppressWarnings("deprecation")
    public long nextRestartNumberOfConflict() {
        return restarts.nextRestartNumberOfConflict();
    }

    @Override
    public void onRestart() {
        restarts.onRestart();
    }

    @Override
    public void onBackjumpToRootLevel() {
        restarts.onBackjumpToRootLevel();
    }

    @Override
    public void newLearnedClause(Constr learned, int trailLevel) {
        restarts.newLearnedClause(learned, trailLevel);
    }
}
