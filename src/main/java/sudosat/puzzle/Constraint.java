package sudosat.puzzle;

import java.util.Optional;

/**
 * A condition on some cells of a tuple. There are few kinds, and many named rules made of them. Code that checks,
 * propagates, encodes, draws or explains constraints is a {@link ConstraintVisitor}.
 */
public sealed interface Constraint permits AllDifferent, Relation, Linear, Between {

    /** Indices of its cells in the tuple. Constraints that only hold together have the same array. */
    int[] cells();

    /** Its name in messages, such as {@code row 3 of grid 2}. */
    String name(int size);

    /** How the filled cells violate it, if they do. Empty cells are ignored. */
    Optional<String> violation(Tuple solution);

    void accept(ConstraintVisitor visitor);
}
