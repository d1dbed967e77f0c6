package sudosat.languages;

import java.io.IOException;
import java.util.Map;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput.Status;
import sudosat.io.Digits;

/**
 * Reads the file that HiGHS writes: its model status on the second line, later the columns with their values, as many
 * as it says.
 */
final class HighsReader {
    private static final Map<String, Status> VERDICTS = Map.of(
            "Optimal", Status.SATISFIABLE,
            "Infeasible", Status.UNSATISFIABLE,
            "Primal infeasible or unbounded", Status.UNSATISFIABLE);

    private HighsReader() {}

    static void read(AnswerBuilder answer) throws IOException, OutputError {
        OutputWords lines = answer.lines();
        while (lines.next()) {
            String line = lines.rest();
            if (line.equals("Model status")) {
                readVerdict(answer, lines);
            } else if (line.startsWith("# Columns ") && answer.status() == Status.SATISFIABLE) {
                readColumns(answer, lines, line);
            }
        }
    }

    /** Every other status is some limit or failure. */
    private static void readVerdict(AnswerBuilder answer, OutputWords lines) throws IOException, OutputError {
        String words = lines.next() ? lines.rest() : "";
        if (words.isEmpty()) {
            throw lines.syntax(words, "a model status");
        }
        answer.say(VERDICTS.getOrDefault(words, Status.UNKNOWN), words);
    }

    private static void readColumns(AnswerBuilder answer, OutputWords lines, String title)
            throws IOException, OutputError {
        int columns = Digits.parse(title, "# Columns ".length(), title.length());
        answer.begin();
        for (int column = 0; column < columns && lines.next(); column++) {
            answer.add(lines.word(), lines.word());
        }
    }
}
