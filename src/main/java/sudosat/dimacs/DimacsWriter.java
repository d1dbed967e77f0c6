package sudosat.dimacs;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Map;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.io.AsciiWriter;

/** Writes formulas as DIMACS CNF that every solver reads. Memory does not grow with the number of clauses. */
public final class DimacsWriter {
    private DimacsWriter() {}

    /** Feeds the formula twice: once to count its clauses, once to write them. */
    public static void write(Formula formula, CnfComments header, OutputStream out) throws IOException {
        AsciiWriter.write(out, buffer -> write(formula, header, buffer, clauses(formula.variables(), buffer)));
    }

    private static ClauseSink clauses(int variables, AsciiWriter buffer) {
        return PackedClauses.canWrite(variables) ? new PackedClauses(buffer, variables) : new PlainClauses(buffer, "");
    }

    /** The clauses go to a sink that writes into the same buffer. */
    static void write(Formula formula, CnfComments header, AsciiWriter buffer, ClauseSink clauses) {
        if (header.show() > formula.variables()) {
            throw new IllegalArgumentException("show " + header.show() + " of " + formula.variables() + " variables");
        }
        writeHeader(formula, header, buffer);
        formula.feed(clauses);
    }

    private static void writeHeader(Formula formula, CnfComments header, AsciiWriter buffer) {
        for (Map.Entry<String, String> property : header.properties().entrySet()) {
            buffer.text("c " + property.getKey() + "=" + property.getValue() + "\n");
        }
        buffer.text("p cnf " + formula.variables() + " " + formula.clauses() + "\n");
        if (header.show() > 0) {
            writeShow(header.show(), buffer);
        }
    }

    /** The projection as model counters read it; solvers take it for a comment. */
    private static void writeShow(int show, AsciiWriter buffer) {
        buffer.text("c p show ");
        for (int variable = 1; variable <= show; variable++) {
            buffer.number(variable);
            buffer.character(' ');
        }
        buffer.text("0\n");
    }
}
