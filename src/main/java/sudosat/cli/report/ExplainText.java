package sudosat.cli.report;

import sudosat.explain.Difficulty;
import sudosat.explain.Explanation;
import sudosat.explain.Step;
import sudosat.explain.Use;
import sudosat.io.JsonObject;

/** Tells people how a puzzle is solved: the steps, the state reached if that is not the end, and a summary. */
public final class ExplainText {
    private final ExplainReport report;
    private final StringBuilder text = new StringBuilder();

    private ExplainText(ExplainReport report) {
        this.report = report;
    }

    public static String of(ExplainReport report) {
        return new ExplainText(report).write();
    }

    /** The next step alone, on a line. */
    public static String hint(ExplainReport report) {
        if (report.isUnsolvable()) {
            return report.solution();
        } else if (report.explained().explanation().isEmpty()) {
            return "unknown\n";
        }
        Explanation explanation = report.explained().explanation().get();
        return report.next().map(explanation::text).orElse(explanation.isSolved() ? "solved" : "no technique applies")
                + "\n";
    }

    private String write() {
        if (report.isUnsolvable()) {
            return report.solution();
        }
        report.explained().explanation().ifPresent(this::writeSteps);
        text.append("level: ").append(report.level()).append('\n');
        report.explained().difficulty().ifPresent(this::writeDifficulty);
        if (report.isSolved()) {
            text.append("solution:\n").append(report.solution());
        }
        return text.toString();
    }

    private void writeSteps(Explanation explanation) {
        int number = 0;
        for (Step step : explanation.steps()) {
            text.append(++number).append(". ").append(explanation.text(step)).append('\n');
        }
        text.append(number == 0 ? "" : "\n");
        if (!explanation.isSolved()) {
            text.append("candidates:\n").append(explanation.table()).append('\n');
        }
        text.append("steps: ").append(number).append('\n');
        explanation
                .uses()
                .forEach((technique, use) -> text.append("  " + technique.title() + ": " + words(use) + "\n"));
    }

    /** {@code 12, se 1.2 to 1.5}. */
    private static String words(Use use) {
        String to = use.hardest() > use.easiest() ? " to " + JsonObject.decimal(use.hardest() / 10.0) : "";
        return use.times() + ", se " + JsonObject.decimal(use.easiest() / 10.0) + to;
    }

    private void writeDifficulty(Difficulty difficulty) {
        text.append("se: ")
                .append(JsonObject.decimal(difficulty.se()))
                .append(", the hardest step on Sudoku Explainer's scale\n");
        text.append("hodoku: ").append(difficulty.weight()).append(", the sum of the steps by HoDoKu's weights\n");
        text.append("score: ").append(JsonObject.decimal(difficulty.score())).append(" of 100, by five factors\n");
        text.append("guesses: ").append(difficulty.guesses()).append('\n');
        text.append("backtracks: ").append(difficulty.backtracks()).append('\n');
    }
}
