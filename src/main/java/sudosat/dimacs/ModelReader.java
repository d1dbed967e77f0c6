package sudosat.dimacs;

import java.io.IOException;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.io.ByteScanner;
import sudosat.io.UserError;

/** Puts models together literal by literal and hands each over when it is closed. */
final class ModelReader {
    private final ByteScanner input;
    private final String source;
    private final int highestVariable;
    private final int keptVariables;
    private final StatusLines verdict;
    private final ModelSink models;
    private Model model = new Model();
    private boolean open;
    private boolean lastClosed = true;
    private int count;

    ModelReader(
            ByteScanner input,
            String source,
            int highestVariable,
            int keptVariables,
            StatusLines verdict,
            ModelSink models) {
        this.input = input;
        this.verdict = verdict;
        this.source = source;
        this.highestVariable = Math.min(highestVariable, DimacsReader.HIGHEST_VARIABLE);
        this.keptVariables = keptVariables;
        this.models = models;
    }

    /** The number of models handed over. */
    int count() {
        return count;
    }

    /** The number of models handed over or begun. */
    int begun() {
        return open ? count + 1 : count;
    }

    /** A model has begun that no 0 has closed yet. */
    boolean isOpen() {
        return open;
    }

    /** Begins a model, even if no literal follows, or goes on with the open one. */
    void begin() {
        open = true;
    }

    boolean isLastClosed() {
        return lastClosed;
    }

    /**
     * Reads, for the model begun, the literal that the marked token is, or the 0 that closes a model; false if it is
     * neither. An output that was cut off may end in a piece of a literal; where that shows, it only leaves the model
     * open.
     */
    boolean readLiteral() throws IOException, OutputError {
        int sign = input.peek();
        boolean signed = sign == '-' || sign == '+';
        if (signed) {
            input.skip();
        }
        boolean cutOff = signed && input.peek() == ByteScanner.END;
        int variable = (int) input.number(DimacsReader.HIGHEST_VARIABLE);
        if (variable > 0) {
            add(variable, sign == '-' ? -variable : variable);
        } else if (variable == 0 && !signed) {
            close(true);
        }
        return variable > 0 || variable == 0 && !signed || cutOff;
    }

    /** Reads a literal that a comma or a bracket may follow; false if there is none. */
    boolean readListed() throws IOException, OutputError {
        boolean isNegative = input.peek() == '-';
        if (isNegative) {
            input.skip();
        }
        int variable = (int) input.leadingNumber(DimacsReader.HIGHEST_VARIABLE);
        if (variable > 0) {
            add(variable, isNegative ? -variable : variable);
        }
        return variable > 0;
    }

    private void add(int variable, int literal) throws IOException, OutputError {
        if (variable > highestVariable) {
            throw error(
                    OutputError.Kind.SYNTAX,
                    UserError.quote(input.token()),
                    "a variable of at most " + highestVariable);
        } else if (variable > keptVariables) {
            return;
        } else if (!model.isTrue(-literal)) {
            model.add(literal);
        } else if (input.peek() != ByteScanner.END) {
            throw error(
                    OutputError.Kind.CONTRADICTION,
                    "'" + literal + "' in a model with '" + -literal + "'",
                    "one value per variable");
        }
    }

    private OutputError error(OutputError.Kind kind, String found, String expected) {
        return OutputError.at(kind, source, input, found, expected);
    }

    /** Hands over an open model although no 0 has closed it. */
    void closeWithoutZero() {
        if (open) {
            close(false);
        }
    }

    /** Hands over the open model. */
    void close(boolean withZero) {
        count++;
        open = false;
        lastClosed = withZero;
        Model complete = model;
        model = new Model();
        models.model(complete, withZero, verdict.status());
    }

    /** Forgets the literals of an open model: they turned out to be none. */
    void drop() {
        open = false;
        model = new Model();
    }
}
