package sudosat.cli.report;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import sudosat.explain.Candidate;
import sudosat.explain.Difficulty;
import sudosat.explain.Explanation;
import sudosat.explain.Step;
import sudosat.explain.Technique;
import sudosat.explain.Use;
import sudosat.format.PuzzleFormat;
import sudosat.inspect.Truth;
import sudosat.io.JsonObject;

/** Tells programs how a puzzle is solved: one object, always with all keys; docs/reference/json.md lists them. */
public final class ExplainJson {
    private ExplainJson() {}

    public static String of(ExplainReport report) {
        Optional<Explanation> explanation = report.explained().explanation();
        Optional<Difficulty> difficulty = report.explained().difficulty();
        return head(report)
                .put(
                        "solution",
                        report.isSolved() ? Optional.of(report.solution().stripTrailing()) : Optional.empty())
                .put("reached", explanation.map(known -> reached(known, report.format())))
                .decimal("se", difficulty.map(Difficulty::se))
                .put("hodoku", difficulty.map(Difficulty::weight))
                .put("level", report.level())
                .decimal("score", difficulty.map(Difficulty::score))
                .put("guesses", difficulty.map(Difficulty::guesses))
                .put("backtracks", difficulty.map(Difficulty::backtracks))
                .put("techniques", techniques(explanation.map(Explanation::uses).orElse(Map.of())))
                .put("steps", explanation.map(ExplainJson::steps).orElse(List.of()))
                .line();
    }

    /** The next step alone. */
    public static String hint(ExplainReport report) {
        JsonObject before = head(report);
        Optional<Step> next = report.next();
        return before.put(
                        "step",
                        next.map(step -> step(report.explained().explanation().orElseThrow(), step)))
                .line();
    }

    private static JsonObject head(ExplainReport report) {
        Truth unique = report.explained().uniqueness().unique();
        return new JsonObject()
                .put("puzzle", report.number())
                .put("clues", report.explained().puzzle().clues().filledCells())
                .put("unique", unique == Truth.UNKNOWN ? Optional.empty() : Optional.of(unique == Truth.YES))
                .put("unknown", report.explained().unknown())
                .put("solved", report.isSolved());
    }

    private static String reached(Explanation explanation, PuzzleFormat format) {
        return format.solutionText(Optional.of(explanation.reached())).stripTrailing();
    }

    private static JsonObject techniques(Map<Technique, Use> uses) {
        JsonObject techniques = new JsonObject();
        uses.forEach((technique, use) -> techniques.put(technique.key(), use.times()));
        return techniques;
    }

    private static List<JsonObject> steps(Explanation explanation) {
        return explanation.steps().stream().map(step -> step(explanation, step)).toList();
    }

    private static JsonObject step(Explanation explanation, Step step) {
        return new JsonObject()
                .put("technique", step.technique().key())
                .decimal("se", Optional.of(step.rating() / 10.0))
                .put("reason", step.because().get())
                .put("placed", names(explanation, explanation.placed(step)))
                .put("removed", names(explanation, explanation.removed(step)));
    }

    private static List<String> names(Explanation explanation, List<Candidate> candidates) {
        return candidates.stream().map(explanation::name).toList();
    }
}
