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
final class HighsReader extends AnswerReader {
    private static final Map<String, Status> VERDICTS = Map.of(
            "Optimal", Status.SATISFIABLE,
            "Infeasible", Status.UNSATISFIABLE,
            "Primal infeasible or unbounded", Status.UNSATISFIABLE);

    HighsReader(AnswerBuilder answer) {
        super(answer);
    }

    @Override
    void readLine() throws IOException, OutputError {
        String line = lines.rest();
        if (line.equals("Model status")) {
            readVerdict();
        } else if (line.startsWith("# Columns ") && answer.status() == Status.SATISFIABLE) {
            readColumns(Digits.parse(line, "# Columns ".length(), line.length()));
        }
    }

    /** Every other status is some limit or failure. */
    private void readVerdict() throws IOException, OutputError {
        String words = lines.next() ? lines.rest() : "";
        if (words.isEmpty()) {
            throw lines.syntax(words, "a model status");
        }
        answer.say(VERDICTS.getOrDefault(words, Status.UNKNOWN), words);
    }

    private void readColumns(int columns) throws IOException, OutputError {
        answer.begin();
        for (int column = 0; column < columns && lines.next(); column++) {
            answer.add(lines.word(), lines.word());
        }
    }
}
