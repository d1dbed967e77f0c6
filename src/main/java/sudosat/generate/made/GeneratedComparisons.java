package sudosat.generate.made;

import java.util.ArrayList;
import java.util.List;
import sudosat.puzzle.Cell;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Greater;

/** Every two neighbors within a box, or a region of a jigsaw, compared as they are in a filled grid. */
final class GeneratedComparisons {
    private GeneratedComparisons() {}

    static List<Greater> make(Puzzle puzzle, Tuple solution, int grid) {
        int size = puzzle.size();
        int first = grid * size * size;
        List<Integer> regions = regions(puzzle, grid);
        List<Greater> comparisons = new ArrayList<>();
        for (int cell = 0; cell < regions.size(); cell++) {
            for (int other : Neighbors.of(cell, size)) {
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
        return GeneratedJigsaw.boxes(puzzle.shape());
    }
}
