package sudosat.puzzle;

import java.util.Optional;

/**
 * A condition on some cells of a tuple. There are few kinds, on which many named rules stand: whatever checks,
 * propagates, encodes, draws or explains constraints does so by a {@link ConstraintVisitor}.
 */
public sealed interface Constraint permits AllDifferent, Relation, Linear, Between {

    /** Indices of its cells in the tuple. Constraints that only hold together have the same array. */
    int[] cells();

    /** What it is called in messages, such as {@code row 3 of grid 2}. */
    String name(int size);

    /** What is wrong with filled cells, if anything; empty cells are not judged here. */
    Optional<String> violation(Tuple solution);

    void accept(ConstraintVisitor visitor);
}
