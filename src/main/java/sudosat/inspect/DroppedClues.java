package sudosat.inspect;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.Request;
import sudosat.engine.Decoder;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * Clues of a puzzle that are dropped so that it has a solution.
 *
 * @param cells the cells of the clues, in order; may be none
 * @param isFewest whether it is proven that fewer are not enough
 */
public record DroppedClues(Puzzle puzzle, List<Integer> cells, boolean isFewest) {
    public DroppedClues {
        cells = List.copyOf(cells);
    }

    /**
     * The fewest clues to drop so that there is a solution, none if there is one already. The result is none if
     * the rules alone have no solution. At the deadline, or if the thread is interrupted, it is the best so far.
     */
    public static Result<DroppedClues> fewest(Puzzle puzzle, Deadline deadline) throws InterruptedException {
        return new RepairSearch(puzzle, deadline).find();
    }

    /**
     * The same, found by a MaxSAT solver.
     *
     * @throws BackendError if its answer cannot be trusted
     */
    public static Result<DroppedClues> fewest(Puzzle puzzle, Backend solver, Request request)
            throws InterruptedException {
        return new MaxSatRepair(puzzle, solver.name()).solve(solver, request);
    }

    /**
     * The clues that the filled grids of a MaxSAT solver contradict, said to be the fewest.
     *
     * @param cost how many clues the solver said it drops, if it said so
     * @throws BackendError if that is not so, or the grids are no solution of the puzzle without them
     */
    static DroppedClues by(Tuple filled, Puzzle puzzle, OptionalLong cost, Decoder decoder) {
        List<Integer> cells = IntStream.range(0, filled.cells())
                .filter(cell -> puzzle.clues().isGiven(cell) && puzzle.clues().value(cell) != filled.value(cell))
                .boxed()
                .toList();
        DroppedClues dropped = new DroppedClues(puzzle, cells, true);
        decoder.requireSolved(dropped.repaired(), filled);
        if (cost.isPresent() && cost.getAsLong() != cells.size()) {
            throw decoder.wrong(
                    "it says that it drops " + cost.getAsLong() + " of the clues, but drops " + cells.size());
        }
        return dropped;
    }

    /** The puzzle without these clues. */
    public Puzzle repaired() {
        Tuple clues = puzzle.clues();
        for (int cell : cells) {
            clues = clues.with(cell, 0);
        }
        return puzzle.withClues(clues);
    }

    /** Such as {@code r1c1=5}. */
    public List<String> names() {
        return cells.stream().map(cell -> Clash.name(cell, puzzle)).toList();
    }
}
