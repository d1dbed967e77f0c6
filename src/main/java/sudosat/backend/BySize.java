package sudosat.backend;

import sudosat.cnf.Answer;
import sudosat.cnf.Formula;

/** SAT4J for small formulas, which it answers in less time than a process takes to start; another backend for the others. */
final class BySize implements Backend {
  private static final int SMALL = 6000;

  private final Backend embedded;
  private final Backend other;

  BySize(Backend embedded, Backend other) {
    this.embedded = embedded;
    this.other = other;
  }

  @Override
  public String name() {
    return Backends.AUTO;
  }

  @Override
  public String preferredEncoding() {
    return other.preferredEncoding();
  }

  @Override
  public Answer solve(Formula formula, Request request) throws InterruptedException {
    boolean small = formula.variables() <= SMALL && request.proof().isEmpty() && request.memoryKiB().isEmpty();
    return (small ? embedded : other).solve(formula, request);
  }
}
