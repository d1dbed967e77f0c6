package sudosat.cdcl;

import java.util.Arrays;

/**
 * All clauses of three and more literals, one after the other in one array: the number of literals, a word of flags,
 * the literals. A clause is named by its index, which is never 0. The first two literals are the watched ones; a
 * clause that is the reason of a literal has it in front.
 *
 * <p>One array instead of objects keeps clauses that are made together next to each other in memory (Eén and Sörensson,
 * "An Extensible SAT-solver", SAT 2003).
 */
final class ClauseArena {
    static final int NONE = 0;
    /** Where the literals of a clause begin. */
    static final int HEADER = 2;

    private static final int LEARNED = 1;
    private static final int DELETED = 2;
    private static final int USED_SHIFT = 2;
    private static final int USED_MASK = 3 << USED_SHIFT;
    private static final int LBD_SHIFT = 4;
    private static final int LARGEST_LBD = 1 << 24;
    private static final int FIRST = 1;
    /** As long as arrays can be in every virtual machine. */
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    int[] words = new int[1 << 10];
    int end = FIRST;
    private int limit = LONGEST;

    void limitWords(long most) {
        limit = (int) Math.min(most, LONGEST);
    }

    /** Whether another clause of this length may be added. */
    boolean hasRoomFor(int length) {
        return length + HEADER <= limit - end;
    }

    /** Adds a clause for which there is room. */
    int add(int[] literals, int length, boolean isLearned, int lbd) {
        int needed = length + HEADER;
        if (needed > words.length - end) {
            words = Arrays.copyOf(words, (int) Math.min(limit, Math.max(end + needed, words.length * 3L / 2)));
        }
        int clause = end;
        words[clause] = length;
        words[clause + 1] = Math.min(lbd, LARGEST_LBD) << LBD_SHIFT | (isLearned ? LEARNED : 0);
        System.arraycopy(literals, 0, words, clause + HEADER, length);
        end += needed;
        return clause;
    }

    int first() {
        return FIRST;
    }

    int next(int clause) {
        return clause + HEADER + words[clause];
    }

    boolean isLearned(int clause) {
        return (words[clause + 1] & LEARNED) != 0;
    }

    boolean isDeleted(int clause) {
        return (words[clause + 1] & DELETED) != 0;
    }

    void delete(int clause) {
        words[clause + 1] |= DELETED;
    }

    int lbd(int clause) {
        return words[clause + 1] >>> LBD_SHIFT;
    }

    void setLbd(int clause, int lbd) {
        words[clause + 1] = words[clause + 1] & (1 << LBD_SHIFT) - 1 | lbd << LBD_SHIFT;
    }

    /** For how many reductions the clause stays because it took part in a conflict. */
    int used(int clause) {
        return (words[clause + 1] & USED_MASK) >> USED_SHIFT;
    }

    void setUsed(int clause, int used) {
        words[clause + 1] = words[clause + 1] & ~USED_MASK | used << USED_SHIFT;
    }

    /** Closes the gaps that deleted clauses left, and has reasons and watches point to where clauses are now. */
    void collect(Assignment assignment, WatchLists watches) {
        int to = FIRST;
        for (int from = FIRST; from < end; ) {
            int length = words[from] + HEADER;
            if (!isDeleted(from)) {
                if (assignment.isReason(from, this)) {
                    assignment.reasons[words[from + HEADER] >> 1] = to;
                }
                System.arraycopy(words, from, words, to, length);
                to += length;
            }
            from += length;
        }
        end = to;
        watches.rebuild(this);
    }
}
