package sudosat.rules;

import java.util.List;
import sudosat.model.Shape;

/**
 * A rule beyond rows, columns and boxes, as a user writes it: one file a variant, with its text, its constraint, and
 * there its check and its propagation. {@link Rules} reads them all.
 */
public sealed interface Rule permits Diagonals, Windows, Pyramids, Region, Jigsaw, Cage, Greater, Sandwich {

    /** The rule line, without its {@code #}; {@link Rules#parse} reads it back. */
    String text();

    /**
     * What the rule asks of a grid.
     *
     * @param firstCell the index of the grid's first cell in the tuple
     * @throws RuleException if the rule does not fit the shape
     */
    List<Constraint> constraints(Shape shape, int firstCell);
}
