package sudosat.backend;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntSupplier;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import sudosat.cnf.Answer;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.dimacs.DimacsWriter;
import sudosat.dimacs.Header;

/** A solver that runs as a process, as its entry in solvers.yaml says. */
final class ExternalSolver implements Backend, Enumerator {
  /** Seeds from 1 up to this one are taken by all solvers; minisat refuses 0. */
  private static final long HIGHEST_SEED = Integer.MAX_VALUE - 1;

  /** For a solver that reads a file. */
  private static final SolverRun.Sender SILENCE = input -> { };

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

  boolean writesProofs() {
    return !spec.proof().isEmpty();
  }

  @Override
  public Answer solve(Formula formula, Request request) throws InterruptedException {
    requireProofs(request);
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Arguments arguments = arguments(request);
      Optional<Path> cnf = arguments.fillWithFile("{cnf}", folder, "formula.cnf");
      cnf.ifPresent(file -> write(formula, file));
      Background.start("count", formula::clauses); // they must be before the first is sent; meanwhile the process starts
      SolverRun.Sender sender = input -> DimacsWriter.write(formula, Header.NONE, input);
      return run(arguments, cnf.isPresent() ? SILENCE : sender, folder, formula::variables, request, Onlooker.NOBODY);
    } catch (IOException failed) {
      throw new BackendError(name() + " could not be run: " + failed.getMessage(), failed);
    }
  }

  @Override
  public Optional<Enumerator> enumerator() {
    return spec.all().isEmpty() ? Optional.empty() : Optional.of(this);
  }

  @Override
  public End enumerate(Formula formula, Request request, Predicate<Model> wantsMore) throws InterruptedException {
    Arguments arguments = arguments(request).insert(spec.all());
    SolverRun.Exchange exchange = new SolverRun.Exchange(input -> DimacsWriter.write(formula, Header.NONE, input), Optional.empty());
    SolverRun run = new SolverRun(spec, arguments.words(), exchange, request, Onlooker.NOBODY);
    try (SolverProcess process = SolverProcess.start(arguments.words(), request.memoryKiB(), programs)) {
      return run.enumerate(process, formula.variables(), wantsMore);
    } catch (IOException failed) {
      throw new BackendError(name() + " could not be run: " + failed.getMessage(), failed);
    }
  }

  /** Answers a formula that is in a file already, while somebody looks on. */
  Answer solve(CnfFile cnf, Request request, Onlooker onlooker) throws InterruptedException {
    try (TemporaryFolder folder = new TemporaryFolder()) {
      Arguments arguments = arguments(request);
      boolean readsFile = arguments.words().stream().anyMatch(word -> word.contains("{cnf}"));
      arguments.fill("{cnf}", cnf.path().toString());
      SolverRun.Sender sender = input -> Files.copy(cnf.path(), input);
      return run(arguments, readsFile ? SILENCE : sender, folder, cnf.formula()::variables, request, onlooker);
    } catch (IOException failed) {
      throw new BackendError(name() + " could not be run: " + failed.getMessage(), failed);
    }
  }

  private Answer run(Arguments arguments, SolverRun.Sender sender, TemporaryFolder folder, IntSupplier variables, Request request,
      Onlooker onlooker) throws IOException, InterruptedException {
    Optional<Path> result = arguments.fillWithFile("{result}", folder, "result");
    SolverRun run = new SolverRun(spec, arguments.words(), new SolverRun.Exchange(sender, result), request, onlooker);
    try (SolverProcess process = SolverProcess.start(arguments.words(), request.memoryKiB(), programs)) {
      return run.converse(process, variables);
    }
  }

  private void requireProofs(Request request) {
    if (request.proof().isPresent() && !writesProofs()) {
      throw new BackendError(name() + " writes no proofs");
    }
  }

  private Arguments arguments(Request request) {
    Path program = program().orElseThrow(() -> new BackendError(name() + " is not there: no program " + spec.program()));
    Arguments arguments = new Arguments(spec.command()).replaceProgram(program);
    switch (request.subject()) {
      case PUZZLE -> arguments.insert(spec.puzzles());
      case NEARLY_ALL_TRUE -> arguments.insert(spec.near());
      case ANYTHING -> { }
    }
    request.conflicts().ifPresent(most -> arguments.insert(spec.conflicts()).fill("{conflicts}", String.valueOf(most)));
    request.seed().ifPresent(seed -> arguments.insert(spec.seed()).fill("{seed}", String.valueOf(1 + Math.floorMod(seed - 1, HIGHEST_SEED))));
    if (request.deadline().isSet()) {
      arguments.insert(spec.time()).fill("{seconds}", request.deadline().roughSeconds());
    }
    request.proof().ifPresent(proof -> arguments.append(spec.proof()).fill("{proof}", proof.toAbsolutePath().toString()));
    return arguments;
  }

  static void write(Formula formula, Path file) {
    try (OutputStream out = Files.newOutputStream(file)) {
      DimacsWriter.write(formula, Header.NONE, out);
    } catch (IOException failed) {
      throw new BackendError(file + " could not be written: " + failed.getMessage(), failed);
    }
  }

  /** The first number with a point, or else the first word with a digit, of what the solver says when asked; empty if it says nothing. */
  String version(Deadline deadline) throws InterruptedException {
    return version(spec.version(), programs, deadline);
  }

  static String version(List<String> command, Programs programs, Deadline deadline) throws InterruptedException {
    try {
      String said = command.isEmpty() ? "" : programs.run(command, deadline).map(Programs.Said::lastLines).orElse("");
      return firstWord("\\d+\\.\\S+", said).or(() -> firstWord("\\S*\\d\\S*", said)).orElse("");
    } catch (IOException untold) {
      return "";
    }
  }

  private static Optional<String> firstWord(String pattern, String text) {
    Matcher matcher = Pattern.compile("(?<!\\S)" + pattern).matcher(text);
    return matcher.find() ? Optional.of(matcher.group()) : Optional.empty();
  }
}
