package sudosat.puzzle;

import java.util.OptionalInt;

/**
 * A rule and the grid it applies to.
 *
 * @param grid the grid, from 0; nothing for all of them
 */
public record GridRule(OptionalInt grid, Rule rule) {
    public static final String PREFIX = "grid ";

    public static GridRule everywhere(Rule rule) {
        return new GridRule(OptionalInt.empty(), rule);
    }

    public boolean holdsIn(int number) {
        return grid.isEmpty() || grid.getAsInt() == number;
    }

    /** The rule line without its {@code #}: {@code grid 2: diagonals}. */
    public String text() {
        return (grid.isPresent() ? PREFIX + (grid.getAsInt() + 1) + ": " : "") + rule.text();
    }
}
