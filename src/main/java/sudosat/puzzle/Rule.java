package sudosat.puzzle;

import java.util.List;
import java.util.Optional;

/**
 * A rule beyond rows, columns and boxes, as a user writes it. One file defines a rule completely; {@code
 * puzzle.rules.Rules} lists all rules. A rule is a list of {@link Constraint}s, so no other code needs to know it.
 */
public interface Rule {

    /** The type, which all rules with the same keyword share. */
    RuleType type();

    /** The rule line, without its {@code #}; {@code Rules.parse} reads it back. */
    String text();

    /**
     * The constraints of a grid with this rule. The cell in row r and column c, both counted from 0, has the index
     * {@code firstCell + r * shape.size() + c}.
     *
     * @param firstCell the index of the grid's first cell in the tuple
     * @throws RuleException if the rule does not fit the shape
     */
    List<Constraint> constraints(Shape shape, int firstCell);

    /** Draws the rule in a grid of a shape that it fits. */
    void draw(RulePainter painter, Shape shape);

    /** Writes the rule into a format that has fields for some rules. A format without a field for it refuses it. */
    default void export(RuleExport format, Shape shape) {
        type().fPuzzlesKey().ifPresentOrElse(key -> format.flag(List.of(key)), format::other);
    }

    /** The number of each cell's region, from 1, row by row, if the rule has regions in place of the boxes. */
    default Optional<List<Integer>> regions() {
        return Optional.empty();
    }
}
