package sudosat.inspect;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.backend.Request;
import sudosat.engine.Engine;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.End;
import sudosat.work.Result;

/** How many solutions a puzzle has: none, one, or more. */
public sealed interface Uniqueness {
    Truth solvable();

    Truth unique();

    /** The solution, if it is proven to be the only one. */
    default Optional<Tuple> only() {
        return Optional.empty();
    }

    /** Proven: no solution. */
    record None() implements Uniqueness {
        @Override
        public Truth solvable() {
            return Truth.NO;
        }

        @Override
        public Truth unique() {
            return Truth.NO;
        }
    }

    /** Proven: this solution and no other. */
    record One(Tuple solution) implements Uniqueness {
        @Override
        public Optional<Tuple> only() {
            return Optional.of(solution);
        }

        @Override
        public Truth solvable() {
            return Truth.YES;
        }

        @Override
        public Truth unique() {
            return Truth.YES;
        }
    }

    /** Two of its solutions. */
    record Several(Tuple first, Tuple second) implements Uniqueness {
        @Override
        public Truth solvable() {
            return Truth.YES;
        }

        @Override
        public Truth unique() {
            return Truth.NO;
        }
    }

    /** A limit ended the search, perhaps after a solution was found. */
    record Unknown(Optional<Tuple> solution, String reason) implements Uniqueness {
        @Override
        public Truth solvable() {
            return solution.isPresent() ? Truth.YES : Truth.UNKNOWN;
        }

        @Override
        public Truth unique() {
            return Truth.UNKNOWN;
        }
    }

    /** Looks for two solutions. */
    static Uniqueness of(Puzzle puzzle, Engine engine, Request request) throws InterruptedException {
        List<Tuple> found = new ArrayList<>();
        End end = engine.list(puzzle, request, solution -> {
            found.add(solution);
            return found.size() < 2;
        });
        return switch (end) {
            case ENOUGH -> new Several(found.get(0), found.get(1));
            case ALL -> found.isEmpty() ? new None() : new One(found.get(0));
            case LIMIT -> new Unknown(found.stream().findFirst(), "time limit");
        };
    }

    /** What a solution and a search for another one amount to. */
    static Uniqueness of(Tuple first, Result<Tuple> other) {
        if (other instanceof Result.Found<Tuple> second) {
            return new Several(first, second.value());
        }
        return other instanceof Result.Unknown<Tuple> limit
                ? new Unknown(Optional.of(first), limit.reason())
                : new One(first);
    }
}
