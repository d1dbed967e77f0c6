package sudosat.languages;

import java.io.IOException;
import java.util.Map;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput.Status;
import sudosat.io.Digits;

/**
 * Reads what cbc prints: a verdict among its messages, and with {@code solution -} once more before a table of the
 * variables that are not 0. With no solution to show, the table holds fractions and is passed over, or is left out.
 */
final class CbcReader extends AnswerReader {
    /** How lines begin that tell a verdict. */
    private static final Map<String, Status> VERDICTS = Map.of(
            "Result - Optimal solution found", Status.SATISFIABLE,
            "Result - Problem proven infeasible", Status.UNSATISFIABLE,
            "Result - Linear relaxation infeasible", Status.UNSATISFIABLE,
            "Pre-processing says infeasible", Status.UNSATISFIABLE,
            "Problem is infeasible", Status.UNSATISFIABLE,
            "Result - Stopped on", Status.UNKNOWN);
    /** How the line above the table begins. */
    private static final Map<String, Status> TITLES = Map.of(
            "Optimal", Status.SATISFIABLE,
            "Infeasible", Status.UNSATISFIABLE,
            "Integer infeasible", Status.UNSATISFIABLE,
            "Stopped on", Status.UNKNOWN);

    private boolean inTable;

    CbcReader(AnswerBuilder answer) {
        super(answer);
    }

    @Override
    void readLine() throws IOException, OutputError {
        String word = lines.word();
        boolean isRow = Digits.parse(word) >= 0 || word.equals("**");
        if (inTable && isRow) {
            readRow(word);
            return;
        }
        end();
        String line = (word + " " + lines.rest()).strip();
        take(VERDICTS, line);
        if (line.contains(" - objective value ")) {
            take(TITLES, line);
            inTable = true;
        }
    }

    private void take(Map<String, Status> beginnings, String line) throws OutputError {
        for (Map.Entry<String, Status> entry : beginnings.entrySet()) {
            if (line.startsWith(entry.getKey())) {
                answer.say(entry.getValue(), entry.getKey());
                return;
            }
        }
    }

    private void readRow(String first) throws IOException, OutputError {
        if (answer.status() != Status.SATISFIABLE) {
            return;
        }
        if (first.equals("**")) {
            throw lines.syntax(first, "a solution that keeps all bounds");
        }
        String name = lines.word();
        String value = lines.word();
        if (!lines.word().isEmpty()) {
            answer.begin();
            answer.add(name, value);
        }
    }

    /** What is 0 may not be in the table. */
    @Override
    void end() {
        if (inTable) {
            answer.closeWithFalse();
        }
        inTable = false;
    }
}
