package sudosat.proof;

import java.util.function.IntConsumer;
import sudosat.work.Deadline;
import sudosat.work.LimitReached;

/**
 * Checks a DRAT proof backward: from the step where unit propagation alone finds the contradiction, only what is needed
 * for it is checked (Goldberg and Novikov, "Verification of Proofs of Unsatisfiability for CNF Formulas", DATE 2003;
 * Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014). A clause follows by RUP if its opposite leads to a conflict by unit
 * propagation; it may be added by RAT if, for one of its literals, that holds together with every clause that has the
 * opposite literal.
 */
public final class DratChecker {
    private final DratProof proof;
    private final ProofSettings settings;
    private final Deadline deadline;
    private final ClauseDatabase clauses;
    private final boolean isHinted;
    private UnitPropagation units;
    /** Whether a clause, by number, is part of the formula at the step looked at. */
    private boolean[] isActive;
    /** For each step whether it is a deletion that is ignored. */
    private boolean[] isIgnored;
    /** For each variable that is true or false at the root whether all that it follows from is core. */
    private boolean[] isRootMarked;

    private int rootSize;
    private boolean[] isSeen;
    private final IntList hints = new IntList();
    /** For each clause, by number, where its hints begin and end; at 0 those of the contradiction. */
    private final int[] hintBegins;

    private final int[] hintEnds;
    /** A clause that is false at the root; an empty clause has no place in watch lists. */
    private int rootConflict;

    private int lastStep;

    public DratChecker(DratProof proof, ProofSettings settings, Deadline deadline) {
        this.proof = proof;
        this.settings = settings;
        this.deadline = deadline;
        this.clauses = proof.clauses;
        this.isHinted = settings.lrat().isPresent();
        hintBegins = new int[isHinted ? clauses.count() + 1 : 0];
        hintEnds = new int[hintBegins.length];
    }

    /** Checks the proof. */
    public ProofVerdict check() throws LimitReached {
        begin();
        if (!goForward()) {
            return firstFault(ProofVerdict.incomplete("the proof ends, and unit propagation finds no contradiction"));
        }
        if (settings.isStrict() && !proof.hasEmptyClause() && clauses.length(rootConflict) > 0) {
            return ProofVerdict.incomplete("the proof ends without the empty clause");
        }
        markConflict(rootConflict);
        if (isHinted) {
            hintEnds[0] = hints.size;
        }
        int wrong = goBackward();
        return wrong < 0 ? ProofVerdict.VERIFIED : firstFault(fault(wrong));
    }

    private ProofVerdict fault(int step) {
        return ProofVerdict.refuted(
                step + 1,
                proof.place(step),
                "the clause " + text(proof.steps.get(step)) + " does not follow, neither by RUP nor by RAT");
    }

    private String text(int clause) {
        StringBuilder text = new StringBuilder();
        clauses.literals(clause, literal -> text.append(literal).append(' '));
        return text.append('0').toString();
    }

    private void begin() {
        units = new UnitPropagation(clauses);
        isActive = new boolean[clauses.count() + 1];
        isIgnored = new boolean[proof.steps.size];
        isRootMarked = new boolean[clauses.variables() + 1];
        isSeen = new boolean[clauses.variables() + 1];
        rootConflict = 0;
        rootSize = 0;
        lastStep = -1;
        hints.size = 0;
        for (int number = 1; number <= clauses.originals() && rootConflict == 0; number++) {
            add(clauses.place(number));
        }
        propagateAtRoot();
    }

    /** Adds clauses step by step until unit propagation finds a contradiction; false if it never does. */
    private boolean goForward() throws LimitReached {
        for (int step = 0; rootConflict == 0 && step < proof.steps.size; step++) {
            look(step);
            lastStep = step;
            int clause = proof.steps.get(step);
            if (clause >= 0) {
                if (clauses.length(clause) == 0) {
                    return false; // stated, but not found
                }
                add(clause);
                propagateAtRoot();
            } else {
                delete(~clause, step);
            }
        }
        return rootConflict != 0;
    }

