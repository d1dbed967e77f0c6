package sudosat.generate;

import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * Turns a valid tuple into an equivalent one. The changes are other names for the values where no rule is about
 * numbers, other places for the grids where all have the same rules, and, where there are no rules beyond the usual
 * ones, other orders of bands, of rows within them, of stacks, of columns within them, and the other diagonal where
 * boxes are square. They form a group. One is chosen uniformly from it, so that every change is as likely as the change
 * back.
 */
public final class EquivalentTuples {
    private EquivalentTuples() {}

    /**
     * The rules with a first row of 1, 2, 3, …: where names of values do not matter, every tuple becomes a solution
     * under other names, and in one way only.
     */
    public static Puzzle withFirstRow(Puzzle rules) {
        Tuple clues = rules.clues();
        for (int column = 0; column < rules.size(); column++) {
            clues = clues.with(column, column + 1);
        }
        return rules.withClues(clues);
    }

    /** The tuple changed at random. */
    public static Tuple image(Tuple filled, Puzzle rules, PortableRandom random) {
        Tuple moved = rules.rules().isEmpty() ? reordered(filled, rules.shape(), random) : filled;
        boolean isSameInAllGrids =
                rules.rules().stream().allMatch(rule -> rule.grid().isEmpty());
        Tuple placed = isSameInAllGrids ? regrouped(moved, random) : moved;
        return rules.ruleSet().isOfDifferences() ? renamed(placed, random) : placed;
    }

    /** The tuple with other names for its values. */
    static Tuple renamed(Tuple filled, PortableRandom random) {
        int[] names = random.permutation(filled.size());
        int[] values = new int[filled.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = names[filled.value(cell) - 1] + 1;
        }
        return new Tuple(filled.size(), values);
    }

    private static Tuple regrouped(Tuple filled, PortableRandom random) {
        int[] grids = random.permutation(filled.grids());
        int cells = filled.cells() / filled.grids();
        int[] values = new int[filled.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = filled.value(grids[cell / cells] * cells + cell % cells);
        }
        return new Tuple(filled.size(), values);
    }

    private static Tuple reordered(Tuple filled, Shape shape, PortableRandom random) {
        int size = shape.size();
        int[] rows = lines(shape.boxRows(), shape.boxColumns(), random);
        int[] columns = lines(shape.boxColumns(), shape.boxRows(), random);
        boolean isTransposed = shape.hasSquareBoxes() && random.below(2) == 1;
        int[] values = new int[filled.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            int row = rows[cell / size % size];
            int column = columns[cell % size];
            int place = isTransposed ? column * size + row : row * size + column;
            values[cell] = filled.value(cell - cell % shape.cells() + place);
        }
        return new Tuple(size, values);
    }

    /** Lines in another order that keeps those of a box together. */
    private static int[] lines(int width, int boxes, PortableRandom random) {
        int[] lines = new int[width * boxes];
        int[] order = random.permutation(boxes);
        for (int box = 0; box < boxes; box++) {
            int[] within = random.permutation(width);
            for (int i = 0; i < width; i++) {
                lines[box * width + i] = order[box] * width + within[i];
            }
        }
        return lines;
    }
}
