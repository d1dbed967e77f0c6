package sudosat.puzzle;

import java.util.Optional;

/**
 * Cells that hold different values. If there are as many cells as values, they are a house: each value occurs once.
 *
 * @param label what the cells are, as in "row 3"; the name is put together only when it is asked for
 * @param cells indices of the cells in the tuple
 */
public record AllDifferent(String label, int[] cells) implements Constraint {
    /** The house of N cells that stand in a block of the given width. */
    public static AllDifferent block(String label, Shape shape, int firstCell, int top, int left, int width) {
        int[] cells = new int[shape.size()];
        for (int m = 0; m < cells.length; m++) {
            cells[m] = firstCell + (top + m / width) * shape.size() + left + m % width;
        }
        return new AllDifferent(label, cells);
    }

    public boolean isHouse(int size) {
        return cells.length == size && !isAcrossGrids(size);
    }

    /** Corresponding cells of several grids. */
    private boolean isAcrossGrids(int size) {
        return cells[0] / (size * size) != cells[cells.length - 1] / (size * size);
    }

    /** The name for messages: {@code row 3 of grid 2}, {@code corresponding cells r1c1}. */
    @Override
    public String name(int size) {
        Cell first = Cell.of(cells[0], size);
        return isAcrossGrids(size) ? label + " " + first.name() : label + " of grid " + (first.grid() + 1);
    }

    @Override
    public Optional<String> violation(Tuple solution) {
        long seen = 0;
        for (int cell : cells) {
            int value = solution.value(cell);
            long bit = value == 0 ? 0 : 1L << value; // 1 and 65 share one: that only takes a closer look
            if ((seen & bit) != 0) {
                return clash(solution);
            }
            seen |= bit;
        }
        return Optional.empty();
    }

    private Optional<String> clash(Tuple solution) {
        int[] holder = new int[solution.size() + 1];
        for (int cell : cells) {
            int value = solution.value(cell);
            if (value != 0 && holder[value] != 0) {
                return Optional.of(value + " is in "
                        + Cell.of(holder[value] - 1, solution.size()).name(solution.grids()) + " and "
                        + Cell.of(cell, solution.size()).name(solution.grids()));
            }
            holder[value] = cell + 1;
        }
        return Optional.empty();
    }

    @Override
    public void accept(ConstraintVisitor visitor) {
        visitor.visit(this);
    }
}
