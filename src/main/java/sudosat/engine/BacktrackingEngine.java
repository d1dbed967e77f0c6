package sudosat.engine;

import java.util.function.Predicate;
import sudosat.backend.BuiltIn;
import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.search.CandidateSearch;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * Tries the candidates of the cell that has fewest, one after the other: the simplest complete solver, and quick where
 * little is left to try.
 */
public final class BacktrackingEngine implements Engine {
    @Override
    public String name() {
        return BuiltIn.BACKTRACK.label();
    }

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException {
        return Result.first(
                wantsMore -> new CandidateSearch(puzzle, request.deadline()).list(candidates.copy(), wantsMore));
    }

    @Override
    public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        return new CandidateSearch(puzzle, request.deadline()).list(new Candidates(puzzle), wantsMore);
    }
}
