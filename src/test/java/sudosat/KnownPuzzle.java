package sudosat;

import java.util.Optional;
import java.util.OptionalLong;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * A puzzle with its answer.
 *
 * @param solutions how many it has, if that is known
 * @param solution the unique one, if there is one
 */
public record KnownPuzzle(String name, Puzzle puzzle, OptionalLong solutions, Optional<Tuple> solution) {
    static KnownPuzzle unique(String name, Puzzle puzzle, Tuple solution) {
        return new KnownPuzzle(name, puzzle, OptionalLong.of(1), Optional.of(solution));
    }

    static KnownPuzzle counted(String name, Puzzle puzzle, long solutions) {
        return new KnownPuzzle(name, puzzle, OptionalLong.of(solutions), Optional.empty());
    }
}
