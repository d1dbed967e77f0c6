package sudosat.languages;

import java.io.IOException;
import java.util.Map;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput.Status;
import sudosat.io.Digits;
import sudosat.puzzle.Cell;

/**
 * Reads clingo's text: each answer set is a line of {@code value(G,R,C,V)}; the verdict stands alone on its line, after
 * them.
 */
final class ClingoReader extends AnswerReader {
    private static final String ATOM = "value(";
    private static final Map<String, Status> VERDICTS = Map.of(
            "SATISFIABLE", Status.SATISFIABLE,
            "OPTIMUM FOUND", Status.SATISFIABLE,
            "UNSATISFIABLE", Status.UNSATISFIABLE,
            "UNKNOWN", Status.UNKNOWN);

    ClingoReader(AnswerBuilder answer) {
        super(answer);
    }

    @Override
    void readLine() throws IOException, OutputError {
        String word = lines.word();
        if (word.startsWith(ATOM)) {
            readAnswerSet(word);
        } else {
            readWords((word + " " + lines.rest()).strip());
        }
    }

    private void readWords(String line) throws OutputError {
        if (VERDICTS.containsKey(line)) {
            answer.say(VERDICTS.get(line), line);
        } else if (answer.status() == Status.SATISFIABLE
                && line.startsWith("Models : ")
                && Character.isDigit(line.charAt(line.length() - 1))) {
            answer.exhaust(); // with a + there may be more
        }
    }

    /** An atom that is not there is false. */
    private void readAnswerSet(String first) throws IOException, OutputError {
        answer.begin();
        for (String word = first; !word.isEmpty(); word = lines.word()) {
            int variable = variable(word);
            if (variable > 0) {
                answer.add(variable);
            } else if (!lines.isAtEnd()) {
                throw lines.syntax(
                        word,
                        "value(grid,row,column,value), each from 1 to the number of grids, rows, columns or values");
            }
        }
        answer.closeWithFalse();
    }

    /** The variable of an atom; 0 if there is none. */
    private int variable(String atom) {
        int size = answer.variables().size();
        if (!atom.startsWith(ATOM) || !atom.endsWith(")")) {
            return 0;
        }
        String[] arguments = atom.substring(ATOM.length(), atom.length() - 1).split(",", -1);
        int[] limits = {answer.variables().grids(), size, size, size};
        int[] numbers = new int[limits.length];
        for (int i = 0; i < limits.length; i++) {
            numbers[i] = arguments.length == limits.length ? Digits.parse(arguments[i]) : 0;
            if (numbers[i] < 1 || numbers[i] > limits[i]) {
                return 0;
            }
        }
        return answer.variables().of(new Cell(numbers[0] - 1, numbers[1] - 1, numbers[2] - 1).index(size), numbers[3]);
    }
}
