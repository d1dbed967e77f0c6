package sudosat.puzzle;

import java.util.Optional;

/**
 * The cells of a row or column, in order. The values between 1 and N add up to a total. Another constraint says that
 * all values differ.
 *
 * <p>This is a kind of its own rather than an automaton, which would count sum and crusts along the line, with about N
 * times sum states for each cell. The clauses need only the set of values inside, not their positions. This takes fewer
 * variables, and excludes positions of crusts that an automaton would keep.
 *
 * @param label the line, as in "row 3"
 */
public record SandwichSum(String label, int[] cells, int total) implements Constraint {

    /** Whether the line is a row, else a column. */
    public boolean isRow() {
        return cells[1] == cells[0] + 1;
    }

    @Override
    public String name(int size) {
        return "the sandwich of " + label + " of grid "
                + (Cell.of(cells[0], size).grid() + 1);
    }

    @Override
    public Optional<String> violation(Tuple solution) {
        boolean inside = false;
        int actual = 0;
        for (int cell : cells) {
            boolean crust = isCrust(solution.value(cell));
            actual += inside && !crust ? solution.value(cell) : 0;
            inside ^= crust;
            if (!solution.isGiven(cell)) {
                return Optional.empty();
            }
        }
        return actual == total ? Optional.empty() : Optional.of("the sum is " + actual + ", not " + total);
    }

    private boolean isCrust(int value) {
        return value == 1 || value == cells.length;
    }

    @Override
    public void accept(ConstraintVisitor visitor) {
        visitor.visit(this);
    }
}
