package sudosat.rules;

import java.util.ArrayList;
import java.util.List;

/** Reads rules from their text. */
public final class Rules {
    /** What a rule may begin with. */
    public static final List<String> KEYWORDS = List.of(
            Diagonals.KEYWORD,
            Windows.KEYWORD,
            Pyramids.KEYWORD,
            Cage.KEYWORD,
            Greater.KEYWORD,
            Sandwich.KEYWORD,
            Region.KEYWORD,
            Jigsaw.KEYWORD);

    private Rules() {}

    /**
     * The rule that a text says, as {@link Rule#text} writes it.
     *
     * @throws RuleException if it says none
     */
    public static Rule parse(String text) {
        String line = text.strip();
        int end = 0;
        while (end < line.length() && Character.isLetter(line.charAt(end))) {
            end++;
        }
        String keyword = line.substring(0, end);
        String rest = line.substring(end);
        return switch (keyword) {
            case Diagonals.KEYWORD -> alone(new Diagonals(), rest);
            case Windows.KEYWORD -> alone(new Windows(), rest);
            case Pyramids.KEYWORD -> alone(new Pyramids(), rest);
            case Cage.KEYWORD -> Cage.parse(rest);
            case Greater.KEYWORD -> Greater.parse(rest);
            case Sandwich.KEYWORD -> Sandwich.parse(rest);
            case Region.KEYWORD -> Region.parse(rest);
            case Jigsaw.KEYWORD -> jigsaw(rest);
            default ->
                throw new RuleException(
                        "'" + (line.length() > 40 ? line.substring(0, 40) + "…" : line) + "'",
                        "one of the rules " + String.join(", ", KEYWORDS));
        };
    }

    private static Rule alone(Rule rule, String rest) {
        if (!rest.isBlank()) {
            throw new RuleException("'" + rest.strip() + "' after '" + rule.text() + "'", "nothing");
        }
        return rule;
    }

    /** Region numbers, separated by commas or line ends. */
    private static Jigsaw jigsaw(String text) {
        List<Integer> regions = new ArrayList<>();
        for (String number : text.strip().split("[\\s,]+")) {
            if (CellNames.number(number) == 0) {
                throw new RuleException("'" + number + "'", "the number of a region");
            }
            regions.add(Integer.parseInt(number));
        }
        return new Jigsaw(regions);
    }
}
