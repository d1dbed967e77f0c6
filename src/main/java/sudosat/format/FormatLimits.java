package sudosat.format;

import java.util.Locale;
import sudosat.io.UserError;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** Errors for what a format does not support. */
record FormatLimits(String format) {

    UserError error(String what) {
        return new UserError("the " + format + " format does not support " + what);
    }

    UserError rule(GridRule rule) {
        return error("rule " + UserError.quote(RuleLines.firstLine(rule.text())));
    }

    void requireNoRules(Puzzle puzzle) {
        if (!puzzle.rules().isEmpty()) {
            throw rule(puzzle.rules().get(0));
        }
    }

    void requireOneGrid(Tuple tuple) {
        if (tuple.grids() > 1) {
            throw error("a tuple of " + tuple.grids() + " grids");
        }
    }

    void requireSquareBoxes(Puzzle puzzle) {
        if (!puzzle.shape().hasSquareBoxes()) {
            throw error("boxes " + puzzle.shape());
        }
    }

    /** Values are single characters there. */
    void requireCharacters(Tuple tuple) {
        if (tuple.size() > CellCharacters.LARGEST) {
            throw error(
                    "a grid of size " + tuple.size() + ": it has characters for " + CellCharacters.LARGEST + " values");
        }
    }

    void requireUsualDifference(Puzzle puzzle) {
        if (puzzle.grids() > 1 && puzzle.differ() != Differ.EVERYWHERE) {
            throw error("'differ " + puzzle.differ().name().toLowerCase(Locale.ROOT) + "'");
        }
    }
}
