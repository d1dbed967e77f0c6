package sudosat.cli.report;

import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import sudosat.explain.Difficulty;
import sudosat.explain.Explanation;
import sudosat.explain.Technique;
import sudosat.explain.Use;
import sudosat.io.JsonObject;

/** Reports the difficulty of puzzles as CSV, one row per puzzle. What is not known is 0, and the level says why. */
public final class ExplainStats {
    private ExplainStats() {}

    public static String header() {
        return Stream.of(Technique.values())
                .map(Technique::key)
                .collect(Collectors.joining(",", "puzzle,clues,se,hodoku,level,score,guesses,", "\n"));
    }

    public static String row(ExplainReport report) {
        Optional<Difficulty> difficulty = report.explained().difficulty();
        StringJoiner row = new StringJoiner(",", "", "\n")
                .add(name(report))
                .add("" + report.explained().puzzle().clues().filledCells())
                .add(JsonObject.decimal(difficulty.map(Difficulty::se).orElse(0.0)))
                .add("" + difficulty.map(Difficulty::weight).orElse(0))
                .add(report.level())
                .add(JsonObject.decimal(difficulty.map(Difficulty::score).orElse(0.0)))
                .add("" + difficulty.map(Difficulty::guesses).orElse(0));
        Map<Technique, Use> uses =
                report.explained().explanation().map(Explanation::uses).orElse(Map.of());
        for (Technique technique : Technique.values()) {
            row.add("" + (uses.containsKey(technique) ? uses.get(technique).times() : 0));
        }
        return row.toString();
    }

    /** The puzzle itself where that is a line, else its number. */
    private static String name(ExplainReport report) {
        return report.format().isLineForLine()
                ? report.format()
                        .solutionText(Optional.of(report.explained().puzzle().clues()))
                        .stripTrailing()
                : String.valueOf(report.number());
    }
}
