package sudosat.rules;

import java.util.OptionalInt;

/**
 * A rule and where it holds.
 *
 * @param grid the grid, from 0; nothing for all of them
 */
public record GridRule(OptionalInt grid, Rule rule) {
    private static final String PREFIX = "grid ";

    public static GridRule everywhere(Rule rule) {
        return new GridRule(OptionalInt.empty(), rule);
    }

    /**
     * Reads what {@link #text} writes.
     *
     * @throws RuleException if it is no rule
     */
    public static GridRule parse(String text) {
        String line = text.strip();
        int colon = line.indexOf(':');
        if (!line.startsWith(PREFIX) || colon < 0) {
            return everywhere(Rules.parse(line));
        }
        int grid = CellNames.number(line.substring(PREFIX.length(), colon).strip());
        if (grid == 0) {
            throw new RuleException("'" + line.substring(0, colon) + "'", "the number of a grid, from 1");
        }
        return new GridRule(OptionalInt.of(grid - 1), Rules.parse(line.substring(colon + 1)));
    }

    public boolean holdsIn(int number) {
        return grid.isEmpty() || grid.getAsInt() == number;
    }

    /** The rule line without its {@code #}: {@code grid 2: diagonals}. */
    public String text() {
        return (grid.isPresent() ? PREFIX + (grid.getAsInt() + 1) + ": " : "") + rule.text();
    }
}
