package sudosat.cli;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import sudosat.explain.Candidate;
import sudosat.explain.Difficulty;
import sudosat.explain.Explanation;
import sudosat.explain.Step;
import sudosat.explain.Technique;
import sudosat.explain.Use;
import sudosat.pipeline.Truth;

/** Tells programs how a puzzle is solved: one object, always with all keys; docs/explaining.md tells them. */
final class ExplainJson {
    private ExplainJson() {}

    static String of(Explained explained) throws IOException {
        Optional<Explanation> explanation = explained.explanation();
        Optional<Difficulty> difficulty = explained.difficulty();
        return head(explained)
                .text("solution", explained.isSolved() ? text(explained.solution()) : Optional.empty())
                .text(
                        "reached",
                        explanation.isPresent()
                                ? text(explained.grids(
                                        Optional.of(explanation.get().reached())))
                                : Optional.empty())
                .decimal("se", difficulty.map(Difficulty::se))
                .number("hodoku", difficulty.map(Difficulty::weight))
                .text("level", Optional.of(explained.level()))
                .decimal("score", difficulty.map(Difficulty::score))
                .number("guesses", difficulty.map(Difficulty::guesses))
                .number("backtracks", difficulty.map(Difficulty::backtracks))
                .object(
                        "techniques",
                        Optional.of(
                                techniques(explanation.map(Explanation::uses).orElse(Map.of()))))
                .objects("steps", explanation.map(ExplainJson::steps).orElse(List.of()))
                .toString();
    }

    /** The next step alone. */
    static String hint(Explained explained) {
        JsonLine before = head(explained);
        Optional<Step> next = explained.next();
        return before.object(
                        "step", next.map(step -> step(explained.explanation().orElseThrow(), step)))
                .toString();
    }

    private static JsonLine head(Explained explained) {
        Truth unique = explained.uniqueness().unique();
        return new JsonLine()
                .number("puzzle", explained.number())
                .number("clues", explained.puzzle().clues().clues())
                .truth("unique", unique == Truth.UNKNOWN ? Optional.empty() : Optional.of(unique == Truth.YES))
                .text("unknown", explained.unknown())
                .truth("solved", Optional.of(explained.isSolved()));
    }

    private static Optional<String> text(String grids) {
        return Optional.of(grids.stripTrailing());
    }

    private static JsonLine techniques(Map<Technique, Use> uses) {
        JsonLine techniques = new JsonLine();
        uses.forEach((technique, use) -> techniques.number(technique.key(), use.times()));
        return techniques;
    }

    private static List<JsonLine> steps(Explanation explanation) {
        return explanation.steps().stream().map(step -> step(explanation, step)).toList();
    }

    private static JsonLine step(Explanation explanation, Step step) {
        return new JsonLine()
                .text("technique", Optional.of(step.technique().key()))
                .decimal("se", Optional.of(step.rating() / 10.0))
                .text("reason", Optional.of(step.because().get()))
                .list("placed", names(explanation, explanation.placed(step)))
                .list("removed", names(explanation, explanation.removed(step)));
    }

    private static List<String> names(Explanation explanation, List<Candidate> candidates) {
        return candidates.stream().map(explanation::name).toList();
    }
}
