package sudosat.backend;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.function.LongConsumer;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.DataStructureFactory;
import org.sat4j.minisat.core.ICDCL;
import org.sat4j.minisat.core.IPhaseSelectionStrategy;
import org.sat4j.minisat.orders.PositiveLiteralSelectionStrategy;
import org.sat4j.specs.TimeoutException;
import sudosat.cnf.Answer;
import sudosat.cnf.Formula;
import sudosat.io.UserError;

/** SAT4J, embedded: always there. At-most-one constraints reach it as they are. */
final class Sat4j implements Backend {
  static final String NAME = "sat4j";

  private final LongConsumer conflicts;

  /** Tells how many conflicts each search took. */
  Sat4j(LongConsumer conflicts) {
    this.conflicts = conflicts;
  }

  /** As told by its own resource. */
  static String version() {
    try (InputStream in = SolverFactory.class.getResourceAsStream("/sat4j.version")) {
      return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.US_ASCII).strip();
    } catch (IOException unreadable) {
      return "";
    }
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String preferredEncoding() {
    return "";
  }

  @Override
  public Answer solve(Formula formula, Request request) throws InterruptedException {
    if (request.proof().isPresent()) {
      throw new BackendError("sat4j writes no proofs");
    }
    if (request.memoryKiB().isPresent()) {
      throw new UserError("sat4j runs inside sudosat: its memory is bounded by JAVA_OPTS=-Xmx4g, not by --memory");
    }
    if (request.deadline().isOver()) {
      return new Answer.Unknown("time limit");
    }
    Search search = new Search(formula, request);
    Answer answer = search.answerBy(request.deadline());
    conflicts.accept(search.solver.getStats().getConflicts());
    return answer;
  }

  /** One search on a thread of its own, because SAT4J heeds no interrupt: it is stopped from outside. */
  private static final class Search {
    private static final long STACK_BYTES = 1 << 26;
    private static final long NUDGE_MILLIS = 10;

    private final ICDCL<DataStructureFactory> solver = SolverFactory.newGlucose21();
    private final Formula formula;
    private volatile boolean stopped;
    private Answer answer = new Answer.Unknown("time limit");
    private Throwable failure;

    Search(Formula formula, Request request) {
      this.formula = formula;
      if (request.subject() == Request.Subject.NEARLY_ALL_TRUE) {
        solver.getOrder().setPhaseSelectionStrategy(new PositiveLiteralSelectionStrategy());
      } else if (request.seed().isPresent()) {
        solver.getOrder().setPhaseSelectionStrategy(new SeededPhases(request.seed().getAsLong()));
      }
    }

    Answer answerBy(Deadline deadline) throws InterruptedException {
      Thread thread = new Thread(null, this::run, NAME, STACK_BYTES);
      thread.setDaemon(true);
      thread.start();
      try {
        thread.join(Math.max(1, deadline.millisLeft()));
      } finally {
        stop(thread);
      }
      if (failure instanceof OutOfMemoryError) {
        throw new BackendError("sat4j: out of memory", failure);
      } else if (failure != null) {
        throw new IllegalStateException("sat4j failed", failure);
      }
      return answer;
    }

    /** Asked again and again: a solver that is just about to begin its search forgets having been told to stop. */
    private void stop(Thread thread) {
      stopped = true;
      while (thread.isAlive()) {
        solver.expireTimeout();
        try {
          thread.join(NUDGE_MILLIS);
        } catch (InterruptedException again) {
          Thread.currentThread().interrupt();
          return;
        }
      }
    }

    private void run() {
      try {
        answer = search();
      } catch (Sat4jSink.Unsatisfiable contradiction) {
        answer = new Answer.Unsatisfiable();
      } catch (TimeoutException | Sat4jSink.Stopped limit) {
        answer = new Answer.Unknown("time limit");
      } catch (Throwable broken) {
        failure = broken;
      }
    }

    private Answer search() throws TimeoutException {
      new Sat4jSink(solver, () -> stopped).feed(formula);
      return solver.isSatisfiable() ? new Answer.Satisfiable(Sat4jSink.model(solver.model())) : new Answer.Unsatisfiable();
    }
  }

  /** Phases drawn by lot at first, then those of the last assignment, so that a seed leads to its own solution. */
  private static final class SeededPhases implements IPhaseSelectionStrategy {
    private static final long serialVersionUID = 1;
    private final long seed;
    private int[] phases = new int[0];

    SeededPhases(long seed) {
      this.seed = seed;
    }

    @Override
    public void init(int length) {
      Random random = new Random(seed);
      phases = new int[length];
      for (int variable = 1; variable < length; variable++) {
        phases[variable] = random.nextBoolean() ? LiteralsUtils.posLit(variable) : LiteralsUtils.negLit(variable);
      }
    }

    @Override
    public void init(int variable, int literal) {
      phases[variable] = literal;
    }

    @Override
    public void assignLiteral(int literal) {
      phases[LiteralsUtils.var(literal)] = literal;
    }

    @Override
    public int select(int variable) {
      return phases[variable];
    }

    @Override
    public void updateVar(int literal) {}

    @Override
    public void updateVarAtDecisionLevel(int literal) {}
  }
}
