package sudosat.backend;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudosat.cnf.Answer;
import sudosat.cnf.Formula;
import sudosat.dimacs.DimacsWriter;
import sudosat.dimacs.Header;

/** A solver that runs as a process, as its entry in solvers.yaml says. */
final class ExternalSolver implements Backend {
  private final SolverSpec spec;
  private final Programs programs;

  ExternalSolver(SolverSpec spec, Programs programs) {
    this.spec = spec;
    this.programs = programs;
  }

  @Override
  public String name() {
    return spec.name();
  }

  @Override
  public String preferredEncoding() {
    return spec.encoding();
  }

  SolverSpec spec() {
    return spec;
  }

  Optional<Path> program() {
    return programs.find(spec.program());
  }

  @Override
  public Answer solve(Formula formula, Request request) throws InterruptedException {
    Path program = program().orElseThrow(() -> new BackendError(name() + " is not there: no program " + spec.program()));
    if (request.proof().isPresent() && spec.proof().isEmpty()) {
      throw new BackendError(name() + " writes no proofs; take kissat or cadical");
    }
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Map<String, String> values = placeholders(formula, request, folder);
      Optional<Path> result = Optional.ofNullable(values.get("{result}")).map(Path::of);
      SolverRun run = new SolverRun(spec, command(program, request, values), result);
      try (SolverProcess process = SolverProcess.start(run.command(), folder.path(), request.memoryKiB(), programs)) {
        return run.converse(process, formula, request.deadline());
      }
    } catch (IOException failed) {
      throw new BackendError(name() + " could not be run: " + failed.getMessage(), failed);
    }
  }

  /** What stands for the placeholders in the arguments; makes the files they name. */
  private Map<String, String> placeholders(Formula formula, Request request, TemporaryFolder folder) throws IOException {
    Map<String, String> values = new HashMap<>();
    request.seed().ifPresent(seed -> values.put("{seed}", String.valueOf(seed & Integer.MAX_VALUE)));
    // One second more than is left: the process is ended from here in time, and by itself should this program be gone.
    values.put("{seconds}", String.valueOf(request.deadline().secondsLeft() + 1));
    request.proof().ifPresent(proof -> values.put("{proof}", proof.toAbsolutePath().toString()));
    if (spec.readsFile()) {
      Path cnf = folder.file("formula.cnf");
      try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(cnf))) {
        DimacsWriter.write(formula, Header.NONE, out);
      }
      values.put("{cnf}", cnf.toString());
    }
    if (spec.writesResultFile()) {
      values.put("{result}", folder.file("result").toString());
    }
    return values;
  }

  private List<String> command(Path program, Request request, Map<String, String> values) {
    List<String> words = new ArrayList<>(spec.command());
    words.set(0, program.toString());
    if (request.seed().isPresent()) {
      words.addAll(1, spec.seed());
    }
    if (request.deadline().isSet()) {
      words.addAll(1, spec.time());
    }
    if (request.proof().isPresent()) {
      words.addAll(spec.proof());
    }
    words.replaceAll(word -> filled(word, values));
    return words;
  }

  /** The first number with a point, or else the first word with a digit, of what the solver says when asked; empty if it says nothing. */
  String version(Deadline deadline) throws InterruptedException {
    if (spec.version().isEmpty()) {
      return "";
    }
    List<String> words = new ArrayList<>(spec.version());
    words.set(0, programs.find(words.get(0)).map(Path::toString).orElse(words.get(0)));
    Tail said = new Tail();
    try (SolverProcess process = SolverProcess.start(words, Optional.empty(), OptionalLong.empty(), programs)) {
      process.input().close();
      FutureTask<Void> errors = SolverRun.start("errors", () -> SolverRun.drain(said, process.errors()));
      FutureTask<Void> output = SolverRun.start("output", () -> SolverRun.drain(said, process.output()));
      errors.get(deadline.millisLeft(), TimeUnit.MILLISECONDS);
      output.get(deadline.millisLeft(), TimeUnit.MILLISECONDS);
    } catch (IOException | ExecutionException | TimeoutException untold) {
      return "";
    }
    String text = said.lines(Integer.MAX_VALUE);
    return firstWord("\\d+\\.\\S+", text).or(() -> firstWord("\\S*\\d\\S*", text)).orElse("");
  }

  private static Optional<String> firstWord(String pattern, String text) {
    Matcher matcher = Pattern.compile("(?<!\\S)" + pattern).matcher(text);
    return matcher.find() ? Optional.of(matcher.group()) : Optional.empty();
  }

  private static String filled(String word, Map<String, String> values) {
    if (word.indexOf('{') < 0) {
      return word;
    }
    for (Map.Entry<String, String> value : values.entrySet()) {
      word = word.replace(value.getKey(), value.getValue());
    }
    return word;
  }
}
