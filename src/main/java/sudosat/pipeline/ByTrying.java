package sudosat.pipeline;

import java.util.function.Predicate;
import sudosat.backend.Request;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * Tries the candidates of the cell that has fewest, one after the other: the simplest complete solver, and quick where
 * little is left to try.
 */
final class ByTrying implements Approach {
    private static final Solutions.Oracle NOBODY = candidates -> {
        throw new IllegalStateException("nobody to ask");
    };

    @Override
    public Result<Tuple> solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException {
        return Result.first(wantsMore -> list(puzzle, candidates.copy(), request, wantsMore));
    }

    @Override
    public boolean lists(Puzzle puzzle) {
        return true;
    }

    @Override
    public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
        return list(puzzle, new Candidates(puzzle), request, wantsMore);
    }

    private static End list(Puzzle puzzle, Candidates candidates, Request request, Predicate<Tuple> wantsMore)
            throws InterruptedException {
        return new Solutions(puzzle, NOBODY, Long.MAX_VALUE, request.deadline(), wantsMore).search(candidates);
    }
}
