package sudosat.puzzle;

import java.util.Optional;
import java.util.function.Function;
import sudosat.io.UserError;

/**
 * A keyword, and what all rules that begin with it have in common.
 *
 * @param keyword letters only
 * @param example a whole rule line, without its {@code #}
 * @param sentence the meaning of such a rule, in words
 * @param fPuzzlesKey the key that switches the rule on in the JSON of f-puzzles, if that is all there is to it
 * @param parser reads the text after the keyword; throws a {@link RuleException} if it is malformed
 */
public record RuleType(
        String keyword, String example, String sentence, Optional<String> fPuzzlesKey, Function<String, Rule> parser) {

    public RuleType {
        if (!keyword.chars().allMatch(Character::isLetter)) {
            throw new IllegalArgumentException("the keyword of a rule has letters only: " + keyword);
        }
    }

    public RuleType(String keyword, String example, String sentence, Function<String, Rule> parser) {
        this(keyword, example, sentence, Optional.empty(), parser);
    }

    /** The type of a rule that consists of its keyword alone. */
    public static RuleType ofKeyword(String keyword, String sentence, Rule rule) {
        return new RuleType(keyword, keyword, sentence, rest -> alone(rule, rest));
    }

    private static Rule alone(Rule rule, String rest) {
        if (!rest.isBlank()) {
            throw new RuleException(
                    UserError.quote(rest.strip()) + " after " + UserError.quote(rule.text()), "nothing");
        }
        return rule;
    }

    public RuleType withFPuzzlesKey(String key) {
        return new RuleType(keyword, example, sentence, Optional.of(key), parser);
    }
}
