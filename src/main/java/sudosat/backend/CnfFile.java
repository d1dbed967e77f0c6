package sudosat.backend;

import java.io.IOException;
import java.nio.file.Path;
import sudosat.cnf.Formula;

/** A formula together with a temporary file that holds it as DIMACS CNF; gone when closed, and at the latest with this program. */
public final class CnfFile implements AutoCloseable {
  private final Formula formula;
  private final TemporaryFolder folder = new TemporaryFolder();
  private final Path path;

  public CnfFile(Formula formula) {
    this.formula = formula;
    try {
      path = folder.file("formula.cnf");
    } catch (IOException failed) {
      throw new BackendError("no temporary file for the formula: " + failed.getMessage(), failed);
    }
    ExternalSolver.write(formula, path);
  }

  public Formula formula() {
    return formula;
  }

  Path path() {
    return path;
  }

  @Override
  public void close() {
    folder.close();
  }
}
