package sudosat.format;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import sudosat.io.UserError;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Shape;

/**
 * What the user knows about a text that it may leave open. If the text contradicts it, reading is an error.
 *
 * @param rules rules of every puzzle, in addition to those in the text
 */
public record ReadOptions(Optional<Shape> boxes, OptionalInt grids, Optional<Differ> differ, List<GridRule> rules) {
    /** The text leaves nothing open. */
    public static final ReadOptions NONE = new ReadOptions(Optional.empty(), OptionalInt.empty(), Optional.empty());

    public ReadOptions {
        rules = List.copyOf(rules);
        if (grids.isPresent() && grids.getAsInt() < 1) {
            throw new UserError("found " + grids.getAsInt() + " as the number of grids, expected 1 or more");
        }
    }

    public ReadOptions(Optional<Shape> boxes, OptionalInt grids, Optional<Differ> differ) {
        this(boxes, grids, differ, List.of());
    }
}
