package sudosat.backend;

import java.util.Optional;
import sudosat.backend.Measurement.Verdict;
import sudosat.cnf.Answer;
import sudosat.cnf.ModelCheck;

/** A backend under measurement: always a process of its own, its models held against every clause. */
public final class Meter {
  /** Who sees to it that the solver keeps the memory limit. */
  enum Memory {
    BOUNDED_FROM_OUTSIDE,
    /** A virtual machine reserves far more address space than it uses: it is bounded by its own option. */
    BOUNDED_BY_ITSELF
  }

  private final ExternalSolver solver;
  private final Memory memory;

  Meter(ExternalSolver solver, Memory memory) {
    this.solver = solver;
    this.memory = memory;
  }

  public String name() {
    return solver.name();
  }

  /** As {@link Backend#preferredEncoding}. */
  public String preferredEncoding() {
    return solver.preferredEncoding();
  }

  /** Runs the solver once; whatever goes wrong with it is a result. */
  public Measurement measure(CnfFile cnf, Request request) throws InterruptedException {
    Gauge gauge = new Gauge();
    try {
      Answer answer = solver.solve(cnf, memory == Memory.BOUNDED_BY_ITSELF ? request.withoutMemoryLimit() : request, gauge);
      Optional<String> broken = brokenClause(cnf, answer);
      return broken.isPresent()
          ? gauge.reading(Verdict.WRONG, name() + " returned a wrong model: it breaks the clause " + broken.get())
          : gauge.reading(verdict(answer), "");
    } catch (BackendError failed) {
      return gauge.reading(failed.isOutOfMemory() ? Verdict.MEMORY : Verdict.ERROR, failed.getMessage());
    }
  }

  private static Optional<String> brokenClause(CnfFile cnf, Answer answer) {
    return answer instanceof Answer.Satisfiable found ? ModelCheck.brokenClause(cnf.formula(), found.model()) : Optional.empty();
  }

  private static Verdict verdict(Answer answer) {
    if (answer instanceof Answer.Satisfiable) {
      return Verdict.SATISFIABLE;
    } else if (answer instanceof Answer.Unsatisfiable) {
      return Verdict.UNSATISFIABLE;
    }
    return answer.equals(SolverRun.TOO_LATE) ? Verdict.TIMEOUT : Verdict.UNKNOWN;
  }
}
