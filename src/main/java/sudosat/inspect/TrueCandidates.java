package sudosat.inspect;

import java.util.Optional;
import sudosat.backend.Request;
import sudosat.candidates.Candidates;
import sudosat.engine.Engine;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/**
 * Finds the true candidates: the values that a cell has in some solution. Each that no solution found so far has is
 * asked for.
 */
public final class TrueCandidates {
    private final Engine engine;
    private final Request request;
    private final Puzzle puzzle;
    private final Candidates candidates;
    private final boolean[] isSeen;

    private TrueCandidates(Puzzle puzzle, Engine engine, Request request) {
        this.engine = engine;
        this.request = request;
        this.puzzle = puzzle;
        this.candidates = new Candidates(puzzle).withSubsets();
        this.isSeen = new boolean[puzzle.clues().cells() * puzzle.size()];
    }

    /** The candidates that remain once every other one is excluded; none if there is no solution. */
    public static Result<Candidates> of(Puzzle puzzle, Engine engine, Request request) throws InterruptedException {
        return new TrueCandidates(puzzle, engine, request).find();
    }

    private Result<Candidates> find() throws InterruptedException {
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            for (int value = candidates.next(cell, 1);
                    value <= puzzle.size();
                    value = candidates.next(cell, value + 1)) {
                Optional<String> limit = isSeen[cell * puzzle.size() + value - 1] ? Optional.empty() : ask(cell, value);
                if (limit.isPresent()) {
                    return new Result.Unknown<>(limit.get());
                } else if (candidates.isContradiction()) {
                    return new Result.None<>();
                }
            }
        }
        return candidates.isContradiction() ? new Result.None<>() : new Result.Found<>(candidates);
    }

    /** Keeps or excludes a candidate; gives the limit that left it undecided. */
    private Optional<String> ask(int cell, int value) throws InterruptedException {
        Candidates part = candidates.copy();
        part.assign(cell, value);
        Result<Tuple> outcome = engine.solve(puzzle, part, request);
        if (outcome instanceof Result.Found<Tuple> solved) {
            remember(solved.value());
        } else if (outcome instanceof Result.None) {
            candidates.exclude(cell, value);
        }
        return outcome.unknown();
    }

    private void remember(Tuple solution) {
        for (int cell = 0; cell < solution.cells(); cell++) {
            isSeen[cell * puzzle.size() + solution.value(cell) - 1] = true;
        }
    }
}
