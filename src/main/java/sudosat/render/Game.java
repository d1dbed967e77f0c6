package sudosat.render;

import java.util.List;
import java.util.Optional;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * A puzzle to be played.
 *
 * @param label what stands above it; may be empty
 * @param solution the only one; without it values are checked by the rules alone
 * @param hints steps that lead there, in order; they need not go all the way
 * @param hasCandidates whether the player finds candidates pencilled in
 */
record Game(String label, Puzzle puzzle, Optional<Tuple> solution, List<Hint> hints, boolean hasCandidates) {

    Game {
        hints = List.copyOf(hints);
    }
}
