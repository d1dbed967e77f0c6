package sudosat.languages;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import sudosat.cnf.ProblemSize;
import sudosat.io.AsciiWriter;

/**
 * Writes a puzzle as OPB, the input format of the pseudo-Boolean competitions: a constraint a line, at-most turned into
 * at-least.
 */
final class OpbWriter implements LinearSink {
    private final AsciiWriter buffer;

    private OpbWriter(AsciiWriter buffer) {
        this.buffer = buffer;
    }

    /** Feeds the puzzle twice: once to count its constraints, once to write them. */
    public static void write(LinearPuzzle puzzle, OutputStream out) throws IOException {
        AsciiWriter buffer = new AsciiWriter(out);
        try {
            ProblemSize size = size(puzzle);
            buffer.text("* #variable= " + size.variables() + " #constraint= " + size.constraints() + "\n");
            puzzle.feed(new SplitEquations(new OpbWriter(buffer)));
            buffer.finish();
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
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
