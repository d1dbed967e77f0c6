package sudosat.cdcl;

/**
 * When to begin again at the root: after 1, 1, 2, 1, 1, 2, 4… times a number of conflicts, the optimal sequence where
 * nothing is known (Luby, Sinclair and Zuckerman, "Optimal Speedup of Las Vegas Algorithms", 1993), in Knuth's
 * formulation, "reluctant doubling". The values kept in {@link Phases} bring the search back to where it was.
 */
final class Restarts {
    private static final int UNIT = 1_024;

    private long u = 1;
    private long v = 1;
    private long left = UNIT;

    void conflict() {
        left--;
    }

    boolean isDue() {
        return left <= 0;
    }

    void restarted() {
        if ((u & -u) == v) {
            u++;
            v = 1;
        } else {
            v *= 2;
        }
        left = v * UNIT;
    }
}
