package sudosat.render;

import java.util.List;
import java.util.Optional;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * A puzzle to draw, and what was found out about it.
 *
 * @param only the only solution, if it is known; without it a page checks values by the rules alone
 * @param hints steps that lead there, in order; they need not go all the way
 * @param level how hard it is, in a word; may be empty
 */
public record PicturedPuzzle(Puzzle puzzle, Optional<Tuple> only, List<Hint> hints, String level) {
    public PicturedPuzzle {
        hints = List.copyOf(hints);
    }

    /** A puzzle of which nothing is known. */
    public static PicturedPuzzle of(Puzzle puzzle) {
        return new PicturedPuzzle(puzzle, Optional.empty(), List.of(), "");
    }
}
