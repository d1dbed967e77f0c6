package sudosat.pipeline;

import java.util.ArrayList;
import java.util.List;
import sudosat.model.Cell;
import sudosat.model.Tuple;
import sudosat.rules.Puzzle;

/**
 * Clues of a puzzle that are given up so that the others can stand.
 *
 * @param cells those of the clues, in order; may be none
 */
public record Dropped(Puzzle puzzle, List<Integer> cells) {
    public Dropped {
        cells = List.copyOf(cells);
    }

    /** The clues that filled grids do not keep. */
    static Dropped by(Tuple filled, Puzzle puzzle) {
        List<Integer> cells = new ArrayList<>();
        for (int cell = 0; cell < filled.cells(); cell++) {
            if (puzzle.clues().isGiven(cell) && puzzle.clues().value(cell) != filled.value(cell)) {
                cells.add(cell);
            }
        }
        return new Dropped(puzzle, cells);
    }

    /** The puzzle without these clues. */
    public Puzzle repaired() {
        Tuple clues = puzzle.clues();
        for (int cell : cells) {
            clues = clues.with(cell, 0);
        }
        return puzzle.withClues(clues);
    }

    /** Such as {@code r1c1 of grid 1 = 5}. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (int cell : cells) {
            names.add(Cell.of(cell, puzzle.size()) + " = " + puzzle.clues().value(cell));
        }
        return names;
    }
}
