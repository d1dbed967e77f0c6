package sudosat.backend;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.cnf.Answer;
import sudosat.cnf.ClauseList;

/**
 * What is known of a backend.
 *
 * @param program where it was found; empty if it was not
 * @param version as it tells it; empty if unknown
 * @param problem why it does not work; empty if it does
 */
public record BackendReport(String name, String command, Optional<Path> program, String version, String problem, String install) {
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  static BackendReport embedded(Backend backend) throws InterruptedException {
    return new BackendReport(backend.name(), "(embedded)", Optional.of(Path.of("")), Sat4j.version(), smokeTest(backend), "");
  }

  static BackendReport of(ExternalSolver solver) throws InterruptedException {
    SolverSpec spec = solver.spec();
    Optional<Path> program = solver.program();
    String version = program.isPresent() ? solver.version(Deadline.after(PATIENCE)) : "";
    String problem = program.isPresent() ? smokeTest(solver) : "not found";
    return new BackendReport(spec.name(), String.join(" ", spec.command()), program, version, problem, spec.install());
  }

  public boolean works() {
    return problem.isEmpty();
  }

  /** Empty if the backend finds the one model of a formula and sees that another formula has none. */
  private static String smokeTest(Backend backend) throws InterruptedException {
    Request request = new Request(OptionalLong.empty(), Deadline.after(PATIENCE), OptionalLong.empty(), Optional.empty());
    try {
      return answersBoth(backend, request) ? "" : "wrong answer to a tiny formula";
    } catch (BackendError broken) {
      return broken.getMessage().lines().findFirst().orElse("it failed");
    }
  }

  private static boolean answersBoth(Backend backend, Request request) throws InterruptedException {
    ClauseList formula = new ClauseList();
    formula.clause(1, 2);
    formula.clause(-1);
    Answer first = backend.solve(formula, request);
    formula.clause(-2);
    return first instanceof Answer.Satisfiable found && found.model().isTrue(-1) && found.model().isTrue(2)
        && backend.solve(formula, request) instanceof Answer.Unsatisfiable;
  }
}
