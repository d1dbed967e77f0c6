package sudosat.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import sudosat.backend.Request;
import sudosat.engine.Engine;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * Whether a puzzle has no solution, one, or more.
 *
 * @param solutions the solutions found, at most two
 * @param unknown the limit that ended the search before it found a second solution, if one did
 */
public record Uniqueness(List<Tuple> solutions, Optional<String> unknown) {
    /** Proven: no solution. */
    public static final Uniqueness UNSOLVABLE = new Uniqueness(List.of(), Optional.empty());

    public Uniqueness {
        solutions = List.copyOf(solutions);
    }

    /** A limit ended the search before it found anything. */
    public static Uniqueness unknown(String reason) {
        return new Uniqueness(List.of(), Optional.of(reason));
    }

    /** Looks for two solutions. */
    public static Uniqueness of(Puzzle puzzle, Engine engine, Request request) throws InterruptedException {
        List<Tuple> found = new ArrayList<>();
        End end = engine.listForUniqueness(puzzle, request, solution -> found.add(solution) && found.size() < 2);
        return new Uniqueness(found, end.limit());
    }

    /** The result of a search for another solution. */
    public static Uniqueness of(Tuple first, Result<Tuple> other) {
        return new Uniqueness(
                Stream.concat(Stream.of(first), other.found().stream()).toList(), other.unknown());
    }

    public Truth solvable() {
        return solutions.isEmpty() ? unknown.isPresent() ? Truth.UNKNOWN : Truth.NO : Truth.YES;
    }

    public Truth unique() {
        return unknown.isPresent() ? Truth.UNKNOWN : solutions.size() == 1 ? Truth.YES : Truth.NO;
    }

    /** At least two solutions. */
    public boolean isAmbiguous() {
        return solutions.size() > 1;
    }

    /** The solution, if it is proven to be the only one. */
    public Optional<Tuple> only() {
        return unique() == Truth.YES ? Optional.of(solutions.get(0)) : Optional.empty();
    }
}
