package sudosat.cdcl;

import java.util.Arrays;

/**
 * Which literals are true, in which order they became so, at which decision and why.
 *
 * <p>A reason is {@link ClauseArena#NONE}, a clause, or, if negative, the complement {@code ~cause} of the literal that
 * implied this one by a binary clause.
 */
final class Assignment {
    /** For each literal 1 if it is true, -1 if it is false, 0 if it is open. */
    byte[] values = {};
    /** For each variable. */
    int[] levels = {};

    int[] reasons = {};
    /** The true literals, oldest first. */
    int[] trail = {};

    int size;
    /** Literals before it have been propagated. */
    int propagated;
    /** For each level the size of the trail before its decision. */
    private int[] starts = {};

    private int level;

    void reserve(int variables) {
        values = Arrays.copyOf(values, 2 * variables + 2);
        levels = Arrays.copyOf(levels, variables + 1);
        reasons = Arrays.copyOf(reasons, variables + 1);
        trail = Arrays.copyOf(trail, variables);
    }

    int level() {
        return level;
    }

    /** The size of the trail before the decision of a level. */
    int start(int ofLevel) {
        return starts[ofLevel - 1];
    }

    /** The size of the trail of root literals. */
    int rootSize() {
        return level == 0 ? size : starts[0];
    }

    boolean isTrueAtRoot(int literal) {
        return values[literal] > 0 && levels[literal >> 1] == 0;
    }

    void newLevel() {
        if (level == starts.length) {
            starts = Arrays.copyOf(starts, Math.max(16, 2 * level));
        }
        starts[level++] = size;
    }

    void assign(int literal, int reason) {
        values[literal] = 1;
        values[literal ^ 1] = -1;
        levels[literal >> 1] = level;
        reasons[literal >> 1] = reason;
        trail[size++] = literal;
    }

    /** Whether the clause is the reason of its first literal. */
    boolean isReason(int clause, ClauseArena arena) {
        int implied = arena.words[clause + ClauseArena.HEADER];
        return values[implied] > 0 && reasons[implied >> 1] == clause;
    }

    /** Opens everything above a level; the caller has read from the trail what it wants to keep. */
    void backtrack(int toLevel) {
        int start = starts[toLevel];
        for (int i = start; i < size; i++) {
            values[trail[i]] = 0;
            values[trail[i] ^ 1] = 0;
        }
        size = start;
        propagated = start;
        level = toLevel;
    }
}
