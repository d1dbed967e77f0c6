package sudosat.cli.report;

import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import sudosat.explain.Difficulty;
import sudosat.explain.Explanation;
import sudosat.explain.Technique;
import sudosat.explain.Use;
import sudosat.io.JsonObject;

/** Reports the difficulty of puzzles as CSV, one row per puzzle. What is not known is 0, and the level says why. */
public final class ExplainStats {
    private ExplainStats() {}

    public static String header() {
        StringBuilder row = new StringBuilder("puzzle,clues,se,hodoku,level,score,guesses");
        for (Technique technique : Technique.values()) {
            row.append(',').append(technique.key());
        }
        return row.append('\n').toString();
    }

    public static String row(ExplainReport report) throws IOException {
        Optional<Difficulty> difficulty = report.explained().difficulty();
        StringBuilder row = new StringBuilder(name(report));
        row.append(',').append(report.explained().puzzle().clues().clues());
        row.append(',').append(JsonObject.decimal(difficulty.map(Difficulty::se).orElse(0.0)));
        row.append(',').append(difficulty.map(Difficulty::weight).orElse(0));
        row.append(',').append(report.level());
        row.append(',')
                .append(JsonObject.decimal(difficulty.map(Difficulty::score).orElse(0.0)));
        row.append(',').append(difficulty.map(Difficulty::guesses).orElse(0));
        Map<Technique, Use> uses =
                report.explained().explanation().map(Explanation::uses).orElse(Map.of());
        for (Technique technique : Technique.values()) {
            row.append(',')
                    .append(uses.containsKey(technique) ? uses.get(technique).times() : 0);
        }
        return row.append('\n').toString();
    }

    /** The puzzle itself where that is a line, else its number. */
    private static String name(ExplainReport report) throws IOException {
        return report.format().isLineForLine()
                ? report.grids(Optional.of(report.explained().puzzle().clues())).stripTrailing()
                : String.valueOf(report.number());
    }
}
