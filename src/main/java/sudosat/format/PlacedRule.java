package sudosat.format;

import sudosat.io.UserError;
import sudosat.rules.GridRule;
import sudosat.rules.RuleException;

/** A rule and the position in its source where it was said, or none if an option says it. */
record PlacedRule(Source source, int position, GridRule rule) {
    private static final int NOWHERE = -1;

    static PlacedRule ofOption(Source source, GridRule rule) {
        return new PlacedRule(source, NOWHERE, rule);
    }

    UserError refused(RuleException why) {
        return position == NOWHERE
                ? new UserError(source.name() + ": the rule " + UserError.quote(firstLine(rule.text())) + ": "
                        + why.getMessage())
                : refused(source, position, why);
    }

    static UserError refused(Source source, int position, RuleException why) {
        return new UserError(source.place(position) + ": " + why.getMessage());
    }

    /** A jigsaw has a line for every row. */
    static String firstLine(String text) {
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end);
    }
}
