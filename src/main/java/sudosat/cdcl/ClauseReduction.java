package sudosat.cdcl;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * Forgets learned clauses, which would slow propagation down. Those of at most two levels stay for good, those that
 * took part in a conflict lately stay for a while, a better one longer (the tiers of Oh, "Between SAT and UNSAT", SAT
 * 2015); of the others the three quarters of most levels and literals go. Clauses that are true for good go as well.
 */
final class ClauseReduction {
    static final int TIER_1 = 2;
    static final int TIER_2 = 6;
    private static final int INTERVAL = 300;
    private static final double DROPPED = 0.75;

    private final Assignment assignment;
    private final ClauseArena clauses;
    private final WatchLists watches;
    private long next = INTERVAL;
    private int rounds;
    private int knownRoot;
    private long[] candidates = new long[1 << 10];

    ClauseReduction(Assignment assignment, ClauseArena clauses, WatchLists watches) {
        this.assignment = assignment;
        this.clauses = clauses;
        this.watches = watches;
    }

    boolean isDue(long conflicts) {
        return conflicts >= next;
    }

    /**
     * Deletes clauses that are not worth keeping.
     *
     * @param deleting hears of clauses before they go
     */
    void reduce(long conflicts, IntConsumer deleting) {
        rounds++;
        next = conflicts + (long) INTERVAL * rounds;
        boolean hasNewRoots = assignment.rootSize() > knownRoot;
        knownRoot = assignment.rootSize();
        int count = 0;
        for (int clause = clauses.first(); clause < clauses.end; clause = clauses.next(clause)) {
            if (hasNewRoots && isTrueAtRoot(clause)) {
                delete(clause, deleting);
            } else if (clauses.isLearned(clause) && isCandidate(clause)) {
                candidates = count == candidates.length ? Arrays.copyOf(candidates, 2 * count) : candidates;
                candidates[count++] = key(clause);
            }
        }
        Arrays.sort(candidates, 0, count);
        for (int i = count - (int) (DROPPED * count); i < count; i++) {
            delete(Integer.MAX_VALUE - (int) candidates[i], deleting);
        }
        clauses.collect(assignment, watches);
    }

    private boolean isCandidate(int clause) {
        int used = clauses.used(clause);
        if (used > 0) {
            clauses.setUsed(clause, used - 1);
            return false;
        }
        return clauses.lbd(clause) > TIER_1 && !assignment.isReason(clause, clauses);
    }

    /** In the order in which clauses stay: few levels, few literals, young. */
    private long key(int clause) {
        int levels = Math.min(clauses.lbd(clause), 0x7fff);
        int length = Math.min(clauses.words[clause], 0xffff);
        return (long) (levels << 16 | length) << 32 | Integer.MAX_VALUE - clause;
    }

    /** A reason of a root literal may go: nobody asks for it. */
    private boolean isTrueAtRoot(int clause) {
        int end = clauses.next(clause);
        for (int i = clause + ClauseArena.HEADER; i < end; i++) {
            if (assignment.isTrueAtRoot(clauses.words[i])) {
                return true;
            }
        }
        return false;
    }

    private void delete(int clause, IntConsumer deleting) {
        deleting.accept(clause);
        clauses.delete(clause);
    }
}
