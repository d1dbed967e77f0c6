package sudosat.cdcl;

import java.util.Arrays;

/**
 * Learns a clause from a conflict (Marques-Silva and Sakallah, "GRASP", ICCAD 1996): reasons are resolved with it, last
 * literal first, until a single literal of the conflict's level is left, the first unique implication point (Zhang,
 * Madigan, Moskewicz and Malik, "Efficient Conflict Driven Learning", ICCAD 2001). Variables met on the way become more
 * important, also those one reason further (Liang and others, "Learning Rate Based Branching Heuristic", SAT 2016).
 */
final class ConflictAnalysis {
    private final Assignment assignment;
    private final ClauseArena clauses;
    private final VariableOrder order;
    private final Phases phases;
    private final ClauseMinimization minimization;
    private final LbdCounter lbds;

    /** The clause learned: the literal to assign, then one of the level to go back to, then the others. */
    int[] learned = new int[16];

    int length;
    private int lbd;
    private boolean[] isSeen = {};
    private int[] bumped = new int[16];
    private int bumpedCount;
    private int open;

    ConflictAnalysis(Assignment assignment, ClauseArena clauses, VariableOrder order, Phases phases) {
        this.assignment = assignment;
        this.clauses = clauses;
        this.order = order;
        this.phases = phases;
        this.minimization = new ClauseMinimization(assignment, clauses);
        this.lbds = new LbdCounter(assignment);
    }

    void reserve(int variables) {
        isSeen = Arrays.copyOf(isSeen, variables + 1);
        minimization.reserve(variables);
        learned = Arrays.copyOf(learned, variables + 1);
        bumped = Arrays.copyOf(bumped, variables + 1);
    }

    void reserveLevels(int levels) {
        lbds.reserve(levels);
    }

    int lbd() {
        return lbd;
    }

    /** The level to go back to. */
    int backjumpLevel() {
        return length == 1 ? 0 : assignment.levels[learned[1] >> 1];
    }

    /**
     * Analyzes a conflict above the root.
     *
     * @param conflict a false clause, coded as reasons are
     * @param other the other literal, if it is binary
     */
    void analyze(int conflict, int other) {
        length = 1;
        bumpedCount = 0;
        open = 0;
        if (conflict < 0) {
            visit(other);
        }
        visitReason(conflict, 0);
        int at = assignment.size;
        int literal;
        do {
            literal = assignment.trail[--at];
            while (!isSeen[literal >> 1]) {
                literal = assignment.trail[--at];
            }
            open--;
            if (open > 0) {
                visitReason(assignment.reasons[literal >> 1], literal);
            }
        } while (open > 0);
        learned[0] = literal ^ 1;
        length = minimization.minimize(learned, length, isSeen);
        lbd = lbds.count(learned, 0, length);
        bumpReasonSides();
        for (int i = 0; i < bumpedCount; i++) {
            int variable = bumped[i];
            isSeen[variable] = false;
            if (phases.counts(variable)) {
                order.bump(variable);
            }
        }
        order.decay();
        putDeepestSecond();
    }

    private void visitReason(int reason, int implied) {
        if (reason < 0) {
            visit(~reason ^ 1);
            return;
        }
        int[] words = clauses.words;
        if (clauses.isLearned(reason)) {
            use(reason);
        }
        int end = clauses.next(reason);
        for (int i = reason + ClauseArena.HEADER + (implied == 0 ? 0 : 1); i < end; i++) {
            visit(words[i]);
        }
    }

    private void visit(int literal) {
        int variable = literal >> 1;
        int level = assignment.levels[variable];
        if (isSeen[variable] || level == 0) {
            return;
        }
        isSeen[variable] = true;
        bumped[bumpedCount++] = variable;
        if (level == assignment.level()) {
            open++;
        } else {
            learned[length++] = literal;
        }
    }

    /** A clause that takes part in conflicts stays longer, and its literals may be of fewer levels than they were. */
    private void use(int clause) {
        int known = clauses.lbd(clause);
        if (known > ClauseReduction.TIER_1) {
            int now = lbds.count(clauses.words, clause + ClauseArena.HEADER, clauses.next(clause));
            if (now < known) {
                clauses.setLbd(clause, now);
                known = now;
            }
        }
        clauses.setUsed(clause, known <= ClauseReduction.TIER_2 ? 2 : 1);
    }

    private void bumpReasonSides() {
        for (int i = 0; i < length; i++) {
            int reason = assignment.reasons[learned[i] >> 1];
            if (reason < 0) {
                bumpOnce(~reason);
            } else if (reason != ClauseArena.NONE) {
                int end = clauses.next(reason);
                for (int k = reason + ClauseArena.HEADER + 1; k < end; k++) {
                    bumpOnce(clauses.words[k]);
                }
            }
        }
    }

    private void bumpOnce(int literal) {
        int variable = literal >> 1;
        if (!isSeen[variable] && assignment.levels[variable] > 0) {
            isSeen[variable] = true;
            bumped[bumpedCount++] = variable;
        }
    }

    private void putDeepestSecond() {
        for (int i = 2; i < length; i++) {
            if (assignment.levels[learned[i] >> 1] > assignment.levels[learned[1] >> 1]) {
                int literal = learned[1];
                learned[1] = learned[i];
                learned[i] = literal;
            }
        }
    }

    /**
     * The assumptions that make a literal false: all decisions above the root that its opposite follows from (Eén and
     * Sörensson, "Temporal Induction by Incremental SAT Solving", 2003).
     */
    int[] failedAssumptions(int failed) {
        int[] core = new int[assignment.level() + 1];
        int count = 0;
        core[count++] = failed;
        if (assignment.levels[failed >> 1] > 0) {
            isSeen[failed >> 1] = true;
            for (int at = assignment.size - 1; at >= assignment.rootSize(); at--) {
                int literal = assignment.trail[at];
                if (!isSeen[literal >> 1]) {
                    continue;
                }
                isSeen[literal >> 1] = false;
                int reason = assignment.reasons[literal >> 1];
                if (reason == ClauseArena.NONE) {
                    core[count++] = literal;
                } else if (reason < 0) {
                    markAboveRoot(~reason);
                } else {
                    int end = clauses.next(reason);
                    for (int k = reason + ClauseArena.HEADER + 1; k < end; k++) {
                        markAboveRoot(clauses.words[k]);
                    }
                }
            }
        }
        return Arrays.copyOf(core, count);
    }

    private void markAboveRoot(int literal) {
        isSeen[literal >> 1] |= assignment.levels[literal >> 1] > 0;
    }
}
