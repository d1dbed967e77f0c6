package sudosat.search;

import java.util.function.Predicate;
import sudosat.candidates.CandidateStack;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * Finds all solutions, never one twice, in memory that does not grow with their number.
 *
 * <p>What is to be searched is split cell by cell, and nothing found need be remembered, as it would be with clauses
 * that forbid it. Easy parts are searched by trying the candidates of the cell that has fewest. Where that leads
 * nowhere for long, an oracle is asked; the solution it gives splits the part into those that agree with it up to some
 * cell and differ there.
 */
public final class CandidateSearch {
    /** Finds one solution that keeps to the candidates. */
    @FunctionalInterface
    public interface Oracle {
        Result<Tuple> ask(Candidates candidates) throws InterruptedException;
    }

    private final Puzzle puzzle;
    private final Deadline deadline;
    private final Predicate<Tuple> wantsMore;
    private final CandidateStack states = new CandidateStack();
    private Oracle oracle = candidates -> {
        throw new IllegalStateException("nobody to ask");
    };
    private long patience = Long.MAX_VALUE;
    private long triesInVain;
    private boolean hasFound;
    /**
     * The search has tried for long and found nothing at all: what it tried first may be wrong, and the place to ask is
     * the beginning.
     */
    private boolean isLost;

    /**
     * A search yet to begin.
     *
     * @param wantsMore gets each solution, and says whether to go on
     */
    public CandidateSearch(Puzzle puzzle, Deadline deadline, Predicate<Tuple> wantsMore) {
        this.puzzle = puzzle;
        this.deadline = deadline;
        this.wantsMore = wantsMore;
    }

    /** The same search, which asks an oracle after so many tries without a new solution. */
    public CandidateSearch askingAfter(long tries, Oracle asked) {
        patience = tries;
        oracle = asked;
        return this;
    }

    public End search(Candidates candidates) throws InterruptedException {
        if (deadline.isOver()) {
            return End.LIMIT;
        }
        End end = search(candidates, 0);
        return isLost ? split(candidates, 0) : end;
    }

    private End search(Candidates candidates, int depth) throws InterruptedException {
        if (candidates.isContradiction()) {
            return End.ALL;
        }
        int cell = candidates.narrowest();
        if (cell < 0) {
            return foundBySearch(candidates.solution());
        }
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        if (triesInVain < patience) {
            return tryAll(cell, candidates, depth);
        }
        isLost = !hasFound && patience > 0;
        return isLost ? End.LIMIT : split(candidates, depth);
    }

    /** Sums and the like are propagated only as far as that is cheap, so that a full grid may still break them. */
    private End foundBySearch(Tuple solution) {
        return Checker.violations(puzzle, solution).isEmpty() ? found(solution) : End.ALL;
    }

    private End found(Tuple solution) {
        triesInVain = 0;
        hasFound = true;
        return wantsMore.test(solution) ? End.ALL : End.ENOUGH;
    }

    private End tryAll(int cell, Candidates candidates, int depth) throws InterruptedException {
        int size = candidates.size();
        for (int value = candidates.next(cell, 1); value <= size; value = candidates.next(cell, value + 1)) {
            if (deadline.isOver()) {
                return End.LIMIT;
            }
            triesInVain++;
            Candidates state = states.copy(candidates, depth);
            state.assign(cell, value);
            End end = search(state, depth + 1);
            if (end != End.ALL) {
                return end;
            }
        }
        return End.ALL;
    }

    /** The candidates are narrowed on the way. */
    private End split(Candidates candidates, int depth) throws InterruptedException {
        Result<Tuple> outcome = oracle.ask(candidates);
        if (!(outcome instanceof Result.Found<Tuple> solved)) {
            return outcome instanceof Result.None ? End.ALL : End.LIMIT;
        }
        Tuple solution = solved.value();
        End end = found(solution);
        for (int cell = candidates.narrowest(); end == End.ALL && cell >= 0; cell = candidates.narrowest()) {
            Candidates state = states.copy(candidates, depth);
            state.exclude(cell, solution.value(cell));
            end = search(state, depth + 1);
            candidates.assign(cell, solution.value(cell));
        }
        return end;
    }
}
