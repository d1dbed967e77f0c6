package sudosat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import sudosat.backend.AnswerListener;
import sudosat.backend.Backend;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.Request;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.encode.Encoding;
import sudosat.encode.EncodingStyle;
import sudosat.engine.EngineQuery;
import sudosat.engine.EngineRegistry;
import sudosat.engine.SolversLocator;
import sudosat.io.UserError;
import sudosat.work.Deadline;

/** Options of a {@link Sudosat}, named as those of the command line. */
public final class SudosatBuilder {
    private Optional<Backend> own = Optional.empty();
    private String backend = BuiltIn.AUTO.label();
    private SolversLocator solvers = SolversLocator.IN_LIBRARY;
    private Optional<Encoding> encoding = Optional.empty();
    private Optional<AtMostOneEncoding> atMostOne = Optional.empty();
    private Optional<Duration> timeout = Optional.empty();
    private OptionalLong memoryKiB = OptionalLong.empty();
    private OptionalLong seed = OptionalLong.empty();
    /** What the engine has to be able to do, each with the option that asks for it. */
    private final Map<Capability, String> needs = new EnumMap<>(Capability.class);

    private int jobs = 1;
    private AnswerListener listener = AnswerListener.NOBODY;
    private Optional<Consumer<OptionalLong>> conflicts = Optional.empty();
    private Optional<Helpers> helpers = Optional.empty();

    SudosatBuilder() {}

    /**
     * The solver by its name: a built-in engine, a solver of solvers.yaml, several SAT solvers separated by commas,
     * or {@code auto} (the default).
     */
    public SudosatBuilder backend(String name) {
        backend = name;
        own = Optional.empty();
        return this;
    }

    /** A SAT solver of your own, instead of one with a name. */
    public SudosatBuilder backend(Backend solver) {
        own = Optional.of(solver);
        return this;
    }

    /**
     * Adds the solvers of a solvers.yaml to those inside the library. They replace solvers of the same name.
     */
    public SudosatBuilder solvers(Path file) {
        return solvers(solvers.with(file));
    }

    /** The solvers of this solvers.yaml, and none of those inside the library. */
    public SudosatBuilder solversOnly(Path file) {
        return solvers(solvers.only(file));
    }

    /**
     * The directories of solver programs, as in the environment variable PATH (default: none, so only built-in engines
     * run).
     */
    public SudosatBuilder searchPath(String folders) {
        return solvers(solvers.searching(folders));
    }

    /** What {@code ~/} stands for in solvers.yaml. */
    public SudosatBuilder home(String folder) {
        return solvers(solvers.withHome(folder));
    }

    /** Where to find solvers: file, directories and home in one. */
    public SudosatBuilder solvers(SolversLocator where) {
        solvers = where;
        return this;
    }

    /** The CNF encoding (default: what the backend prefers). */
    public SudosatBuilder encoding(Encoding chosen) {
        encoding = Optional.of(chosen);
        needs.put(Capability.READ_CNF, UserError.option("encoding"));
        return this;
    }

    /**
     * The encoding of at-most-one constraints (default: by group size). If the preferred encoding is always pairwise,
     * compact replaces it.
     */
    public SudosatBuilder atMostOne(AtMostOneEncoding chosen) {
        atMostOne = Optional.of(chosen);
        needs.putIfAbsent(Capability.READ_CNF, UserError.option("at-most-one"));
        return this;
    }

    /** The time limit of each call (default: none). */
    public SudosatBuilder timeout(Duration limit) {
        timeout = Optional.of(limit);
        return this;
    }

    /** The memory limit of a solver process, in KiB (default: none). */
    public SudosatBuilder memoryKiB(long limit) {
        memoryKiB = OptionalLong.of(limit);
        needs.put(Capability.BOUND_MEMORY, UserError.option("memory"));
        return this;
    }

    /** The seed of the solver: another seed may find another solution. */
    public SudosatBuilder seed(long number) {
        seed = OptionalLong.of(number);
        needs.put(Capability.SEED, UserError.option("seed"));
        return this;
    }

    /** Accepts "no solution" only with a checked proof or, without one, if a second solver agrees. */
    public SudosatBuilder certify() {
        needs.put(Capability.CERTIFY, UserError.option("certify"));
        return this;
    }

    /** Checks every model against every clause, too. */
    public SudosatBuilder paranoid() {
        needs.put(Capability.CHECK_MODELS, UserError.option("paranoid"));
        return this;
    }

    /** The number of threads for one call (default: 1). */
    public SudosatBuilder jobs(int threads) {
        jobs = threads;
        return this;
    }

    /** Receives the name of each solver that answered (default: nobody does). */
    public SudosatBuilder listener(AnswerListener answers) {
        listener = answers;
        return this;
    }

    /** Gets the number of conflicts of each {@link Sudosat#run(sudosat.cnf.Formula)}, if the solver reports it. */
    public SudosatBuilder conflicts(Consumer<OptionalLong> numbers) {
        conflicts = Optional.of(numbers);
        return this;
    }

    /** Who else does pieces of the search when one puzzle is generated (default: nobody). */
    public SudosatBuilder helpers(Helpers others) {
        helpers = Optional.of(others);
        return this;
    }

    /**
     * An instance with these options. A backend that is unknown or not installed is reported when it is needed, or
     * by {@link Sudosat#engineName}.
     *
     * @throws UserError if {@link #atMostOne} is combined with an encoding that is pairwise by definition, or a
     *     seed or memory limit with a solver of your own that takes none
     */
    public Sudosat build() {
        EncodingStyle.COMPACT.with(encoding, atMostOne); // now, not when the first puzzle is encoded
        Optional<Encoding> style = encoding;
        Optional<AtMostOneEncoding> way = atMostOne;
        EngineQuery query = new EngineQuery(backend, new EnumMap<>(needs), preferred -> preferred.with(style, way));
        Request request = new Request(seed, Deadline.NONE, memoryKiB, Optional.empty()).reportingTo(listener);
        Engines engines = new Engines(new EngineRegistry(solvers), query, own, conflicts, jobs, helpers);
        return new Sudosat(engines, timeout, request);
    }
}
