package sudosat.puzzle;

import java.util.Arrays;
import java.util.Optional;

/**
 * Cells whose weighted values add up to a total.
 *
 * @param label whose sum it is, as in "the cage of r1c1"
 */
public record Linear(String label, int[] cells, int[] weights, int total, Repetition repetition) implements Constraint {

    /** Whether values can be equal. */
    public enum Repetition {
        /** All values differ, as an {@link AllDifferent} of the same cells says; every weight is 1. */
        DIFFER,
        /** Two values may be equal, as far as this constraint knows. */
        MAY_REPEAT
    }

    /** The sum of cells that differ. */
    public static Linear ofDifferent(String label, int[] cells, int total) {
        int[] weights = new int[cells.length];
        Arrays.fill(weights, 1);
        return new Linear(label, cells, weights, total, Repetition.DIFFER);
    }

    @Override
    public String name(int size) {
        return label + " of grid " + (Cell.of(cells[0], size).grid() + 1);
    }

    @Override
    public Optional<String> violation(Tuple solution) {
        int actual = 0;
        for (int i = 0; i < cells.length; i++) {
            if (!solution.isGiven(cells[i])) {
                return Optional.empty();
            }
            actual += weights[i] * solution.value(cells[i]);
        }
        return actual == total ? Optional.empty() : Optional.of("the sum is " + actual + ", not " + total);
    }

    @Override
    public void accept(ConstraintVisitor visitor) {
        visitor.visit(this);
    }
}
