package sudosat.inspect;

import java.util.ArrayList;
import java.util.List;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.Request;
import sudosat.puzzle.Cell;
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

    /** The clues that the filled grids contradict, said to be the fewest. */
    static DroppedClues by(Tuple filled, Puzzle puzzle) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < filled.cells(); cell++) {
            if (puzzle.clues().isGiven(cell) && puzzle.clues().value(cell) != filled.value(cell)) {
                cells.add(cell);
            }
        }
        return new DroppedClues(puzzle, cells, true);
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
        List<String> names = new ArrayList<>();
        for (int cell : cells) {
            names.add(Cell.of(cell, puzzle.size()).name(puzzle.grids()) + "="
                    + puzzle.clues().value(cell));
        }
        return names;
    }
}
