package sudosat.pipeline;

import java.util.Optional;
import java.util.function.Predicate;
import sudosat.backend.Backends;
import sudosat.backend.Request;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * A way to solve puzzles: through clauses and a SAT solver, or another one. What it says has passed the rule checker.
 */
public interface Approach {
    /** The way of this name that needs neither a SAT solver nor a program, if there is one. */
    static Optional<Approach> embedded(String name) {
        return switch (name) {
            case Backends.SAT4J_PB -> Optional.of(new ByLanguage(Backends.sat4jPb()));
            case Backends.COVER -> Optional.of(new ByCover());
            case Backends.BACKTRACKING -> Optional.of(new ByTrying());
            default -> Optional.empty();
        };
    }

    /** One solution. */
    default Result<Tuple> solve(Puzzle puzzle, Request request) throws InterruptedException {
        return solve(puzzle, new Candidates(puzzle), request);
    }

    /** One solution that keeps to the candidates. */
    Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException;

    /**
     * The same, looked for near given grids by who can.
     *
     * @param conflicts after which to give up, where it can be told
     */
    default Result<Tuple> solveNear(Tuple near, Puzzle puzzle, Candidates candidates, long conflicts, Request request)
            throws InterruptedException {
        return solve(puzzle, candidates, request);
    }

    /** Whether it lists all solutions of the puzzle by itself. */
    default boolean lists(Puzzle puzzle) {
        return false;
    }

    /** Gives solution after solution, never one twice, to somebody who says whether to go on. */
    default End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        throw new UnsupportedOperationException();
    }
}
