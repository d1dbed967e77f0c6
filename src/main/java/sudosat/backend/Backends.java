package sudosat.backend;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Stream;
import sudosat.io.UserError;
import sudosat.work.Deadline;

/** The backends there are: those embedded and the solvers of solvers.yaml. */
public final class Backends {
    public static final String AUTO = "auto";
    public static final String SAT4J = Sat4j.NAME;
    public static final String SAT4J_PB = Sat4jPseudoBoolean.NAME;
    public static final String SAT4J_MAXSAT = Sat4jMaxSat.NAME;
    public static final String COVER = "dlx";
    public static final String BACKTRACKING = "backtrack";
    /**
     * The names that need no program; all but those of SAT4J solve puzzles without clauses, which is not for this room.
     */
    public static final List<String> EMBEDDED = List.of(SAT4J, SAT4J_PB, SAT4J_MAXSAT, COVER, BACKTRACKING);

    private final String text;
    private final String source;
    private final Programs programs;
    /** The whole of solvers.yaml, once it had to be read. */
    private SolversFile file;

    private final Map<String, SolverSpec> specs = new HashMap<>();

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

    /** The SAT solvers of the file. */
    private List<ExternalSolver> solvers() {
        return programs(SolverSpec::isSat).map(ExternalSolver::new).toList();
    }

    private Stream<SolverProgram> programs(Predicate<SolverSpec> isMeant) {
        return file().solvers().values().stream().filter(isMeant).map(spec -> new SolverProgram(spec, programs));
    }

    private List<ProofChecker> checkers() {
        return file().checkers().values().stream()
                .map(spec -> new ProofChecker(spec, programs))
                .toList();
    }

    /** The same backend, its models held against every clause. */
    public static Backend checked(Backend backend) {
        return new Checked(backend);
    }

    /** The embedded backend, for which no file need be read. */
    public static Backend sat4j() {
        return sat4j(conflicts -> {});
    }

    /** The same, telling how many conflicts each search took. */
    public static Backend sat4j(LongConsumer conflicts) {
        return new Sat4j(conflicts);
    }

    /** The embedded solver of pseudo-Boolean constraints. */
    public static LanguageSolver sat4jPb() {
        return new Sat4jPseudoBoolean();
    }

    /**
     * The MaxSAT solver of this name, sure to be installed.
     *
     * @throws UserError if there is no such name, or it is no MaxSAT solver's
     * @throws BackendError if the program is not there
     */
    public LanguageSolver maxSat(String name) {
        if (name.equals(SAT4J_MAXSAT)) {
            return new Sat4jMaxSat();
        }
        if (name.contains(",") || EMBEDDED.contains(name) || !spec(name).isMaxSat()) {
            String expected = "a MaxSAT solver for this: " + String.join(", ", maxSatNames());
            throw new UserError("found the backend " + UserError.quote(name) + ", expected " + expected);
        }
        return installedProgram(name);
    }

    private List<String> maxSatNames() {
        return Stream.concat(
                        Stream.of(SAT4J_MAXSAT), programs(SolverSpec::isMaxSat).map(SolverProgram::name))
                .toList();
    }

    private void requireNoMaxSat(String name) {
        if (name.equals(SAT4J_MAXSAT) || !EMBEDDED.contains(name) && spec(name).isMaxSat()) {
            throw new UserError("found the backend " + name + ", a MaxSAT solver, which is for check --repair only");
        }
    }

    /** The names of all that are there and find solutions: those of the file in its order, those embedded last. */
    public List<String> installed() {
        Stream<String> external = programs(spec -> !spec.isMaxSat())
                .filter(program -> program.file().isPresent())
                .map(SolverProgram::name);
        return Stream.concat(external, Stream.of(SAT4J, SAT4J_PB, COVER, BACKTRACKING))
                .toList();
    }

    /**
     * The name of the first solver of the file that is installed and writes proofs.
     *
     * @throws BackendError if there is none
     */
    public String prover() {
        return solvers().stream()
                .filter(solver -> solver.writesProofs() && solver.isInstalled())
                .findFirst()
                .map(ExternalSolver::name)
                .orElseThrow(() -> new BackendError(
                        "no solver of " + source + " is installed that writes proofs, as kissat and cadical do"));
    }

