package sudosat.encode;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import sudosat.dimacs.CnfComments;
import sudosat.io.UserError;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.RuleSet;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/** What the comments of an encoded puzzle say, so that its models decode without the puzzle. */
public final class PuzzleComments {
    private PuzzleComments() {}

    public static CnfComments of(Puzzle puzzle, EncodingStyle style, boolean show) {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("boxes", puzzle.shape().toString());
        properties.put("grids", String.valueOf(puzzle.grids()));
        properties.put("differ", puzzle.differ().name().toLowerCase(Locale.ROOT));
        for (int number = 1; number <= puzzle.rules().size(); number++) {
            properties.put(
                    "rule" + number, puzzle.rules().get(number - 1).text().replace('\n', ' '));
        }
        properties.put("encoding", style.name());
        return new CnfComments(properties, show ? new Variables(puzzle.size(), puzzle.grids()).count() : 0);
    }

    /**
     * The puzzle behind a CNF, without its clues.
     *
     * @param source the CNF's name, for messages
     */
    public static Puzzle puzzle(Map<String, String> properties, String source) {
        Optional<Shape> shape = Shape.parse(properties.getOrDefault("boxes", ""));
        String grids = properties.getOrDefault("grids", "");
        if (shape.isEmpty() || !grids.matches("[1-9]\\d{0,4}")) {
            throw new UserError(source + ": its comments do not name boxes and grids: pass " + UserError.option("like")
                    + " PUZZLE or " + UserError.option("boxes") + " RxC " + UserError.option("grids") + " N");
        }
        Differ differ = differ(properties.getOrDefault("differ", "everywhere"), source);
        List<GridRule> rules = new ArrayList<>();
        try {
            for (int number = 1; properties.containsKey("rule" + number); number++) {
                rules.add(Rules.parseLine(properties.get("rule" + number)));
            }
            RuleSet ruleSet = new RuleSet(shape.get(), Integer.parseInt(grids), differ, rules);
            return new Puzzle(ruleSet, Tuple.empty(shape.get().size(), ruleSet.grids()));
        } catch (RuleException wrong) {
            throw new UserError(source + ": a rule in its comments: " + wrong.getMessage());
        }
    }

    /** Which cells were given in both grids is no longer known; the clauses know. */
    private static Differ differ(String text, String source) {
        return switch (text) {
            case "everywhere" -> Differ.EVERYWHERE;
            case "holes", "nowhere" -> Differ.NOWHERE;
            default ->
                throw new UserError(
                        source + ": found differ=" + UserError.quote(text) + ", expected everywhere, holes or nowhere");
        };
    }
}
