package sudosat.generate;

import java.util.ArrayList;
import java.util.List;
import sudosat.model.Cell;
import sudosat.model.Tuple;
import sudosat.rules.Greater;
import sudosat.rules.GridRule;
import sudosat.rules.Puzzle;

/** Every two neighbours within a box, or a region of a jigsaw, compared as they are in a filled grid. */
final class MadeGreater {
    private MadeGreater() {}

    static List<Greater> make(Puzzle puzzle, Tuple solution, int grid) {
        int size = puzzle.size();
        int first = grid * size * size;
        List<Integer> regions = regions(puzzle, grid);
        List<Greater> comparisons = new ArrayList<>();
        for (int cell = 0; cell < regions.size(); cell++) {
            for (int other : Neighbours.of(cell, size)) {
                if (regions.get(cell).equals(regions.get(other)) && other > cell) {
                    boolean falls = solution.value(first + cell) > solution.value(first + other);
                    comparisons.add(
                            new Greater(Cell.of(falls ? cell : other, size), Cell.of(falls ? other : cell, size)));
                }
            }
        }
        return comparisons;
    }

    private static List<Integer> regions(Puzzle puzzle, int grid) {
        for (GridRule rule : puzzle.rules()) {
            if (rule.holdsIn(grid) && rule.rule().regions().isPresent()) {
                return rule.rule().regions().get();
            }
        }
        return MadeJigsaw.boxes(puzzle.shape());
    }
}
