package sudosat.cdcl;

import java.util.Arrays;

/**
 * Drops from a learned clause every literal that follows from the others: its reason, the reasons of that, and so on,
 * end in literals of the clause (Sörensson and Biere, "Minimizing Learned Clauses", SAT 2009). What was found out about
 * a variable holds for the whole clause. A stack of our own stands in for recursion, which could be as deep as the
 * trail.
 */
final class ClauseMinimization {
    private static final byte REDUNDANT = 1;
    private static final byte NEEDED = 2;

    private final Assignment assignment;
    private final ClauseArena clauses;
    private byte[] verdicts = {};
    private int[] judged = {};
    private int judgedCount;
    /** Pairs of a literal that is being judged and the position in its reason. */
    private int[] stack = {};

    ClauseMinimization(Assignment assignment, ClauseArena clauses) {
        this.assignment = assignment;
        this.clauses = clauses;
    }

    void reserve(int variables) {
        verdicts = Arrays.copyOf(verdicts, variables + 1);
        judged = Arrays.copyOf(judged, variables + 1);
        stack = Arrays.copyOf(stack, 2 * variables + 2);
    }

    /**
     * Drops literals, never the first one.
     *
     * @param isIn for each variable whether the clause has it or a literal that was resolved away on the last level
     * @return the length that is left
     */
    int minimize(int[] clause, int length, boolean[] isIn) {
        long levels = 0;
        for (int i = 1; i < length; i++) {
            levels |= abstractLevel(clause[i]);
        }
        int kept = 1;
        for (int i = 1; i < length; i++) {
            if (!isRedundant(clause[i], levels, isIn)) {
                clause[kept++] = clause[i];
            }
        }
        for (int i = 0; i < judgedCount; i++) {
            verdicts[judged[i]] = 0;
        }
        judgedCount = 0;
        return kept;
    }

    /** One of 64 bits: a literal whose bit no literal of the clause has cannot follow from them. */
    private long abstractLevel(int literal) {
        return 1L << (assignment.levels[literal >> 1] & 63);
    }

    private boolean isRedundant(int root, long levels, boolean[] isIn) {
        if (assignment.reasons[root >> 1] == ClauseArena.NONE) {
            return false;
        }
        int depth = 0;
        stack[0] = root;
        stack[1] = 0;
        while (true) {
            int reason = assignment.reasons[stack[2 * depth] >> 1];
            int position = stack[2 * depth + 1]++;
            int count = reason < 0 ? 1 : clauses.words[reason] - 1;
            if (position == count) {
                if (depth == 0) {
                    return true;
                }
                judge(stack[2 * depth], REDUNDANT);
                depth--;
                continue;
            }
            int literal = reason < 0 ? ~reason : clauses.words[reason + ClauseArena.HEADER + 1 + position];
            int variable = literal >> 1;
            if (assignment.levels[variable] == 0 || isIn[variable] || verdicts[variable] == REDUNDANT) {
                continue;
            }
            if (verdicts[variable] == NEEDED
                    || assignment.reasons[variable] == ClauseArena.NONE
                    || (abstractLevel(literal) & levels) == 0) {
                judge(literal, NEEDED);
                for (; depth > 0; depth--) {
                    judge(stack[2 * depth], NEEDED);
                }
                return false;
            }
            depth++;
            stack[2 * depth] = literal;
            stack[2 * depth + 1] = 0;
        }
    }

    private void judge(int literal, byte verdict) {
        int variable = literal >> 1;
        if (verdicts[variable] == 0) {
            judged[judgedCount++] = variable;
        }
        verdicts[variable] = verdict;
    }
}
