package sudosat.languages;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput.Status;
import sudosat.encode.Variables;

/**
 * Reads what Knuth's programs for exact cover print with {@code m1}: the number of a solution with a colon, then an
 * option a line with the names of {@link DlxText}, such as {@code p11 r15 c15 b15 (2 of 4)}, from any of its items on.
 * How many solutions there are stands on their standard error, so that without it nothing tells that there are none.
 */
final class DlxReader extends AnswerReader {
    private final Map<String, Integer> cells = new HashMap<>();
    private final Map<String, Integer> values = new HashMap<>();

    DlxReader(AnswerBuilder answer) {
        super(answer);
        Variables variables = answer.variables();
        for (int cell = 0; cell < variables.count() / variables.size(); cell++) {
            cells.put(ItemNames.cell(cell, variables.size(), variables.grids()), cell);
        }
        for (int value = 1; value <= variables.size(); value++) {
            values.put(ItemNames.value(value, variables.size()), value);
        }
    }

    @Override
    void readLine() throws IOException, OutputError {
        String line = lines.rest();
        if (line.matches("\\d+:") && !lines.isAtEnd()) {
            answer.closeWithFalse();
            answer.say(Status.SATISFIABLE, line);
            answer.begin();
        } else if (line.matches(".* \\((\\d+ of \\d+|\\?)\\)")) {
            readOption(line);
        } else if (answer.status() == Status.NO_VERDICT && line.equals("TIMEOUT!")) {
            answer.say(Status.UNKNOWN, line);
        } else if (answer.status() == Status.NO_VERDICT && line.startsWith("Altogether 0 solutions,")) {
            answer.say(Status.UNSATISFIABLE, "Altogether 0 solutions");
        }
    }

    @Override
    void end() {
        answer.closeWithFalse();
    }

    private void readOption(String line) throws IOException, OutputError {
        int cell = -1;
        int value = 0;
        for (String name : line.split(" ")) {
            cell = cells.getOrDefault(name, cell);
            value = name.startsWith("r")
                    ? values.getOrDefault(name.substring(Math.max(1, name.length() - valueLength())), 0)
                    : value;
        }
        if (cell < 0 || value == 0) {
            throw lines.syntax(line, "an option with a cell and a row such as p11 and r15");
        }
        answer.add(answer.variables().of(cell, value));
    }

    private int valueLength() {
        return ItemNames.value(1, answer.variables().size()).length();
    }
}
