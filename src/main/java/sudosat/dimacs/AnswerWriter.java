package sudosat.dimacs;

import java.io.IOException;
import java.io.OutputStream;
import sudosat.cnf.Model;
import sudosat.io.AsciiWriter;
import sudosat.work.Result;

/** Writes answers as the SAT competition wants solvers to print them. */
public final class AnswerWriter {
    private static final int LONGEST_LINE = 78;

    private final AsciiWriter buffer;
    private int column;

    private AnswerWriter(AsciiWriter buffer) {
        this.buffer = buffer;
    }

    /**
     * Writes the status line and, if there is a model, a value for each variable.
     *
     * @param variables the number of variables of the formula; those that the model leaves open are written as false
     */
    public static void write(Result<Model> answer, int variables, OutputStream out) throws IOException {
        AsciiWriter.write(out, buffer -> new AnswerWriter(buffer).write(answer, variables));
    }

    private void write(Result<Model> answer, int variables) {
        if (answer instanceof Result.Found<Model> satisfiable) {
            buffer.text("s SATISFIABLE\n");
            writeModel(satisfiable.value(), variables);
        } else if (answer instanceof Result.None) {
            buffer.text("s UNSATISFIABLE\n");
        } else {
            buffer.text("s UNKNOWN\n");
        }
    }

    private void writeModel(Model model, int variables) {
        beginLine();
        for (int variable = 1; variable <= variables; variable++) {
            put(model.isTrue(variable) ? variable : -variable);
        }
        put(0);
        buffer.character('\n');
    }

    private void beginLine() {
        buffer.character('v');
        column = 1;
    }

    private void put(int number) {
        int width = 1 + Integer.toString(number).length();
        if (column + width > LONGEST_LINE) {
            buffer.character('\n');
            beginLine();
        }
        buffer.character(' ');
        buffer.number(number);
        column += width;
    }
}