    /**
     * The backend of this name, to be measured.
     *
     * @param embedded gives for the name of one that is embedded the command that runs it as a process of its own, with
     *     {@code {seed}} and {@code {input}}; it bounds its own memory
     */
    public Meter meter(String name, Function<String, List<String>> embedded) {
        return switch (name) {
            case SAT4J -> meterOfOwn(SolverSpec.competitor(name, embedded.apply(name)));
            case SAT4J_PB ->
                meterOfOwn(SolverSpec.own(name, embedded.apply(name), sat4jPb().language()));
            case COVER, BACKTRACKING -> meterOfOwn(SolverSpec.own(name, embedded.apply(name), ""));
            case AUTO ->
                throw new UserError(
                        "found the backend 'auto', expected one that can be measured: a solver by its name");
            default -> {
                requireNoMaxSat(name);
                SolverSpec talkative = installedProgram(name).spec().talkative();
                yield new Meter(new SolverProgram(talkative, programs), Meter.Memory.BOUNDED_FROM_OUTSIDE);
            }
        };
    }

    private Meter meterOfOwn(SolverSpec spec) {
        return new Meter(new SolverProgram(spec, programs), Meter.Memory.BOUNDED_BY_ITSELF);
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

    private Backend joined(String names, Function<String, Backend> find) {
        requireSat(names);
        List<Backend> members = split(names).map(find).toList();
        return members.size() == 1 ? members.get(0) : new Portfolio(members);
    }

    private static Stream<String> split(String names) {
        return Stream.of(names.split(",", -1)).map(String::strip);
    }

    /**
     * Checks that every name, with commas between them, is a SAT solver's, installed or not.
     *
     * @throws UserError if there is no such name, or it is no SAT solver's
     */
    public void requireSat(String names) {
        split(names).forEach(this::configured);
    }

    private Backend certified(Backend backend, Optional<ProofChecker> checker) {
        return new Certified(
                backend, checker, second(backend).map(other -> new Certified(other, checker, Optional.empty())));
    }

    private Optional<ProofChecker> checker() {
        return checkers().stream()
                .filter(checker -> checker.program().isPresent())
                .findFirst();
    }

    /** Another backend to ask, one that writes proofs if there is any; SAT4J at last. */
    private Optional<Backend> second(Backend first) {
        Stream<Backend> others = solvers().stream()
                .filter(solver -> solver.isInstalled() && !solver.name().equals(first.name()))
                .sorted(Comparator.comparing(solver -> !solver.writesProofs()))
                .map(solver -> solver);
        Stream<Backend> embedded = first.name().equals(Sat4j.NAME) ? Stream.empty() : Stream.of(sat4j());
        return Stream.concat(others, embedded).findFirst();
    }

    private Backend single(String name) {
        Backend backend = configured(name);
        if (backend instanceof ExternalSolver solver) {
            requireInstalled(solver.program());
        }
        return backend;
    }

    private ExternalSolver solver(SolverSpec spec) {
        return new ExternalSolver(new SolverProgram(spec, programs));
    }

    private SolverProgram installedProgram(String name) {
        SolverProgram program = new SolverProgram(spec(name), programs);
        requireInstalled(program);
        return program;
    }

    private void requireInstalled(SolverProgram program) {
        if (program.file().isEmpty()) {
            throw new BackendError(missing(program.spec()));
        }
    }

    /**
     * Whether the language of this solver, installed or not, is another than CNF.
     *
     * @throws UserError if there is no such name
     */
    public boolean isForeign(String name) {
        if (name.equals(AUTO) || name.equals(Sat4j.NAME) || name.contains(",")) {
            return false;
        }
        requireNoMaxSat(name);
        return !spec(name).isSat();
    }

    /**
     * The solver of this name, sure to be installed, if its language is not CNF; nothing if it is.
     *
     * @throws UserError if there is no such name
     * @throws BackendError if the program is not there
     */
    public Optional<LanguageSolver> foreign(String name) {
        return isForeign(name) ? Optional.of(installedProgram(name)) : Optional.empty();
    }

    /**
     * The backend of this name, installed or not.
     *
     * @throws UserError if there is no such name, or it is no SAT solver's
     */
    public Backend configured(String name) {
        if (name.equals(AUTO)) {
            return auto(() -> this);
        }
        if (name.equals(Sat4j.NAME)) {
            return sat4j();
        }
        requireNoMaxSat(name);
        if (EMBEDDED.contains(name)) {
            throw new UserError("found the backend " + name
                    + ", which solves puzzles without clauses, expected a SAT solver for this");
        }
        SolverSpec spec = spec(name);
        if (!spec.isSat()) {
            throw new UserError("found the backend " + name + ", whose language is " + spec.language()
                    + ", expected a SAT solver for this");
        }
        return solver(spec);
    }

    /** Read once only, as the same is often asked for twice. */
    private synchronized SolverSpec spec(String name) {
        if (!specs.containsKey(name)) {
            SolverSpec spec = SolversFile.entry(name, text, source)
                    .orElseGet(() -> file().solvers().get(name));
            if (spec == null) {
                throw new UserError(
                        "unknown backend " + UserError.quote(name) + ", expected one of " + String.join(", ", names()));
            }
            specs.put(name, spec);
        }
        return specs.get(name);
    }

    /** No memory limit can be kept by what is embedded. */
    public static void requireUnbounded(String name, OptionalLong memoryKiB) {
        if (memoryKiB.isPresent()) {
            throw new UserError(
                    name + " runs inside sudosat: its memory is bounded by JAVA_OPTS=-Xmx4g, not by --memory");
        }
    }

    /**
     * The backend for whatever comes: SAT4J for small formulas, and for large ones the best of solvers.yaml, which is
     * read only then.
     */
    public static Backend auto(Supplier<Backends> file) {
        return new BySize(sat4j(), () -> file.get().best());
    }

    /** The first solver of the file that is installed, else SAT4J. */
    public Backend best() {
        for (ExternalSolver solver : solvers()) {
            if (solver.isInstalled()) {
                return solver;
            }
        }
        return sat4j();
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(List.of(AUTO));
        names.addAll(EMBEDDED);
        names.addAll(file().solvers().keySet());
        return names;
    }

    private String missing(SolverSpec spec) {
        List<String> there = new ArrayList<>(
                spec.isSat()
                        ? List.of(SAT4J)
                        : spec.isMaxSat() ? List.of(SAT4J_MAXSAT) : List.of(SAT4J_PB, COVER, BACKTRACKING));
        programs(other -> other.isSat() == spec.isSat() && other.isMaxSat() == spec.isMaxSat())
                .filter(program -> program.file().isPresent())
                .forEach(program -> there.add(program.name()));
        String how = spec.install().isEmpty() ? "" : "\n  to install it: " + spec.install();
        return spec.name() + " is configured in " + source + ", but there is no program " + spec.program()
                + "\n  there is: " + String.join(", ", there) + how;
    }

    /** Tries a solver of another language than CNF on something tiny. */
    public interface Trial {
        /** What is wrong with it; empty if nothing is. */
        String problem(LanguageSolver solver, Deadline deadline) throws InterruptedException;
    }

    /**
     * What is configured, found and working, SAT4J first; SAT solvers that are there run on two tiny formulas, the
     * others as told.
     */
    public List<BackendReport> survey(Trial trial) throws InterruptedException {
        List<BackendReport> reports = new ArrayList<>(List.of(BackendReport.embedded(sat4j())));
        for (SolverSpec spec : file().solvers().values()) {
            SolverProgram program = new SolverProgram(spec, programs);
            reports.add(BackendReport.of(program, spec.isSat() ? BackendReport.FORMULAS : trial));
        }
        for (ProofChecker checker : checkers()) {
            reports.add(BackendReport.of(checker));
        }
        return reports;
    }
}
