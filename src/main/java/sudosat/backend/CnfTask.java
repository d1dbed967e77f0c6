package sudosat.backend;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.ProblemSize;
import sudosat.cnf.SolverOutput;
import sudosat.dimacs.CnfComments;
import sudosat.dimacs.DimacsWriter;
import sudosat.dimacs.SolverOutputReader;

/** A formula to be answered by a SAT solver. */
public record CnfTask(Formula clauses) implements Task {
    @Override
    public InputLanguage language() {
        return InputLanguage.CNF;
    }

    @Override
    public void write(OutputStream out) throws IOException {
        DimacsWriter.write(clauses, CnfComments.NONE, out);
    }

    @Override
    public SolverOutput read(InputStream in, String source, ModelSink models) throws IOException, OutputError {
        int variables = clauses.variables();
        return SolverOutputReader.read(in, source, variables, variables, models);
    }

    @Override
    public Optional<String> fault(Model model) {
        return clauses.brokenClause(model).map(clause -> "it breaks the clause " + clause);
    }

    @Override
    public Optional<ProblemSize> size() {
        return Optional.of(new ProblemSize(clauses.variables(), clauses.clauses()));
    }

    @Override
    public Optional<Formula> formula() {
        return Optional.of(clauses);
    }
}
