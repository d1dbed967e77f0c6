package sudosat.inspect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.engine.Engine;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.OrderedBatch;
import sudosat.work.Result;

/**
 * Which clues a puzzle with one solution does not need.
 *
 * @param removable the cells of clues that can go, each alone: the solution stays the only one
 * @param unknown why the rest of the clues were not looked at, if a limit ended the search
 */
public record Minimality(List<Integer> removable, Optional<String> unknown) {
    public Minimality {
        removable = List.copyOf(removable);
    }

    /** Whether no clue can go; one that can is enough to know that it is not so. */
    public Truth verdict() {
        if (!removable.isEmpty()) {
            return Truth.NO;
        }
        return unknown.isPresent() ? Truth.UNKNOWN : Truth.YES;
    }

    /**
     * Looks, for each clue, for a solution that has another value in its cell.
     *
     * @param solution the only one
     * @param jobs clues looked at at once
     * @param clueDone told after each clue
     */
    public static Minimality of(
            Puzzle puzzle, Tuple solution, Engine engine, Request request, int jobs, Runnable clueDone)
            throws InterruptedException {
        List<Integer> removable = new ArrayList<>();
        int[] clues = IntStream.range(0, puzzle.clues().cells())
                .filter(puzzle.clues()::isGiven)
                .toArray();
        try (OrderedBatch<Result<Tuple>> batch =
                new OrderedBatch<>(jobs, work(clues, puzzle, solution, engine, request))) {
            for (int done = 0; batch.hasNext(); done++) {
                Result<Tuple> outcome = batch.next();
                if (outcome instanceof Result.Unknown<Tuple> limit) {
                    return new Minimality(removable, Optional.of(limit.reason()));
                } else if (outcome instanceof Result.None) {
                    removable.add(clues[done]);
                }
                clueDone.run();
            }
        }
        return new Minimality(removable, Optional.empty());
    }

    private static Iterator<Callable<Result<Tuple>>> work(
            int[] clues, Puzzle puzzle, Tuple solution, Engine engine, Request request) {
        return Arrays.stream(clues)
                .<Callable<Result<Tuple>>>mapToObj(cell -> () -> without(cell, puzzle, solution, engine, request))
                .iterator();
    }

    /**
     * What solves the puzzle without the clue, and would not with it. Where only holes differ, the cell has to differ
     * from more cells than before, so that the old solution may be none any more; then it shows by itself that the clue
     * is needed.
     */
    private static Result<Tuple> without(int cell, Puzzle puzzle, Tuple solution, Engine engine, Request request)
            throws InterruptedException {
        Puzzle rest = puzzle.withClues(puzzle.clues().with(cell, 0));
        if (rest.differ() == Differ.HOLES && !Checker.violations(rest, solution).isEmpty()) {
            return new Result.Found<>(solution);
        }
        Candidates candidates = new Candidates(rest);
        candidates.exclude(cell, puzzle.clues().value(cell));
        return engine.solveNear(solution, rest, candidates, request);
    }
}
