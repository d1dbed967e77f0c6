package sudosat.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.Result;
import sudosat.work.Threads;

/**
 * Searches for solutions by deciding on the cell that has the fewest candidates. It lists all solutions, none twice, in
 * memory that does not grow with their number, or makes one attempt with random values. For one thread; a search can
 * be used again.
 *
 * <p>Where the decisions lead to no solution for long, an oracle is asked. The solution it gives splits the candidates
 * into parts that agree with it up to some cell and differ there; no clause has to forbid what was found.
 */
public final class CandidateSearch {
    private static final long ANY_NUMBER = Long.MAX_VALUE;

    /** Finds one solution that keeps to the candidates. */
    @FunctionalInterface
    public interface Oracle {
        Result<Tuple> ask(Candidates candidates) throws InterruptedException;
    }

    private static final End DECISION_LIMIT = End.limit("decision limit");

    private final Puzzle puzzle;
    private final Deadline deadline;
    /** One state per depth, used again and again. */
    private final List<Candidates> states = new ArrayList<>();

    private boolean needsChecker = true;
    private Oracle oracle;
    private long decisionsBeforeOracle = ANY_NUMBER;
    private Predicate<Tuple> wantsMore;
    private long decisionsLeft;
    private long decisionsSinceSolution;
    private boolean hasFound;
    /** No solution after many decisions: the first ones may be wrong, so the oracle is asked at the root. */
    private boolean restartsByOracle;

    /** For solutions of the puzzle, or of its rules with other clues. */
    public CandidateSearch(Puzzle puzzle, Deadline deadline) {
        this.puzzle = puzzle;
        this.deadline = deadline;
    }

    /**
     * Skips the rule checker where the rules are about difference only: a full grid without a contradiction keeps to
     * them. For callers who check what they make of the solutions; it saves a fifth of the time.
     */
    public CandidateSearch withoutChecker() {
        needsChecker = !puzzle.ruleSet().isOfDifferences();
        return this;
    }

    /** Asks the oracle after this number of decisions without a new solution. */
    public CandidateSearch askingAfter(long decisions, Oracle asked) {
        decisionsBeforeOracle = decisions;
        oracle = asked;
        return this;
    }

    /**
     * Lists the solutions that keep to the candidates, which it may narrow.
     *
     * @param receiver takes each solution, and says whether it wants more
     */
    public End list(Candidates candidates, Predicate<Tuple> receiver) throws InterruptedException {
        return list(candidates, ANY_NUMBER, receiver);
    }

    /** The same, with at most this number of decisions. */
    public End list(Candidates candidates, long mostDecisions, Predicate<Tuple> receiver) throws InterruptedException {
        wantsMore = receiver;
        decisionsLeft = mostDecisions;
        decisionsSinceSolution = 0;
        hasFound = false;
        restartsByOracle = false;
        if (deadline.isOver()) {
            return End.TIME_LIMIT;
        }
        End end = search(candidates, 0);
        return restartsByOracle ? split(candidates, 0) : end;
    }

    private End search(Candidates candidates, int depth) throws InterruptedException {
        if (candidates.isContradiction()) {
            return End.ALL;
        }
        int cell = candidates.narrowest();
        if (cell < 0) {
            return checked(candidates.solution()).map(this::found).orElse(End.ALL);
        }
        checkInterrupt();
        if (decisionsSinceSolution < decisionsBeforeOracle) {
            return decide(cell, candidates, depth);
        }
        restartsByOracle = !hasFound && decisionsBeforeOracle > 0;
        return restartsByOracle ? DECISION_LIMIT : split(candidates, depth);
    }

    private static void checkInterrupt() throws InterruptedException {
        Threads.requireNoInterrupt();
    }

    /** Sums and the like are propagated only as far as that is cheap, so that a full grid may still break them. */
    private Optional<Tuple> checked(Tuple filled) {
        boolean isSolution = !needsChecker || Checker.violations(puzzle, filled).isEmpty();
        return isSolution ? Optional.of(filled) : Optional.empty();
    }

    private End found(Tuple solution) {
        decisionsSinceSolution = 0;
        hasFound = true;
        return wantsMore.test(solution) ? End.ALL : End.ENOUGH;
    }

    private End decide(int cell, Candidates candidates, int depth) throws InterruptedException {
        int size = candidates.size();
        for (int value = candidates.next(cell, 1); value <= size; value = candidates.next(cell, value + 1)) {
            if (--decisionsLeft < 0) {
                return DECISION_LIMIT;
            } else if (deadline.isOver()) {
                return End.TIME_LIMIT;
            }
            decisionsSinceSolution++;
            Candidates state = copy(candidates, depth);
            state.assign(cell, value);
            End end = search(state, depth + 1);
            if (!end.isComplete()) {
                return end;
            }
        }
        return End.ALL;
    }

    private Candidates copy(Candidates candidates, int depth) {
        if (depth == states.size()) {
            states.add(candidates.copy());
        } else {
            states.get(depth).restore(candidates);
        }
        return states.get(depth);
    }

    /** Narrows the candidates on the way. */
    private End split(Candidates candidates, int depth) throws InterruptedException {
        Result<Tuple> outcome = oracle.ask(candidates);
        if (!(outcome instanceof Result.Found<Tuple> solved)) {
            return outcome.end();
        }
        Tuple solution = solved.value();
        End end = found(solution);
        for (int cell = candidates.narrowest(); end.isComplete() && cell >= 0; cell = candidates.narrowest()) {
            Candidates state = copy(candidates, depth);
            state.exclude(cell, solution.value(cell));
            end = search(state, depth + 1);
            candidates.assign(cell, solution.value(cell));
        }
        return end;
    }

    /**
     * One attempt to fill the cells with random values. A value that leads to an immediate contradiction is excluded
     * from its cell; if that is a contradiction too, the attempt has failed, as it has at the deadline.
     *
     * <p>Every solution is possible, because its own values never lead to a contradiction, but some are likelier than
     * others.
     *
     * @param below a random number below a bound
     */
    public Optional<Tuple> attempt(Candidates candidates, IntUnaryOperator below) throws InterruptedException {
        Candidates state = copy(candidates, 0);
        for (int cell = state.narrowest(); cell >= 0; cell = state.narrowest()) {
            if (state.isContradiction() || deadline.isOver()) {
                return Optional.empty();
            }
            checkInterrupt();
            Candidates before = copy(state, 1);
            int value = state.next(cell, 1);
            for (int skipped = below.applyAsInt(state.count(cell)); skipped > 0; skipped--) {
                value = state.next(cell, value + 1);
            }
            state.assign(cell, value);
            if (state.isContradiction()) {
                state.restore(before);
                state.exclude(cell, value);
            }
        }
        return state.isContradiction() ? Optional.empty() : checked(state.solution());
    }
}
