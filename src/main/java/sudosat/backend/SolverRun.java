package sudosat.backend;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.FutureTask;
import java.util.regex.Pattern;
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
  private static final int LINES_SHOWN = 5;
  private static final Pattern MEMORY_COMPLAINT =
      Pattern.compile("out.of.memory|bad_alloc|memoryerror|cannot allocate|memory exhausted", Pattern.CASE_INSENSITIVE);
  /** Ended by the signals ABRT, KILL or SEGV, as programs are that get no memory. */
  private static final Set<Integer> VIOLENT_ENDS = Set.of(128 + 6, 128 + 9, 128 + 11);

  /**
   * The files a solver is given instead of its standard streams.
   *
   * @param cnf the formula, if it does not go to standard input
   * @param result where the model comes out, if not on standard output
   */
  record Exchange(Optional<Path> cnf, Optional<Path> result) {}

  private final SolverSpec spec;
  private final List<String> command;
  private final Exchange files;
  private final Request request;
  private final Tail output = new Tail();
  private final Tail errors = new Tail();
  private Model model;

  SolverRun(SolverSpec spec, List<String> command, Exchange files, Request request) {
    this.spec = spec;
    this.command = command;
    this.files = files;
    this.request = request;
  }

  Answer converse(SolverProcess process, Formula formula) throws InterruptedException {
    FutureTask<Void> sent = Background.start("to " + spec.name(), () -> send(formula, process.input()));
    FutureTask<Void> complained = errors.draining(process.errors());
    FutureTask<SolverOutput> said = Background.start("from " + spec.name(), () -> read(process.output(), formula.variables()));
    if (!process.endsBy(request.deadline())) {
      return new Answer.Unknown("time limit");
    }
    try {
      Background.await(complained);
      Background.await(sent);
      SolverOutput spoken = Background.await(said);
      return judge(files.result().isPresent() ? readResult(spoken, formula.variables()) : spoken, process.exitCode());
    } catch (IOException nonsense) {
      throw failure(nonsense.getMessage(), process.exitCode());
    }
  }

  /** A solver may stop reading whenever it likes: what it says without having read everything is judged like any other answer. */
  private Void send(Formula formula, OutputStream input) {
    try (input) {
      if (files.cnf().isEmpty()) {
        DimacsWriter.write(formula, Header.NONE, input);
      }
    } catch (IOException closed) {
      return null;
    }
    return null;
  }

  /** Reads to the end even where the beginning is nonsense, lest the solver be stuck on a full pipe. */
  private SolverOutput read(InputStream in, int variables) throws IOException, OutputError {
    try {
      return SolverOutputReader.read(output.watching(in), "its output", variables, variables, this::keepFirst);
    } finally {
      output.drain(in);
    }
  }

  private SolverOutput readResult(SolverOutput spoken, int variables) throws IOException {
    try (InputStream in = Files.newInputStream(files.result().orElseThrow())) {
      SolverOutput written = SolverOutputReader.read(in, "its result file", variables, variables, this::keepFirst);
      if (spoken.status() != Status.NONE && spoken.status() != written.status()) {
        throw new IOException("it said " + verdict(spoken) + ", but wrote " + verdict(written));
      }
      return written;
    } catch (OutputError nonsense) {
      throw new IOException(nonsense.getMessage(), nonsense);
    }
  }

  private void keepFirst(Model found, boolean closed, Status soFar) {
    if (model == null) {
      model = found;
    }
  }

  private Answer judge(SolverOutput said, int exitCode) {
    if (said.status() == Status.NONE) {
      throw failure("it gave no verdict", exitCode);
    }
    if (!spec.exit().get(said.status()).contains(exitCode)) {
      throw failure("it said " + verdict(said) + ", but its exit code does not", exitCode);
    }
    return switch (said.status()) {
      case SATISFIABLE -> new Answer.Satisfiable(completeModel(said, exitCode));
      case UNSATISFIABLE -> new Answer.Unsatisfiable();
      default -> gaveUp(exitCode);
    };
  }

  private static String verdict(SolverOutput said) {
    return said.status() == Status.NONE ? "nothing" : said.status().name().toLowerCase(Locale.ROOT);
  }

  /** Before its time was over: that is how minisat ends when it gets no memory. */
  private Answer gaveUp(int exitCode) {
    if (request.memoryKiB().isPresent()) {
      throw failure("it gave up", exitCode);
    }
    return new Answer.Unknown(spec.name() + " gave up");
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
    String lastWords = errors.lines(LINES_SHOWN).isEmpty() ? output.lines(LINES_SHOWN) : errors.lines(LINES_SHOWN);
    return new BackendError(
        spec.name() + " failed: " + (ranOutOfMemory(lastWords, exitCode) ? "out of memory; " : "") + problem
            + "\n  command: " + String.join(" ", command)
            + "\n  exit code: " + exitCode + (exitCode > 128 ? " (signal " + (exitCode - 128) + ")" : "")
            + (lastWords.isEmpty() ? "" : "\n  last words: " + lastWords.replace("\n", "\n    ")));
  }

  /** As the solver says; or, under a limit, if it was ended by force or gave up without having said why. */
  private boolean ranOutOfMemory(String lastWords, int exitCode) {
    boolean limited = request.memoryKiB().isPresent();
    boolean gaveUp = spec.exit().get(Status.UNKNOWN).contains(exitCode);
    return MEMORY_COMPLAINT.matcher(lastWords).find() || limited && (VIOLENT_ENDS.contains(exitCode) || gaveUp);
  }
}
