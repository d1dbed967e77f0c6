package sudosat.languages;

import java.io.IOException;
import sudosat.cnf.OutputError;

/** Reads what a solver printed, line by line. */
abstract class AnswerReader {
    final AnswerBuilder answer;
    final OutputWords lines;

    AnswerReader(AnswerBuilder answer) {
        this.answer = answer;
        lines = answer.lines();
    }

    final void read() throws IOException, OutputError {
        while (lines.next()) {
            readLine();
        }
        end();
    }

    /** Reads the words of a line that has some. */
    abstract void readLine() throws IOException, OutputError;

    /** Takes in that no line follows. */
    void end() {}
}
