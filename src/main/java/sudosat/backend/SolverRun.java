package sudosat.backend;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import sudosat.cnf.Answer;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.dimacs.DimacsWriter;
import sudosat.dimacs.Header;
import sudosat.dimacs.OutputError;
import sudosat.dimacs.SolverOutput;
import sudosat.dimacs.SolverOutput.Status;
import sudosat.dimacs.SolverOutputReader;

/**
 * One conversation with a solver: the formula goes in while both its streams are drained, then its exit code, its status line and its
 * model are held against each other. Only where they agree is there an answer.
 */
final class SolverRun {
  /** How long after the solver's end its streams may stay open; a child it left behind is killed well before that. */
  private static final long DRAIN_SECONDS = 3;

  private static final int LINES_SHOWN = 5;

  private final SolverSpec spec;
  private final List<String> command;
  private final Optional<Path> result;
  private final Tail output = new Tail();
  private final Tail errors = new Tail();
  private Model model;

  SolverRun(SolverSpec spec, List<String> command, Optional<Path> result) {
    this.spec = spec;
    this.command = command;
    this.result = result;
  }

  Answer converse(SolverProcess process, Formula formula, Deadline deadline) throws InterruptedException, IOException {
    FutureTask<Void> sent = start("to " + spec.name(), () -> send(formula, process.input()));
    FutureTask<Void> complained = start("errors of " + spec.name(), () -> drain(errors, process.errors()));
    FutureTask<SolverOutput> said = start("from " + spec.name(), () -> read(process.output(), formula.variables()));
    if (!process.endsBy(deadline)) {
      return new Answer.Unknown("time limit");
    }
    int exitCode = process.exitCode();
    await(complained, exitCode);
    await(sent, exitCode);
    SolverOutput spoken = await(said, exitCode);
    return judge(result.isPresent() ? readResult(spoken, formula.variables(), exitCode) : spoken, exitCode);
  }

  static <T> FutureTask<T> start(String name, Callable<T> work) {
    FutureTask<T> task = new FutureTask<>(work);
    Thread thread = new Thread(task, name);
    thread.setDaemon(true);
    thread.start();
    return task;
  }

  /** A solver may stop reading whenever it likes. */
  private Void send(Formula formula, OutputStream input) {
    try (input) {
      if (!spec.readsFile()) {
        DimacsWriter.write(formula, Header.NONE, input);
      }
    } catch (IOException closed) {
      // What it says without having read everything is judged like any other answer.
    }
    return null;
  }

  static Void drain(Tail tail, InputStream in) throws IOException {
    tail.drain(in);
    return null;
  }

  /** Reads to the end even where the beginning is nonsense, lest the solver be stuck on a full pipe. */
  private SolverOutput read(InputStream in, int variables) throws IOException, OutputError {
    InputStream watched = output.watching(in);
    try {
      return SolverOutputReader.read(watched, "output of " + spec.name(), variables, variables, this::keepFirst);
    } finally {
      output.drain(in);
    }
  }

  private SolverOutput readResult(SolverOutput spoken, int variables, int exitCode) throws IOException {
    try (InputStream in = Files.newInputStream(result.orElseThrow())) {
      SolverOutput written = SolverOutputReader.read(in, "result of " + spec.name(), variables, variables, this::keepFirst);
      if (spoken.status() != Status.NONE && spoken.status() != written.status()) {
        throw failure("it said " + verdict(spoken) + " and wrote " + verdict(written), exitCode);
      }
      return written;
    } catch (OutputError nonsense) {
      throw failure(nonsense.getMessage(), exitCode);
    }
  }

  private void keepFirst(Model found, boolean closed) {
    if (model == null) {
      model = found;
    }
  }

  private <T> T await(FutureTask<T> task, int exitCode) throws InterruptedException {
    try {
      return task.get(DRAIN_SECONDS, TimeUnit.SECONDS);
    } catch (TimeoutException open) {
      throw failure("it ended, but something it started keeps its output open", exitCode);
    } catch (ExecutionException failed) {
      if (failed.getCause() instanceof OutputError || failed.getCause() instanceof IOException) {
        throw failure(failed.getCause().getMessage(), exitCode);
      }
      throw new IllegalStateException(failed.getCause());
    }
  }

  private Answer judge(SolverOutput said, int exitCode) {
    if (said.status() == Status.NONE) {
      throw failure("it gave no verdict", exitCode);
    }
    if (!spec.exit().get(said.status()).contains(exitCode)) {
      throw failure("it said " + verdict(said) + ", which its exit code contradicts", exitCode);
    }
    return switch (said.status()) {
      case SATISFIABLE -> new Answer.Satisfiable(completeModel(said, exitCode));
      case UNSATISFIABLE -> new Answer.Unsatisfiable();
      default -> new Answer.Unknown(spec.name() + " gave up");
    };
  }

  private static String verdict(SolverOutput said) {
    return said.status() == Status.NONE ? "nothing" : said.status().name().toLowerCase(Locale.ROOT);
  }

  private Model completeModel(SolverOutput said, int exitCode) {
    if (model == null) {
      throw failure("it said satisfiable, but there is no model", exitCode);
    }
    if (spec.closesModel() && said.models() == 1 && !said.lastModelClosed()) {
      throw failure("its model is truncated: no final 0", exitCode);
    }
    return model;
  }

  /** Everything one needs to see what went wrong. */
  private BackendError failure(String problem, int exitCode) {
    String shown = errors.lines(LINES_SHOWN).isEmpty() ? output.lines(LINES_SHOWN) : errors.lines(LINES_SHOWN);
    return new BackendError(
        spec.name() + " failed: " + problem
            + "\n  command: " + String.join(" ", command)
            + "\n  exit code: " + exitCode + (exitCode > 128 ? " (signal " + (exitCode - 128) + ")" : "")
            + (shown.isEmpty() ? "" : "\n  its last words: " + shown.replace("\n", "\n    ")));
  }

  List<String> command() {
    return command;
  }
}
