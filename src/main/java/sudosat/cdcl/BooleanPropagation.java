package sudosat.cdcl;

import java.util.Arrays;

/**
 * Unit propagation, where a solver spends most of its time: no calls, no objects, fields in locals. Literals that
 * became true are visited in order; first their binary clauses, then the long clauses that watch their opposite (see
 * {@link WatchLists}).
 */
final class BooleanPropagation {
    private final Assignment assignment;
    private final ClauseArena clauses;
    private final WatchLists watches;
    /** The other literal of a binary clause that is false. */
    private int conflictLiteral;

    private long count;

    BooleanPropagation(Assignment assignment, ClauseArena clauses, WatchLists watches) {
        this.assignment = assignment;
        this.clauses = clauses;
        this.watches = watches;
    }

    /** Literals propagated so far. */
    long count() {
        return count;
    }

    /** After a conflict in a binary clause, named by the opposite of one of its literals: the other one. */
    int conflictLiteral() {
        return conflictLiteral;
    }

    /** Returns a clause that is false, coded as reasons are, or {@link ClauseArena#NONE}. */
    int propagate() {
        final byte[] values = assignment.values;
        final int[] trail = assignment.trail;
        final int[] levels = assignment.levels;
        final int[] reasons = assignment.reasons;
        final int[] arena = clauses.words;
        final int level = assignment.level();
        int size = assignment.size;
        int next = assignment.propagated;
        int start = next;
        int conflict = ClauseArena.NONE;
        while (conflict == ClauseArena.NONE && next < size) {
            int literal = trail[next++];
            int[] implied = watches.implied[literal];
            int count = watches.impliedSizes[literal];
            for (int i = 0; i < count; i++) {
                int other = implied[i];
                int value = values[other];
                if (value == 0) {
                    values[other] = 1;
                    values[other ^ 1] = -1;
                    levels[other >> 1] = level;
                    reasons[other >> 1] = ~literal;
                    trail[size++] = other;
                } else if (value < 0) {
                    conflict = ~literal;
                    conflictLiteral = other;
                    break;
                }
            }
            if (conflict != ClauseArena.NONE) {
                break;
            }
            int falsified = literal ^ 1;
            int[] list = watches.lists[falsified];
            int end = watches.sizes[falsified];
            int kept = 0;
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
                int first = arena[clause + 2] ^ arena[clause + 3] ^ falsified;
                int value = values[first];
                if (value > 0) {
                    list[kept] = first;
                    list[kept + 1] = clause;
                    kept += 2;
                    continue;
                }
                int last = clause + 2 + arena[clause];
                for (int k = clause + 4; k < last; k++) {
                    int other = arena[k];
                    if (values[other] >= 0) {
                        arena[clause + 2] = first;
                        arena[clause + 3] = other;
                        arena[k] = falsified;
                        int room = watches.sizes[other];
                        int[] others = watches.lists[other];
                        if (room == others.length) {
                            others = Arrays.copyOf(others, Math.max(8, 2 * room));
                            watches.lists[other] = others;
                        }
                        others[room] = first;
                        others[room + 1] = clause;
                        watches.sizes[other] = room + 2;
                        continue visit;
                    }
                }
                arena[clause + 2] = first;
                arena[clause + 3] = falsified;
                list[kept] = first;
                list[kept + 1] = clause;
                kept += 2;
                if (value < 0) {
                    conflict = clause;
                    System.arraycopy(list, at, list, kept, end - at);
                    kept += end - at;
                    break;
                }
                values[first] = 1;
                values[first ^ 1] = -1;
                levels[first >> 1] = level;
                reasons[first >> 1] = clause;
                trail[size++] = first;
            }
            watches.sizes[falsified] = kept;
        }
        count += next - start;
        assignment.size = size;
        assignment.propagated = next;
        return conflict;
    }
}