    private void look(int step) throws LimitReached {
        ProofChecker.look(step, proof.stepCount() - step, deadline, settings.listener());
    }

    /** Has a clause take part, and assigns its literal if it is a unit now. */
    private void add(int clause) {
        isActive[clauses.number(clause)] = true;
        int length = clauses.length(clause);
        if (length > 1) {
            units.attach(clause);
        }
        int first = length == 0 ? 0 : clauses.words()[ClauseDatabase.begin(clause)];
        boolean isFalse = length == 0 || units.values[first] < 0;
        boolean isUnit =
                length == 1 || length > 1 && units.values[clauses.words()[ClauseDatabase.begin(clause) + 1]] < 0;
        if (isFalse) {
            rootConflict = clause;
        } else if (isUnit && units.values[first] == 0) {
            units.assign(first, clause);
        }
    }

    private void propagateAtRoot() {
        if (rootConflict == 0) {
            rootConflict = units.propagate();
        }
    }

    private void delete(int clause, int step) {
        boolean isUnit = clauses.length(clause) == 1 || units.isReason(clause);
        if (!settings.isStrict() && isUnit) {
            isIgnored[step] = true;
            return;
        }
        remove(clause);
    }

    private void remove(int clause) {
        isActive[clauses.number(clause)] = false;
        if (clauses.length(clause) > 1) {
            units.detach(clause);
        }
        if (units.isReason(clause)) {
            int before = units.size;
            units.cutBefore(clause);
            for (int i = units.size; i < before; i++) {
                isRootMarked[units.trail[i] >> 1] = false;
            }
            if (settings.isStrict()) {
                propagateAnew();
            }
        }
    }

    /** Other clauses may imply what the one removed did. */
    private void propagateAnew() {
        for (int number = 1; number <= clauses.count(); number++) {
            int clause = clauses.place(number);
            if (isActive[number] && clauses.length(clause) == 1) {
                int literal = clauses.words()[ClauseDatabase.begin(clause)];
                if (units.values[literal] == 0) {
                    units.assign(literal, clause);
                }
            }
        }
        units.rewind();
        units.propagate();
    }

    /** Undoes the steps, last ones first, and checks those that are core; the step that fails, or -1. */
    private int goBackward() throws LimitReached {
        for (int step = lastStep; step >= 0; step--) {
            look(step);
            int clause = proof.steps.get(step);
            if (clause >= 0) {
                remove(clause);
                if ((units.isCore(clause) || settings.isStrict()) && !follows(clause)) {
                    return step;
                }
            } else if (!isIgnored[step]) {
                add(~clause);
                rootConflict = 0;
                units.propagate();
            }
        }
        return -1;
    }

    /** For a proof that fails: the first step of all that does not follow, needed or not. */
    private ProofVerdict firstFault(ProofVerdict known) throws LimitReached {
        begin();
        for (int step = 0; rootConflict == 0 && step < proof.steps.size; step++) {
            look(step);
            int clause = proof.steps.get(step);
            if (clause < 0) {
                delete(~clause, step);
            } else if (!follows(clause)) {
                return fault(step);
            } else {
                add(clause);
                propagateAtRoot();
            }
        }
        return known;
    }

    /** Whether the clause follows from those active; marks what it needs. */
    private boolean follows(int clause) {
        rootSize = units.size;
        int hintsBegin = hints.size;
        boolean isRight = isRefuted(clause, -1) || isRat(clause);
        units.cut(rootSize);
        if (isHinted) {
            hintBegins[clauses.number(clause)] = hintsBegin;
            hintEnds[clauses.number(clause)] = hints.size;
        }
        return isRight;
    }

