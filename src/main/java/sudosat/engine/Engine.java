package sudosat.engine;

import java.util.function.Predicate;
import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.search.CandidateSearch;
import sudosat.work.End;
import sudosat.work.Result;

/** A way to solve puzzles, for any number of threads. Every solution it finds has passed the rule checker. */
public interface Engine {
    /** The name of this engine if no backend answers. */
    default String name() {
        return "built-in search";
    }

    /** One solution. */
    default Result<Tuple> solve(Puzzle puzzle, Request request) throws InterruptedException {
        return solve(puzzle, new Candidates(puzzle), request);
    }

    /** One solution within the candidates. */
    Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException;

    /** The same, if some solution is probably close to the given grids. */
    default Result<Tuple> solveNear(Tuple near, Puzzle puzzle, Candidates candidates, Request request)
            throws InterruptedException {
        return solve(puzzle, candidates, request);
    }

    /**
     * Lists solutions, each once.
     *
     * @param wantsMore receives each, and returns whether to go on
     */
    default End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        return new CandidateSearch(puzzle, request.deadline())
                .askingAfter(0, part -> solve(puzzle, part, request))
                .list(new Candidates(puzzle), wantsMore);
    }

    /** The same for callers that need at most two solutions, to find out whether the solution is unique. */
    default End listForUniqueness(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore)
            throws InterruptedException {
        return list(puzzle, request, wantsMore);
    }

    /** A number of solutions. There may be more, unless the end says that these are all. */
    record Count(long number, End end) {}

    /** Counts solutions, up to a limit. */
    default Count count(Puzzle puzzle, long limit, Request request) throws InterruptedException {
        long[] count = new long[1];
        End end = list(puzzle, request, solution -> ++count[0] < limit);
        return new Count(count[0], end);
    }
}
