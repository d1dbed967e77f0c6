package sudosat.languages;

import java.io.IOException;
import java.util.Map;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput.Status;
import sudosat.io.Digits;

/** Reads the table that glpsol writes: a status line, then its rows, then its columns with their values. */
final class GlpsolReader extends AnswerReader {
    private static final Map<String, Status> VERDICTS = Map.of(
            "INTEGER OPTIMAL", Status.SATISFIABLE,
            "INTEGER NON-OPTIMAL", Status.SATISFIABLE,
            "INTEGER EMPTY", Status.UNSATISFIABLE,
            "INTEGER UNDEFINED", Status.UNKNOWN);

    private boolean inColumns;

    GlpsolReader(AnswerBuilder answer) {
        super(answer);
    }

    @Override
    void readLine() throws IOException, OutputError {
        String word = lines.word();
        if (word.equals("Status:")) {
            readVerdict();
        } else if (word.equals("No.")) {
            inColumns = lines.word().equals("Column");
        } else if (inColumns && Digits.parse(word) > 0) {
            readColumn();
        } else if (!word.startsWith("---")) {
            inColumns = false;
        }
    }

    private void readVerdict() throws IOException, OutputError {
        String words = lines.rest();
        if (!VERDICTS.containsKey(words)) {
            throw lines.syntax(words, "INTEGER OPTIMAL, INTEGER EMPTY or INTEGER UNDEFINED");
        }
        answer.say(VERDICTS.get(words), words);
    }

    /** Without a solution, the values are the bounds that it began with. */
    private void readColumn() throws IOException, OutputError {
        String name = lines.word();
        String mark = lines.word();
        if (answer.status() == Status.SATISFIABLE) {
            answer.begin();
            answer.add(name, mark.equals("*") ? lines.word() : mark);
        }
    }
}