    /** Whether assuming the opposite of all literals but one leads to a conflict. */
    private boolean isRefuted(int clause, int except) {
        int[] words = clauses.words();
        for (int i = ClauseDatabase.begin(clause); i < clauses.end(clause); i++) {
            int literal = words[i];
            if (literal == except) {
                continue;
            }
            if (units.values[literal] > 0) {
                isSeen[literal >> 1] = true;
                markReasons(1);
                return true;
            } else if (units.values[literal] == 0) {
                units.assign(literal ^ 1, 0);
            }
        }
        int conflict = units.propagate();
        if (conflict != 0) {
            markConflict(conflict);
        }
        return conflict != 0;
    }

    private boolean isRat(int clause) {
        if (clauses.length(clause) == 0) {
            return false;
        }
        int pivot = clauses.pivot(clause);
        int begin = hints.size;
        if (isRatOn(pivot)) {
            return true;
        }
        for (int i = ClauseDatabase.begin(clause); !settings.isStrict() && i < clauses.end(clause); i++) {
            hints.size = begin;
            int other = clauses.words()[i];
            if (other != pivot && isRatOn(other)) {
                clauses.setPivot(clause, other);
                return true;
            }
        }
        return false;
    }

    /** Whether every resolvent on a literal of the clause whose opposite is assigned leads to a conflict. */
    private boolean isRatOn(int pivot) {
        int assigned = units.size;
        for (int number = 1; number <= clauses.count(); number++) {
            if (isActive[number] && has(clauses.place(number), pivot ^ 1)) {
                int other = clauses.place(number);
                if (isHinted) {
                    hints.add(-other);
                }
                boolean isRight = isRefuted(other, pivot ^ 1);
                units.cut(assigned);
                if (!isRight) {
                    return false;
                }
                units.markCore(other);
            }
        }
        return true;
    }

    private boolean has(int clause, int literal) {
        for (int i = ClauseDatabase.begin(clause); i < clauses.end(clause); i++) {
            if (clauses.words()[i] == literal) {
                return true;
            }
        }
        return false;
    }

    private void markConflict(int clause) {
        int open = see(clause, 0);
        markReasons(open);
        units.markCore(clause);
        if (isHinted) {
            hints.add(clause);
        }
    }

    /** Takes note of the variables of a clause whose reasons are not marked yet; gives their number. */
    private int see(int clause, int except) {
        int count = 0;
        for (int i = ClauseDatabase.begin(clause); i < clauses.end(clause); i++) {
            int variable = clauses.words()[i] >> 1;
            if (clauses.words()[i] != except && !isSeen[variable] && !isRootMarked[variable]) {
                isSeen[variable] = true;
                count++;
            }
        }
        return count;
    }

    /** Marks the reasons of all variables seen, and theirs; hints are in the order of propagation. */
    private void markReasons(int seen) {
        int open = seen;
        int begin = hints.size;
        for (int at = units.size - 1; open > 0; at--) {
            int literal = units.trail[at];
            int variable = literal >> 1;
            if (!isSeen[variable]) {
                continue;
            }
            isSeen[variable] = false;
            open--;
            int reason = units.reasons[variable];
            if (reason != 0) {
                units.markCore(reason);
                open += see(reason, literal);
                if (isHinted) {
                    hints.add(reason);
                }
            }
            isRootMarked[variable] = !isHinted && at < rootSize;
        }
        reverse(begin);
    }

    private void reverse(int begin) {
        for (int i = begin, k = hints.size - 1; i < k; i++, k--) {
            int hint = hints.items[i];
            hints.items[i] = hints.items[k];
            hints.items[k] = hint;
        }
    }

    boolean isCore(int clause) {
        return units.isCore(clause);
    }

    boolean isIgnored(int step) {
        return isIgnored[step];
    }

    /** The last step that is needed. */
    int lastStep() {
        return lastStep;
    }

    /**
     * Calls back with each hint for a clause of the proof, or for the contradiction, which has the number 0. Hints are
     * those of LRAT: clauses, negative ones for RAT.
     */
    void hints(int number, IntConsumer each) {
        for (int i = hintBegins[number]; i < hintEnds[number]; i++) {
            each.accept(hints.get(i));
        }
    }
}
