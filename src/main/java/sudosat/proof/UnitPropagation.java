package sudosat.proof;

import java.util.Arrays;

/**
 * Unit propagation for checking: by two watched literals, and core clauses first, so that conflicts are found among
 * clauses that have to be checked anyway (Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014).
 */
final class UnitPropagation {
    private static final int[] EMPTY = {};

    private final int[] words;
    /** For each literal 1 if it is true, -1 if it is false, 0 if it is open. */
    final byte[] values;
    /** The true literals, oldest first, and for each variable its place there and the clause that implied it. */
    final int[] trail;

    final int[] positions;
    final int[] reasons;
    int size;
    private int coreHead;
    private int otherHead;
    /** Whether a clause, by number, is known to be needed. */
    private final boolean[] isCore;
    /** For each literal pairs of another literal and a clause to visit when it becomes false. */
    private final int[][] coreLists;

    private final int[] coreSizes;
    private final int[][] otherLists;
    private final int[] otherSizes;

    UnitPropagation(ClauseDatabase clauses) {
        this.words = clauses.words();
        int literals = 2 * clauses.variables() + 2;
        values = new byte[literals];
        trail = new int[literals / 2];
        positions = new int[literals / 2];
        reasons = new int[literals / 2];
        isCore = new boolean[clauses.count() + 1];
        coreLists = new int[literals][];
        otherLists = new int[literals][];
        Arrays.fill(coreLists, EMPTY);
        Arrays.fill(otherLists, EMPTY);
        coreSizes = new int[literals];
        otherSizes = new int[literals];
    }

    boolean isCore(int clause) {
        return isCore[words[clause]];
    }

    /** Moves a clause that takes part to those that are visited first. */
    void markCore(int clause) {
        if (isCore[words[clause]]) {
            return;
        }
        boolean isWatched = words[clause + 1] > 1;
        if (isWatched) {
            detach(clause);
        }
        isCore[words[clause]] = true;
        if (isWatched) {
            watchFirstTwo(clause);
        }
    }

    /** Assigns a literal that is open. */
    void assign(int literal, int reason) {
        values[literal] = 1;
        values[literal ^ 1] = -1;
        positions[literal >> 1] = size;
        reasons[literal >> 1] = reason;
        trail[size++] = literal;
    }

    boolean isReason(int clause) {
        for (int i = clause + 2; i < clause + 2 + words[clause + 1]; i++) {
            if (values[words[i]] > 0 && reasons[words[i] >> 1] == clause) {
                return true;
            }
        }
        return false;
    }

    /** Opens what the clause implied, and everything after. */
    void cutBefore(int clause) {
        for (int i = clause + 2; i < clause + 2 + words[clause + 1]; i++) {
            if (values[words[i]] > 0 && reasons[words[i] >> 1] == clause) {
                cut(positions[words[i] >> 1]);
            }
        }
    }

    /** Opens all literals but the first ones. */
    void cut(int kept) {
        while (size > kept) {
            int literal = trail[--size];
            values[literal] = 0;
            values[literal ^ 1] = 0;
        }
        coreHead = Math.min(coreHead, size);
        otherHead = Math.min(otherHead, size);
    }

    /** Has the next propagation visit everything again. */
    void rewind() {
        coreHead = 0;
        otherHead = 0;
    }

    /**
     * Has a clause of two or more literals take part: open and true literals are watched, else those that became false
     * last, so that it is right to open literals, last ones first.
     */
    void attach(int clause) {
        int length = words[clause + 1];
        for (int i = 0; i < 2; i++) {
            int best = i;
            for (int k = i + 1; k < length; k++) {
                if (isBetterWatch(words[clause + 2 + k], words[clause + 2 + best])) {
                    best = k;
                }
            }
            int literal = words[clause + 2 + i];
            words[clause + 2 + i] = words[clause + 2 + best];
            words[clause + 2 + best] = literal;
        }
        watchFirstTwo(clause);
    }

    private boolean isBetterWatch(int one, int other) {
        return values[other] < 0 && (values[one] >= 0 || positions[one >> 1] > positions[other >> 1]);
    }

    private void watchFirstTwo(int clause) {
        watch(words[clause + 2], words[clause + 3], clause);
        watch(words[clause + 3], words[clause + 2], clause);
    }

    private void watch(int literal, int blocker, int clause) {
        boolean core = isCore[words[clause]];
        int[][] lists = core ? coreLists : otherLists;
        int[] sizes = core ? coreSizes : otherSizes;
        int room = sizes[literal];
        if (room == lists[literal].length) {
            lists[literal] = Arrays.copyOf(lists[literal], Math.max(8, 2 * room));
        }
        lists[literal][room] = blocker;
        lists[literal][room + 1] = clause;
        sizes[literal] = room + 2;
    }

    /** Has a clause of two or more literals no longer take part. */
    void detach(int clause) {
        unwatch(words[clause + 2], clause);
        unwatch(words[clause + 3], clause);
    }

    private void unwatch(int literal, int clause) {
        boolean core = isCore[words[clause]];
        int[] list = (core ? coreLists : otherLists)[literal];
        int[] sizes = core ? coreSizes : otherSizes;
        int last = sizes[literal] - 2;
        int at = last;
        while (list[at + 1] != clause) {
            at -= 2;
        }
        list[at] = list[last];
        list[at + 1] = list[last + 1];
        sizes[literal] = last;
    }

    /** Returns a clause of two or more literals that is false, or 0. */
    int propagate() {
        while (true) {
            int conflict = 0;
            if (coreHead < size) {
                conflict = visit(trail[coreHead++] ^ 1, coreLists, coreSizes);
            } else if (otherHead < size) {
                conflict = visit(trail[otherHead++] ^ 1, otherLists, otherSizes);
            } else {
                return 0;
            }
            if (conflict != 0) {
                return conflict;
            }
        }
    }

    private int visit(int falsified, int[][] lists, int[] sizes) {
        int[] list = lists[falsified];
        int end = sizes[falsified];
        int kept = 0;
        int conflict = 0;
        int at = 0;
        visit:
        while (at < end) {
            int blocker = list[at];
            int clause = list[at + 1];
            at += 2;
            if (values[blocker] > 0) {
                list[kept] = blocker;
                list[kept + 1] = clause;
                kept += 2;
                continue;
            }
            int other = words[clause + 2] ^ words[clause + 3] ^ falsified;
            if (values[other] <= 0) {
                int last = clause + 2 + words[clause + 1];
                for (int i = clause + 4; i < last; i++) {
                    int literal = words[i];
                    if (values[literal] >= 0) {
                        words[clause + 2] = other;
                        words[clause + 3] = literal;
                        words[i] = falsified;
                        int room = sizes[literal];
                        if (room == lists[literal].length) {
                            lists[literal] = Arrays.copyOf(lists[literal], Math.max(8, 2 * room));
                        }
                        lists[literal][room] = other;
                        lists[literal][room + 1] = clause;
                        sizes[literal] = room + 2;
                        continue visit;
                    }
                }
            }
            list[kept] = other;
            list[kept + 1] = clause;
            kept += 2;
            if (values[other] < 0) {
                conflict = clause;
                break;
            } else if (values[other] == 0) {
                assign(other, clause);
            }
        }
        System.arraycopy(list, at, list, kept, end - at);
        sizes[falsified] = kept + end - at;
        return conflict;
    }
}
