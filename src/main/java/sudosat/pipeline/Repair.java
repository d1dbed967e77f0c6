package sudosat.pipeline;

import sudosat.backend.BackendError;
import sudosat.backend.LanguageSolver;
import sudosat.backend.Request;
import sudosat.rules.Puzzle;
import sudosat.work.Deadline;

/** What came of asking which clues to drop so that a puzzle has a solution. */
public sealed interface Repair {

    /** Looks for the fewest clues to drop. */
    static Repair find(Puzzle puzzle, Deadline deadline) throws InterruptedException {
        return new RepairSearch(puzzle, deadline).find();
    }

    /**
     * Has a MaxSAT solver look for them.
     *
     * @throws BackendError if its answer cannot be trusted
     */
    static Repair find(Puzzle puzzle, LanguageSolver solver, Request request) throws InterruptedException {
        return new RepairTask(puzzle, solver.name()).solve(solver, request);
    }

    /**
     * No fewer clues can go.
     *
     * @param dropped none if the puzzle has a solution
     */
    record Fewest(Dropped dropped) implements Repair {}

    /** The rules alone have no solution. */
    record Impossible() implements Repair {}

    /** A limit ended the search. */
    record Unknown(String reason) implements Repair {}
}
