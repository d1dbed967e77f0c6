package sudosat.languages;

import java.io.IOException;
import java.io.OutputStream;
import sudosat.cnf.ProblemSize;
import sudosat.io.AsciiWriter;

/**
 * Writes a puzzle as OPB, the input format of the pseudo-Boolean competitions: a constraint a line, at-most turned into
 * at-least.
 */
record OpbWriter(AsciiWriter buffer) implements LinearSink {
    /** Feeds the puzzle twice: once to count its constraints, once to write them. */
    public static void write(LinearPuzzle puzzle, OutputStream out) throws IOException {
        ProblemSize size = size(puzzle);
        AsciiWriter.write(out, buffer -> {
            buffer.text("* #variable= " + size.variables() + " #constraint= " + size.constraints() + "\n");
            puzzle.feed(new SplitEquations(new OpbWriter(buffer)));
        });
    }

    /** How large the puzzle is in this language. */
    static ProblemSize size(LinearPuzzle puzzle) {
        return puzzle.size(SplitEquations::new);
    }

    @Override
    public void heading(String text) {
        buffer.text("* " + text + "\n");
    }

    @Override
    public void constraint(Terms terms, Sense sense, int bound) {
        int sign = sense == Sense.AT_MOST ? -1 : 1;
        for (int i = 0; i < terms.length(); i++) {
            term(sign * terms.coefficient(i), terms.variable(i));
        }
        buffer.text(sense == Sense.EQUAL ? "= " : ">= ");
        buffer.number(sign * bound);
        buffer.text(" ;\n");
    }

    private void term(int coefficient, int variable) {
        if (coefficient > 0) {
            buffer.character('+');
        }
        buffer.number(coefficient);
        buffer.text(" x");
        buffer.number(variable);
        buffer.character(' ');
    }
}
