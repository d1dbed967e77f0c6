package sudosat.puzzle;

import java.util.List;
import java.util.Optional;

/**
 * A condition on some cells of a tuple. There are few kinds, and many named rules made of them. Code that checks,
 * propagates, encodes, draws or explains constraints is a {@link ConstraintVisitor}.
 */
public sealed interface Constraint permits AllDifferent, Relation, Linear, SandwichSum {

    /** Indices of its cells in the tuple. Constraints that only hold together have the same array. */
    int[] cells();

    /** Its name in messages, such as {@code row 3 of grid 2}. */
    String name(int size);

    /** How the filled cells violate it, if they do. Empty cells are ignored. */
    Optional<String> violation(Tuple solution);

    /** For each cell the numbers of the constraints that have it, in order. */
    static int[][] ofCells(List<? extends Constraint> constraints, int cells) {
        int[] count = new int[cells];
        for (Constraint constraint : constraints) {
            for (int cell : constraint.cells()) {
                count[cell]++;
            }
        }
        int[][] numbers = new int[cells][];
        for (int cell = 0; cell < cells; cell++) {
            numbers[cell] = new int[count[cell]];
        }
        for (int number = constraints.size() - 1; number >= 0; number--) {
            for (int cell : constraints.get(number).cells()) {
                numbers[cell][--count[cell]] = number;
            }
        }
        return numbers;
    }

    void accept(ConstraintVisitor visitor);
}
