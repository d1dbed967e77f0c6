package sudosat.rules;

import java.util.Optional;
import sudosat.model.Tuple;

/**
 * A condition on some cells of a tuple, which a checker can judge, candidates can be propagated through, and an encoder
 * can put in clauses.
 */
public sealed interface Constraint permits AllDifferent, Cage.Sum, Greater.Comparison, Sandwich.Between {

    /** Indices of its cells in the tuple. */
    int[] cells();

    /** What it is called in messages, such as {@code row 3 of grid 2}. */
    String name(int size);

    /** What is wrong with filled cells, if anything; empty cells are not judged here. */
    Optional<String> violation(Tuple solution);

    /** Takes away candidates that the constraint does not allow, given the others. */
    void propagate(Candidates candidates);
}
