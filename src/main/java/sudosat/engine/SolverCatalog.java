package sudosat.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.backend.BuiltInVerifier;
import sudosat.backend.Capability;
import sudosat.backend.Cdcl;
import sudosat.backend.CheckerSpec;
import sudosat.backend.InputLanguage;
import sudosat.backend.ProofVerifier;
import sudosat.backend.SolverSpec;
import sudosat.backend.SolversFile;
import sudosat.backend.process.CertifyingBackend;
import sudosat.backend.process.Programs;
import sudosat.backend.process.ProofChecker;
import sudosat.backend.process.SolverProgram;
import sudosat.io.UserError;
import sudosat.work.Deadline;

/** The programs that solvers.yaml describes, installed or not. */
public final class SolverCatalog {
    private final String text;
    private final String source;
    private final Programs programs;
    /** The whole of solvers.yaml, once it had to be read. */
    private SolversFile file;

    private final Map<String, SolverSpec> specs = new HashMap<>();

    /**
     * The programs of a solvers.yaml, of which no more is read than the questions asked need.
     *
     * @param text its text
     * @param source its name, for messages
     * @param folder where it stands; relative program names start there
     * @param searchPath folders as in PATH
     * @param home what {@code ~/} stands for
     */
    public SolverCatalog(String text, String source, Path folder, String searchPath, String home) {
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

    private Stream<SolverProgram> programs() {
        return file().solvers().values().stream().map(spec -> new SolverProgram(spec, programs));
    }

    /** All that are installed, in the order of the file. */
    public Stream<Backend> installed() {
        return programs().filter(SolverProgram::isInstalled).map(program -> program);
    }

    /** The first that is installed and can do this, in the order of the file. */
    public Optional<Backend> first(Capability capability) {
        return installed().filter(program -> program.can(capability)).findFirst();
    }

    /** The names of those that can do this, installed or not. */
    public Stream<String> names(Capability capability) {
        return programs().filter(program -> program.can(capability)).map(SolverProgram::name);
    }

    /**
     * The program of this name, installed or not.
     *
     * @throws UserError if there is no such name
     */
    public Backend configured(String name) {
        return new SolverProgram(spec(name), programs);
    }

    /**
     * The program of this name, sure to be installed.
     *
     * @throws UserError if there is no such name
     * @throws BackendError if it is not installed
     */
    public Backend installed(String name) {
        return installedProgram(name);
    }

    private SolverProgram installedProgram(String name) {
        SolverProgram program = new SolverProgram(spec(name), programs);
        if (!program.isInstalled()) {
            throw new BackendError(missing(program));
        }
        return program;
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

    private List<String> names() {
        List<String> names = new ArrayList<>(BuiltIn.labels());
        names.addAll(file().solvers().keySet());
        return names;
    }

    private String missing(SolverProgram program) {
        SolverSpec spec = program.spec();
        Predicate<InputLanguage> isAlike = alike(spec.language());
        Stream<String> builtIn = Arrays.stream(BuiltIn.values())
                .filter(engine -> engine != BuiltIn.AUTO && isAlike.test(engine.language()))
                .map(BuiltIn::label);
        Stream<String> others =
                installed().filter(other -> isAlike.test(other.language())).map(Backend::name);
        String how = spec.install().isEmpty() ? "" : "\n  to install it: " + spec.install();
        return spec.name() + " is configured in " + source + ", but there is no program " + spec.program()
                + "\n  there is: "
                + String.join(", ", Stream.concat(builtIn, others).toList()) + how;
    }

    /** Whether something in one language can stand in for something in another. */
    private static Predicate<InputLanguage> alike(InputLanguage language) {
        boolean isAlone = language == InputLanguage.CNF || language == InputLanguage.WCNF;
        return other -> isAlone ? other == language : other != InputLanguage.CNF && other != InputLanguage.WCNF;
    }

    /** The same backend, its verdicts accepted only with a proof or, where it writes none, a second opinion. */
    public Backend certified(Backend backend) {
        ProofVerifier checker = file().checkers().values().stream()
                .map(spec -> new ProofChecker(spec, programs))
                .filter(known -> known.program().isPresent())
                .<ProofVerifier>map(known -> known)
                .findFirst()
                .orElseGet(BuiltInVerifier::new);
        return new CertifyingBackend(
                backend,
                checker,
                second(backend).map(other -> new CertifyingBackend(other, checker, Optional.empty())));
    }

    /** Another backend to ask, one that writes proofs: of those installed, else our own. */
    private Optional<Backend> second(Backend first) {
        Stream<Backend> others = installed()
                .filter(solver ->
                        solver.can(Capability.CERTIFY) && !solver.name().equals(first.name()));
        return Optional.of(others.filter(solver -> solver.can(Capability.WRITE_PROOFS))
                .findFirst()
                .orElseGet(Cdcl::new));
    }

    /** The program of this name, with statistics in its output. */
    public SolverProgram measurable(String name) {
        return new SolverProgram(installedProgram(name).spec().withStatistics(), programs);
    }

    /**
     * A built-in engine, to be measured in a process of its own.
     *
     * @param command runs it, with {@code {seed}} and {@code {input}}, and bounds its memory
     */
    public SolverProgram measurable(BuiltIn engine, List<String> command) {
        return new SolverProgram(SolverSpec.own(engine, command), programs);
    }

    /** Tries a solver on something tiny. */
    public interface Trial {
        /** What is wrong with it; empty if nothing is. */
        String problem(Backend solver, Deadline deadline) throws InterruptedException;
    }

    /** What is configured, found and working: solvers, tried as told, then proof checkers. */
    public List<BackendReport> survey(Trial trial) throws InterruptedException {
        List<BackendReport> reports = new ArrayList<>();
        for (SolverProgram program : programs().toList()) {
            reports.add(BackendReport.of(program, trial));
        }
        for (CheckerSpec spec : file().checkers().values()) {
            reports.add(BackendReport.of(new ProofChecker(spec, programs)));
        }
        return reports;
    }
}
