package sudosat.backend;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import sudosat.cnf.Formula;
import sudosat.dimacs.DimacsWriter;
import sudosat.dimacs.Header;
import sudosat.dimacs.ModelSink;
import sudosat.dimacs.OutputError;
import sudosat.dimacs.SolverOutput;
import sudosat.dimacs.SolverOutputReader;

/**
 * A formula to be answered by a SAT solver.
 *
 * @param file where it stands as DIMACS CNF already, if anywhere
 */
record CnfTask(Formula formula, Optional<Path> file) implements Task {
  @Override
  public void write(OutputStream out) throws IOException {
    if (file.isPresent()) {
      Files.copy(file.get(), out);
    } else {
      DimacsWriter.write(formula, Header.NONE, out);
    }
  }

  @Override
  public SolverOutput read(InputStream in, String source, ModelSink models) throws IOException, OutputError {
    int variables = formula.variables();
    return SolverOutputReader.read(in, source, variables, variables, models);
  }
}
