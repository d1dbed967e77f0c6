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
import sudosat.backend.process.CheckerProgram;
import sudosat.backend.process.Programs;
import sudosat.backend.process.SolverProgram;
import sudosat.io.UserError;

/** The programs that solvers.yaml describes, installed or not. */
public final class SolverCatalog {
    private final String text;
    private final String source;
    private final Programs programs;
    /** Where to look for what this file does not have. */
    private final Optional<SolverCatalog> base;
    /** The whole of solvers.yaml, once it had to be read. */
    private SolversFile file;

    private final Map<String, Optional<SolverSpec>> specs = new HashMap<>();

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
        this(text, source, new Programs(searchPath, home, folder), Optional.empty());
    }

    private SolverCatalog(String text, String source, Programs programs, Optional<SolverCatalog> base) {
        this.text = text;
        this.source = source;
        this.programs = programs;
        this.base = base;
    }

    /** These programs and then those of another file whose names are not among them. */
    public SolverCatalog before(SolverCatalog others) {
        return new SolverCatalog(text, source, programs, Optional.of(others));
    }

    private synchronized SolversFile file() {
        if (file == null) {
            file = SolversFile.read(text, source);
        }
        return file;
    }

    /** All programs, installed or not, in the order of the file. */
    public Stream<SolverProgram> programs() {
        Map<String, SolverSpec> own = file().solvers();
        return Stream.concat(
                own.values().stream().map(spec -> new SolverProgram(spec, programs)),
                base.stream().flatMap(SolverCatalog::programs).filter(other -> !own.containsKey(other.name())));
    }

    /** All proof checkers, likewise. */
    public Stream<CheckerProgram> checkers() {
        Map<String, CheckerSpec> own = file().checkers();
        return Stream.concat(
                own.values().stream().map(spec -> new CheckerProgram(spec, programs)),
                base.stream()
                        .flatMap(SolverCatalog::checkers)
                        .filter(other -> !own.containsKey(other.spec().name())));
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
     * The program of this name, sure to be installed.
     *
     * @throws UserError if there is no such name
     * @throws BackendError if it is not installed
     */
    public SolverProgram installed(String name) {
        SolverProgram program = configured(name);
        if (!program.isInstalled()) {
            throw new BackendError(missing(program));
        }
        return program;
    }

    /**
     * The program of this name, installed or not. A name may be followed by options for the program, as in {@code
     * kissat --unsat}.
     *
     * @throws UserError if there is no such name
     */
    public SolverProgram configured(String nameAndOptions) {
        List<String> words = List.of(nameAndOptions.strip().split("\\s+"));
        String name = words.get(0);
        if (words.size() > 1 && BuiltIn.named(name).isPresent()) {
            throw new UserError("found options for the backend " + name + ", which runs inside sudosat and takes none");
        }
        SolverProgram program = find(name)
                .orElseThrow(() -> new UserError("unknown backend " + UserError.quote(name) + ", expected one of "
                        + String.join(", ", names())));
        return words.size() == 1 ? program : program.withOptions(words.subList(1, words.size()));
    }

    private Optional<SolverProgram> find(String name) {
        Optional<SolverProgram> own = spec(name).map(spec -> new SolverProgram(spec, programs));
        return own.isPresent() ? own : base.flatMap(others -> others.find(name));
    }

    /** Read once only, as the same is often asked for twice. */
    private synchronized Optional<SolverSpec> spec(String name) {
        if (!specs.containsKey(name)) {
            Optional<SolverSpec> entry = SolversFile.entry(name, text, source);
            specs.put(
                    name,
                    entry.isPresent()
                            ? entry
                            : Optional.ofNullable(file().solvers().get(name)));
        }
        return specs.get(name);
    }

    /** What {@code --backend} may name. */
    public List<String> names() {
        List<String> names = new ArrayList<>(BuiltIn.labels());
        programs().forEach(program -> names.add(program.name()));
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
        String file = spec.program().contains("/") ? spec.program() + " is no executable file" : "";
        return spec.name() + " is configured in " + source + ", but "
                + (file.isEmpty() ? "there is no program " + spec.program() : file)
                + "\n  installed: "
                + String.join(", ", Stream.concat(builtIn, others).toList()) + how;
    }

    /** Whether something in one language can stand in for something in another. */
    private static Predicate<InputLanguage> alike(InputLanguage language) {
        boolean isAlone = language == InputLanguage.CNF || language == InputLanguage.WCNF;
        return other -> isAlone ? other == language : other != InputLanguage.CNF && other != InputLanguage.WCNF;
    }

    /** The same backend, its verdicts accepted only with a proof or, where it writes none, a second opinion. */
    public Backend certified(Backend backend) {
        ProofVerifier checker = checkers()
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
        return installed(name).withStatistics();
    }

    /**
     * A built-in engine, to be measured in a process of its own.
     *
     * @param command runs it, with {@code {seed}} and {@code {input}}, and bounds its memory
     */
    public SolverProgram measurable(BuiltIn engine, List<String> command) {
        return new SolverProgram(SolverSpec.own(engine, command), programs);
    }
}
