package sudosat.languages;

import java.io.IOException;
import java.io.OutputStream;
import java.util.function.UnaryOperator;
import sudosat.cnf.ProblemSize;
import sudosat.io.AsciiWriter;

/**
 * Writes a puzzle as an integer program in the CPLEX LP format. Any solution will do, so there is nothing to minimize.
 */
record LpWriter(AsciiWriter buffer) implements LinearSink {
    /** Old readers take lines of up to 255 characters. */
    private static final int TERMS_A_LINE = 10;

    public static void write(LinearPuzzle puzzle, OutputStream out) throws IOException {
        AsciiWriter.write(out, buffer -> {
            buffer.text("Minimize\n obj: 0 x1\nSubject To\n");
            int highest = puzzle.feed(new LpWriter(buffer));
            buffer.text("Binary\n");
            variables(highest, buffer);
            buffer.text("End\n");
        });
    }

    /** How large the puzzle is in this language. */
    static ProblemSize size(LinearPuzzle puzzle) {
        return puzzle.size(UnaryOperator.identity());
    }

    private static void variables(int highest, AsciiWriter buffer) {
        for (int variable = 1; variable <= highest; variable++) {
            buffer.text(" x");
            buffer.number(variable);
            if (variable % TERMS_A_LINE == 0 || variable == highest) {
                buffer.character('\n');
            }
        }
    }

    @Override
    public void heading(String text) {
        buffer.text("\\ " + text + "\n");
    }

    @Override
    public void constraint(Terms terms, Sense sense, int bound) {
        for (int i = 0; i < terms.length(); i++) {
            if (i > 0 && i % TERMS_A_LINE == 0) {
                buffer.text("\n ");
            }
            term(terms.coefficient(i), terms.variable(i), i == 0);
        }
        buffer.text(
                switch (sense) {
                    case EQUAL -> " = ";
                    case AT_LEAST -> " >= ";
                    case AT_MOST -> " <= ";
                });
        buffer.number(bound);
        buffer.character('\n');
    }

    private void term(int coefficient, int variable, boolean first) {
        buffer.text(coefficient < 0 ? " - " : first ? " " : " + ");
        if (Math.abs(coefficient) != 1) {
            buffer.number(Math.abs(coefficient));
            buffer.character(' ');
        }
        buffer.character('x');
        buffer.number(variable);
    }
}
