package sudosat.generate;

import sudosat.candidates.CandidateStack;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.End;

/** Goes through all solutions that clues leave, by trying the values of the cell that has fewest. For one thread. */
public final class Completions {
    public static final int ANY_TRIES = Integer.MAX_VALUE;
    private static final int TRIES_BETWEEN_LOOKS = 256;

    private final Puzzle rules;
    private final boolean isValueSymmetric;
    private final Deadline deadline;
    private final CandidateStack states = new CandidateStack();
    private int triesLeft;

    /** Gets each solution, as candidates of which every cell has one, and says whether to go on. */
    @FunctionalInterface
    public interface Visitor {
        boolean wantsMore(Candidates solution);
    }

    /** For solutions under the rules of the layout. */
    public Completions(FillingTables layout, Deadline deadline) {
        rules = layout.puzzle();
        isValueSymmetric = layout.isValueSymmetric();
        this.deadline = deadline;
    }

    /** The candidates that these clues leave. */
    public Candidates candidates(Tuple clues) {
        return new Candidates(rules.withClues(clues));
    }

    /**
     * Shows the solutions that keep to the candidates one by one. The limit is reached when time or tries run out or
     * the thread is interrupted, which stays so.
     */
    public End search(Candidates candidates, int mostTries, Visitor visitor) {
        triesLeft = isOver() ? 0 : mostTries;
        return search(candidates, visitor, 0);
    }

    private boolean isOver() {
        return deadline.isOver() || Thread.currentThread().isInterrupted();
    }

    private End search(Candidates candidates, Visitor visitor, int depth) {
        if (candidates.isContradiction()) {
            return End.ALL;
        }
        int cell = candidates.narrowest();
        if (cell >= 0) {
            return tryAll(cell, candidates, visitor, depth);
        }
        return isSolution(candidates) && !visitor.wantsMore(candidates) ? End.ENOUGH : End.ALL;
    }

    private End tryAll(int cell, Candidates candidates, Visitor visitor, int depth) {
        int size = candidates.size();
        for (int value = candidates.next(cell, 1); value <= size; value = candidates.next(cell, value + 1)) {
            if (--triesLeft < 0 || triesLeft % TRIES_BETWEEN_LOOKS == 0 && isOver()) {
                return End.LIMIT;
            }
            Candidates state = states.copy(candidates, depth);
            state.assign(cell, value);
            End end = search(state, visitor, depth + 1);
            if (end != End.ALL) {
                return end;
            }
        }
        return End.ALL;
    }

    /** Sums and the like are propagated only as far as that is cheap, so that full grids may still break them. */
    private boolean isSolution(Candidates full) {
        return isValueSymmetric || Checker.violations(rules, full.solution()).isEmpty();
    }
}
