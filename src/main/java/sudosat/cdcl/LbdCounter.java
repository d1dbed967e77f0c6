package sudosat.cdcl;

import java.util.Arrays;

/**
 * Counts the decision levels among the literals of a clause, its literal block distance: the fewer, the more useful the
 * clause will be (Audemard and Simon, "Predicting Learnt Clauses Quality in Modern SAT Solvers", IJCAI 2009).
 */
final class LbdCounter {
    private final Assignment assignment;
    /** For each level when it was counted last. */
    private long[] stamps = {};

    private long now;

    LbdCounter(Assignment assignment) {
        this.assignment = assignment;
    }

    /** Makes room for levels, of which there are more than variables where an assumption is true already. */
    void reserve(int levels) {
        if (stamps.length <= levels) {
            stamps = Arrays.copyOf(stamps, Math.max(levels + 1, 2 * stamps.length));
        }
    }

    int count(int[] literals, int from, int to) {
        now++;
        int count = 0;
        for (int i = from; i < to; i++) {
            int level = assignment.levels[literals[i] >> 1];
            if (stamps[level] != now) {
                stamps[level] = now;
                count++;
            }
        }
        return count;
    }
}
