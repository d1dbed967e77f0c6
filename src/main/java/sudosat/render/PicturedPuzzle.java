package sudosat.render;

import java.util.List;
import java.util.Optional;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * A puzzle to draw, and what is known about it.
 *
 * @param only the unique solution, if it is known; without it, a page checks values by the rules alone
 * @param hints steps towards it, in order; they may end before it
 * @param level the difficulty in a word; may be empty
 */
public record PicturedPuzzle(Puzzle puzzle, Optional<Tuple> only, List<Hint> hints, String level) {
    public PicturedPuzzle {
        hints = List.copyOf(hints);
    }

    /** A puzzle about which nothing is known. */
    public static PicturedPuzzle of(Puzzle puzzle) {
        return new PicturedPuzzle(puzzle, Optional.empty(), List.of(), "");
    }
}
