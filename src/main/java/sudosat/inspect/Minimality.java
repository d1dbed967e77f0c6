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
 * The redundant clues of a puzzle with a unique solution.
 *
 * @param removable the cells of redundant clues; the solution is unique without any one of them
 * @param unknown the limit that ended the search before all clues were checked, if one did
 */
public record Minimality(List<Integer> removable, Optional<String> unknown) {
    public Minimality {
        removable = List.copyOf(removable);
    }

    /** Whether no clue is redundant. One redundant clue decides. */
    public Truth verdict() {
        if (!removable.isEmpty()) {
            return Truth.NO;
        }
        return unknown.isPresent() ? Truth.UNKNOWN : Truth.YES;
    }

    /**
     * Searches, for each clue, for a solution that has another value in its cell.
     *
     * @param solution the only one
     * @param jobs clues checked in parallel
     * @param clueDone called after each clue
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
     * A solution of the puzzle without the clue that the clue excludes. If only holes have to differ, the cell has to
     * differ from more cells than before. If this makes the old solution invalid, the clue is necessary.
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
