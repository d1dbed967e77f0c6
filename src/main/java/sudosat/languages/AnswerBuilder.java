package sudosat.languages;

import java.io.IOException;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.SolverOutput;
import sudosat.cnf.SolverOutput.Status;
import sudosat.encode.Variables;
import sudosat.io.Digits;

/** Puts verdict and models together as a reader finds them in the lines of an output. */
final class AnswerBuilder {
    /** How far from 0 or 1 a value may be that a solver found by arithmetic. */
    private static final double TOLERANCE = 1e-5;

    private final OutputWords lines;
    private final Variables variables;
    private final ModelSink models;
    private Status status = Status.NO_VERDICT;
    private String verdict = "";
    private boolean exhausted;
    private Model model = new Model();
    private boolean open;
    private int assigned;
    private int count;
    private boolean lastClosed = true;

    AnswerBuilder(OutputWords lines, Variables variables, ModelSink models) {
        this.lines = lines;
        this.variables = variables;
        this.models = models;
    }

    OutputWords lines() {
        return lines;
    }

    Variables variables() {
        return variables;
    }

    Status status() {
        return status;
    }

    /** Takes in a verdict and the words that gave it; a second one must be the same. */
    void say(Status next, String words) throws OutputError {
        boolean unsatisfiableWithModel = next == Status.UNSATISFIABLE && (count > 0 || open);
        if (status != Status.NO_VERDICT && status != next || unsatisfiableWithModel) {
            throw lines.contradiction(
                    "'" + words + "' after " + (verdict.isEmpty() ? "a model" : "'" + verdict + "'"), "one verdict");
        }
        status = next;
        verdict = words;
    }

    /** These are all models that there are. */
    void exhaust() {
        exhausted = true;
    }

    /** Begins a model, even if no literal follows, or goes on with the open one. */
    void begin() throws OutputError {
        if (status == Status.UNSATISFIABLE) {
            throw lines.contradiction("a model after '" + verdict + "'", "none");
        }
        open = true;
    }

    /** Every cell variable has a value in the open model. */
    boolean isComplete() {
        return open && assigned == variables.count();
    }

    /** Gives a variable its value in the open model; auxiliary variables are left out. */
    void add(int literal) throws IOException, OutputError {
        int variable = Math.abs(literal);
        if (variable > variables.count()) {
            return;
        } else if (!model.isAssigned(variable)) {
            model.add(literal);
            assigned++;
        } else if (!model.isTrue(literal) && !lines.isAtEnd()) {
            throw lines.contradiction("'" + literal + "' in a model with '" + -literal + "'", "one value per variable");
        }
    }

    boolean isAssigned(int variable) {
        return model.isAssigned(variable);
    }

    /** Gives the variable of a name such as {@code x12} the value that a solver printed for it, up to rounding. */
    void add(String name, String value) throws IOException, OutputError {
        if (value.isEmpty() && lines.isAtEnd()) {
            return; // cut off
        }
        int variable = variable(name);
        double number = number(value);
        if (Math.abs(number) <= TOLERANCE) {
            add(-variable);
        } else if (Math.abs(number - 1) <= TOLERANCE) {
            add(variable);
        } else {
            throw lines.syntax(value, "0 or 1");
        }
    }

    /** The variable of a name such as {@code x12}. */
    private int variable(String name) throws OutputError {
        boolean named = name.length() > 1 && name.charAt(0) == 'x';
        int variable = named ? Digits.parse(name, 1, name.length()) : 0;
        if (variable < 1) {
            throw lines.syntax(name, "a variable such as x12");
        }
        return variable;
    }

    private double number(String text) throws OutputError {
        try {
            return Double.parseDouble(text);
        } catch (NumberFormatException none) {
            throw lines.syntax(text, "a number");
        }
    }

    /** Passes on the open model, which names only true variables. It is complete if they give every cell a value. */
    void closeWithFalse() {
        int truths = 0;
        for (int variable = 1; open && variable <= variables.count(); variable++) {
            truths += model.isTrue(variable) ? 1 : 0;
            if (!model.isAssigned(variable)) {
                model.add(-variable);
            }
        }
        close(truths * variables.size() == variables.count());
    }

    /** Hands over the open model, if there is one. */
    void close() {
        close(isComplete());
    }

    void close(boolean whole) {
        if (open) {
            Model closed = model;
            model = new Model();
            assigned = 0;
            open = false;
            lastClosed = whole;
            count++;
            models.model(closed, whole, status);
        }
    }

    SolverOutput finish() {
        close();
        return new SolverOutput(status, verdict, count, lastClosed, exhausted);
    }
}
