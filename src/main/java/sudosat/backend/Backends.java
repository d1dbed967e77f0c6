package sudosat.backend;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import sudosat.io.UserError;

/** The backends there are: SAT4J and the solvers of solvers.yaml. */
public final class Backends {
  public static final String AUTO = "auto";
  public static final String SAT4J = Sat4j.NAME;

  private final String text;
  private final String source;
  private final Programs programs;
  /** The whole of solvers.yaml, once it had to be read. */
  private SolversFile file;

  /**
   * The solvers of a solvers.yaml, of which no more is read than the questions asked need.
   *
   * @param text its text
   * @param source its name, for messages
   * @param folder where it stands; relative program names start there
   * @param searchPath folders as in PATH
   * @param home what {@code ~/} stands for
   */
  public Backends(String text, String source, Path folder, String searchPath, String home) {
    this.text = text;
    this.source = source;
    this.programs = new Programs(searchPath, home, folder);
  }

  private synchronized SolversFile file() {
    if (file == null) {
      file = SolversFile.read(text, source);
    }
    return file;
  }

  private List<ExternalSolver> solvers() {
    return file().solvers().values().stream().map(spec -> new ExternalSolver(spec, programs)).toList();
  }

  private List<ProofChecker> checkers() {
    return file().checkers().values().stream().map(spec -> new ProofChecker(spec, programs)).toList();
  }

  /** The same backend, its models held against every clause. */
  public static Backend checked(Backend backend) {
    return new Checked(backend);
  }

  /** The embedded backend, for which no file need be read. */
  public static Backend sat4j() {
    return sat4j(conflicts -> { });
  }

  /** The same, telling how many conflicts each search took. */
  public static Backend sat4j(LongConsumer conflicts) {
    return new Sat4j(conflicts);
  }

  /** The names of all backends that are there, in the order of the file, SAT4J last. */
  public List<String> installed() {
    Stream<String> external = solvers().stream().filter(solver -> solver.program().isPresent()).map(ExternalSolver::name);
    return Stream.concat(external, Stream.of(Sat4j.NAME)).toList();
  }

  /**
   * The name of the first solver of the file that is installed and writes proofs.
   *
   * @throws BackendError if there is none
   */
  public String prover() {
    return solvers().stream().filter(solver -> solver.writesProofs() && solver.program().isPresent()).findFirst()
        .map(ExternalSolver::name)
        .orElseThrow(() -> new BackendError("no solver of " + source + " is installed that writes proofs, as kissat and cadical do"));
  }

  /**
   * The backend of this name, to be measured.
   *
   * @param embedded the command that runs SAT4J as a process of its own, with {@code {seed}} and {@code {cnf}}; it bounds its own memory
   */
  public Meter meter(String name, List<String> embedded) {
    if (name.equals(Sat4j.NAME)) {
      return new Meter(new ExternalSolver(SolverSpec.competitor(Sat4j.NAME, embedded), programs), Meter.Memory.BOUNDED_BY_ITSELF);
    }
    if (single(name) instanceof ExternalSolver solver) {
      return new Meter(new ExternalSolver(solver.spec().talkative(), programs), Meter.Memory.BOUNDED_FROM_OUTSIDE);
    }
    throw new UserError("found the backend " + UserError.quote(name) + ", expected one that can be measured: a solver by its name");
  }

  /**
   * The backend of this name, sure to be installed; names with commas between them make a portfolio.
   *
   * @throws UserError if there is no such name
   * @throws BackendError if the program is not there
   */
  public Backend named(String names) {
    return joined(names, this::single);
  }

  /** The same, but not believed without proof or a second opinion when it says unsatisfiable. */
  public Backend certified(String names) {
    return joined(names, name -> certified(single(name), checker()));
  }

  private static Backend joined(String names, Function<String, Backend> find) {
    List<Backend> members = new ArrayList<>();
    for (String name : names.split(",", -1)) {
      members.add(find.apply(name.strip()));
    }
    return members.size() == 1 ? members.get(0) : new Portfolio(members);
  }

  private Backend certified(Backend backend, Optional<ProofChecker> checker) {
    return new Certified(backend, checker, second(backend).map(other -> new Certified(other, checker, Optional.empty())));
  }

  private Optional<ProofChecker> checker() {
    return checkers().stream().filter(checker -> checker.program().isPresent()).findFirst();
  }

  /** Another backend to ask, one that writes proofs if there is any; SAT4J at last. */
  private Optional<Backend> second(Backend first) {
    Stream<Backend> others = solvers().stream()
        .filter(solver -> solver.program().isPresent() && !solver.name().equals(first.name()))
        .sorted(Comparator.comparing(solver -> !solver.writesProofs()))
        .map(solver -> solver);
    Stream<Backend> embedded = first.name().equals(Sat4j.NAME) ? Stream.empty() : Stream.of(sat4j());
    return Stream.concat(others, embedded).findFirst();
  }

  private Backend single(String name) {
    Backend backend = configured(name);
    if (backend instanceof ExternalSolver solver && solver.program().isEmpty()) {
      throw new BackendError(missing(solver.spec()));
    }
    return backend;
  }

  /** The backend of this name, installed or not. */
  public Backend configured(String name) {
    if (name.equals(AUTO)) {
      return auto(() -> this);
    }
    if (name.equals(Sat4j.NAME)) {
      return sat4j();
    }
    SolverSpec spec = SolversFile.entry(name, text, source).orElseGet(() -> file().solvers().get(name));
    if (spec == null) {
      throw new UserError("unknown backend " + UserError.quote(name) + ", expected one of " + String.join(", ", names()));
    }
    return new ExternalSolver(spec, programs);
  }

  /** The backend for whatever comes: SAT4J for small formulas, and for large ones the best of solvers.yaml, which is read only then. */
  public static Backend auto(Supplier<Backends> file) {
    return new BySize(sat4j(), () -> file.get().best());
  }

  /** The first solver of the file that is installed, else SAT4J. */
  public Backend best() {
    for (ExternalSolver solver : solvers()) {
      if (solver.program().isPresent()) {
        return solver;
      }
    }
    return sat4j();
  }

  private List<String> names() {
    List<String> names = new ArrayList<>(List.of(AUTO, Sat4j.NAME));
    names.addAll(file().solvers().keySet());
    return names;
  }

  private String missing(SolverSpec spec) {
    List<String> there = new ArrayList<>(List.of(Sat4j.NAME));
    for (ExternalSolver solver : solvers()) {
      if (solver.program().isPresent()) {
        there.add(solver.name());
      }
    }
    String how = spec.install().isEmpty() ? "" : "\n  to install it: " + spec.install();
    return spec.name() + " is configured in " + source + ", but there is no program " + spec.program()
        + "\n  there is: " + String.join(", ", there) + how;
  }

  /** What is configured, found and working, SAT4J first; runs every solver that is there on two tiny formulas. */
  public List<BackendReport> survey() throws InterruptedException {
    List<BackendReport> reports = new ArrayList<>(List.of(BackendReport.embedded(sat4j())));
    for (ExternalSolver solver : solvers()) {
      reports.add(BackendReport.of(solver));
    }
    for (ProofChecker checker : checkers()) {
      reports.add(BackendReport.of(checker));
    }
    return reports;
  }
}
