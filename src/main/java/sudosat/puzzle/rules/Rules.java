package sudosat.puzzle.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CopyOnWriteArrayList;
import sudosat.io.UserError;
import sudosat.puzzle.CellNames;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleType;

/** All rules, by keyword. Readers, formats and messages use this list. */
public final class Rules {
    private static final List<RuleType> TYPES = new CopyOnWriteArrayList<>(List.of(
            Diagonals.TYPE,
            Windows.TYPE,
            Pyramids.TYPE,
            Cage.TYPE,
            Greater.TYPE,
            Sandwich.TYPE,
            Region.TYPE,
            Jigsaw.TYPE));

    private Rules() {}

    public static List<RuleType> types() {
        return List.copyOf(TYPES);
    }

    /** The keywords of all rules. */
    public static List<String> keywords() {
        List<String> keywords = new ArrayList<>();
        for (RuleType type : TYPES) {
            keywords.add(type.keyword());
        }
        return keywords;
    }

    public static Optional<RuleType> find(String keyword) {
        for (RuleType type : TYPES) {
            if (type.keyword().equals(keyword)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    /** Adds a rule for the whole process: for programs that have rules of their own. */
    public static void register(RuleType type) {
        if (find(type.keyword()).isPresent()) {
            throw new IllegalArgumentException("a second rule " + type.keyword());
        }
        TYPES.add(type);
    }

    /** Reverts {@link #register}. */
    static void unregister(RuleType type) {
        TYPES.remove(type);
    }

    /**
     * Reads what {@link GridRule#text} writes.
     *
     * @throws RuleException if it is no rule
     */
    public static GridRule parseLine(String text) {
        String line = text.strip();
        int colon = line.indexOf(':');
        if (!line.startsWith(GridRule.PREFIX) || colon < 0) {
            return GridRule.everywhere(parse(line));
        }
        int grid =
                CellNames.number(line.substring(GridRule.PREFIX.length(), colon).strip());
        if (grid == 0) {
            throw new RuleException(UserError.quote(line.substring(0, colon)), "the number of a grid, from 1");
        }
        return new GridRule(OptionalInt.of(grid - 1), parse(line.substring(colon + 1)));
    }

    /**
     * Reads a rule as {@link Rule#text} writes it.
     *
     * @throws RuleException if the text is not a rule
     */
    public static Rule parse(String text) {
        String line = text.strip();
        int end = 0;
        while (end < line.length() && Character.isLetter(line.charAt(end))) {
            end++;
        }
        RuleType type = find(line.substring(0, end))
                .orElseThrow(() ->
                        new RuleException(UserError.quote(line), "one of the rules " + String.join(", ", keywords())));
        return type.parser().apply(line.substring(end));
    }
}
