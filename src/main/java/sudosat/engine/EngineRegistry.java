package sudosat.engine;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.Cdcl;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Portfolio;
import sudosat.backend.process.SolverProgram;
import sudosat.backend.sat4j.IncrementalSat4j;
import sudosat.backend.sat4j.Sat4j;
import sudosat.backend.sat4j.Sat4jReadingText;
import sudosat.cnf.Formula;
import sudosat.cnf.IncrementalSolver;
import sudosat.encode.EncodingStyle;
import sudosat.io.UserError;

/**
 * Finds engines by name: those built in, the programs of solvers.yaml, portfolios of them, and {@code auto}, which is
 * the best choice for what is asked. What an engine cannot do is an error before its program is looked for, so that it
 * does not depend on what is installed.
 */
public final class EngineRegistry {
    private final Supplier<SolverCatalog> solvers;

    /** Reads solvers.yaml only when it is needed. */
    public EngineRegistry(SolversLocator solvers) {
        this(solvers::solvers);
    }

    /** Asks for solvers.yaml only when it is needed. */
    public EngineRegistry(Supplier<SolverCatalog> solvers) {
        this.solvers = solvers;
    }

    /**
     * The engine asked for, sure to be there.
     *
     * @throws UserError if there is no such name, or it cannot do what it has to
     * @throws BackendError if its program is not installed
     */
    public Engine find(EngineQuery query) {
        if (query.needs(Capability.CERTIFY) || query.isPortfolio()) {
            return clauses(query, backend(query));
        }
        requireCapable(query);
        Optional<BuiltIn> builtIn = BuiltIn.named(query.name());
        if (builtIn.isPresent()) {
            return builtIn(builtIn.get(), query);
        }
        Backend program = solvers.get().installed(query.name());
        return program.can(Capability.READ_CNF) ? clauses(query, program) : new LanguageEngine(program);
    }

    private Engine builtIn(BuiltIn engine, EngineQuery query) {
        return switch (engine) {
            case AUTO -> {
                Engine solver = clauses(query, auto());
                yield query.needs().isEmpty() ? new AutoEngine(solver) : solver;
            }
            case CDCL, SAT4J -> clauses(query, sat(query.name()));
            case SAT4J_PB -> new LanguageEngine(Sat4jReadingText.pseudoBoolean());
            case SAT4J_MAXSAT -> throw new IllegalArgumentException(engine.label());
            case DLX -> new CoverEngine();
            case BACKTRACK -> new BacktrackingEngine();
        };
    }

    private static Engine clauses(EngineQuery query, Backend backend) {
        Backend checked = query.needs(Capability.CHECK_MODELS) ? new CheckingBackend(backend) : backend;
        return new ClauseEngine(checked, query.style().apply(ClauseEngine.preferred(backend)));
    }

    private void requireCapable(EngineQuery query) {
        String name = query.name();
        requireNoMaxSat(name);
        for (Capability needed : List.of(Capability.READ_CNF, Capability.CHECK_MODELS)) {
            if (query.needs(needed) && !can(name, needed)) {
                throw new UserError(query.needs().get(needed) + " needs a SAT solver, and " + name + " is not one");
            }
        }
        requireSeed(query);
        if (query.needs(Capability.BOUND_MEMORY) && !can(name, Capability.BOUND_MEMORY)) {
            throw Sat4j.unbounded(name);
        }
    }

    private void requireSeed(EngineQuery query) {
        if (!query.needs(Capability.SEED)) {
            return;
        }
        query.names().filter(name -> !can(name, Capability.SEED)).forEach(name -> {
            throw new UserError(query.needs().get(Capability.SEED) + " cannot be combined with the backend " + name
                    + ", which takes no seed");
        });
    }

    private boolean can(String name, Capability capability) {
        Optional<BuiltIn> builtIn = BuiltIn.named(name);
        return builtIn.isPresent()
                ? builtIn.get().can(capability)
                : solvers.get().configured(name).can(capability);
    }

    /**
     * The engine to ask whether a clue is needed in puzzles of this number of cells; nothing where an embedded solver
     * is better asked incrementally: by its name or, by default, about what is small, or where there is nothing else.
     */
    public Optional<Engine> engineForProbes(EngineQuery query, int cells) {
        boolean isEmbedded = query.isFor(BuiltIn.CDCL) || query.isFor(BuiltIn.SAT4J);
        if (!query.needs().isEmpty() || !query.isFor(BuiltIn.AUTO) && !isEmbedded) {
            return Optional.of(find(query));
        }
        Optional<Backend> solver = isEmbedded ? Optional.empty() : AutoEngine.diggingSolver(cells, solvers);
        return solver.map(found -> clauses(query, found));
    }

    /** SAT4J or, for any other name, our own solver, asked again and again about a formula. */
    public static IncrementalSolver incremental(BuiltIn engine, Formula formula) {
        return engine == BuiltIn.SAT4J ? new IncrementalSat4j(formula) : Cdcl.incremental(formula);
    }

    /** For a second opinion on what was found without a solver: the engine named, else the best solver installed. */
    public Engine secondOpinion(EngineQuery query) {
        return query.isFor(BuiltIn.AUTO) && !query.needs(Capability.CERTIFY) ? clauses(query, best()) : find(query);
    }

    /** The SAT solver, or the portfolio of them, that was asked for, sure to be there. */
    public Backend backend(EngineQuery query) {
        query.names().forEach(this::requireSat);
        requireSeed(query);
        Function<String, Backend> member = query.needs(Capability.CERTIFY) ? this::certified : this::sat;
        List<Backend> members = query.names().map(member).toList();
        return members.size() == 1 ? members.get(0) : new Portfolio(members);
    }

    /** For {@code auto}, certifies the solver that writes the proof, and so names it. */
    private Backend certified(String name) {
        return solvers.get().certified(BuiltIn.AUTO.is(name) ? prover() : sat(name));
    }

    private Backend sat(String name) {
        if (BuiltIn.AUTO.is(name)) {
            return auto();
        }
        if (BuiltIn.CDCL.is(name)) {
            return new Cdcl();
        }
        return BuiltIn.SAT4J.is(name) ? new Sat4j() : solvers.get().installed(name);
    }

    private Backend auto() {
        return AutoEngine.backend(this::best, this::prover);
    }

    /** The name of the SAT solver asked for: by default the first of the file that is installed, else our own. */
    public String solverName(EngineQuery query) {
        return query.isFor(BuiltIn.AUTO) ? best().name() : query.name();
    }

    /** The same query by the name of the best solver where that is chosen: all who answer it then ask the same. */
    public EngineQuery withBestSolver(EngineQuery query) {
        boolean isOpen = query.isFor(BuiltIn.AUTO) && query.needs().isEmpty();
        return isOpen ? EngineQuery.named(best().name()) : query;
    }

    /** The encoding that the solver asked for prefers, installed or not. */
    public EncodingStyle preferredStyle(EngineQuery query) {
        return query.isFor(BuiltIn.AUTO) ? EncodingStyle.COMPACT : ClauseEngine.preferred(configured(query.name()));
    }

    /** The MaxSAT solver asked for; nothing where our own search will do. */
    public Optional<Backend> maxSat(EngineQuery query) {
        return query.isFor(BuiltIn.AUTO) ? Optional.empty() : Optional.of(maxSat(query.name()));
    }

    private Backend best() {
        return AutoEngine.solver(solvers.get());
    }

    private Backend prover() {
        return AutoEngine.prover(solvers.get());
    }

    /**
     * The SAT solver that writes proofs: the one named, else the first of the file that can, else our own.
     *
     * @throws BackendError if it is not installed
     */
    public Backend prover(EngineQuery query) {
        boolean isNamed = !query.isFor(BuiltIn.AUTO);
        String name = isNamed ? query.name() : prover().name();
        return backend(new EngineQuery(name, query.needs(), query.style()));
    }

    /**
     * Checks that this is a SAT solver's name, installed or not.
     *
     * @throws UserError if there is no such name, or it is no SAT solver's
     */
    public void requireSat(String name) {
        requireNoMaxSat(name);
        if (!can(name, Capability.READ_CNF)) {
            String kind = BuiltIn.named(name).isPresent()
                    ? "which solves puzzles without clauses"
                    : "whose language is "
                            + solvers.get().configured(name).language().label();
            throw new UserError("found the backend " + name + ", " + kind + ", expected a SAT solver");
        }
    }

    private void requireNoMaxSat(String name) {
        if (can(name, Capability.REPAIR)) {
            throw new UserError("found the backend " + name
                    + ", a MaxSAT solver, expected another one: MaxSAT solvers are for check "
                    + UserError.option("repair") + " only");
        }
    }

    /** The SAT solver of this name, installed or not. */
    public Backend configured(String name) {
        requireSat(name);
        return BuiltIn.named(name).isPresent() ? sat(name) : solvers.get().configured(name);
    }

    /**
     * The MaxSAT solver of this name, sure to be installed.
     *
     * @throws UserError if there is no such name, or it is no MaxSAT solver's
     * @throws BackendError if the program is not there
     */
    public Backend maxSat(String name) {
        if (name.contains(",") || !can(name, Capability.REPAIR)) {
            List<String> expected = Stream.concat(
                            Stream.of(BuiltIn.SAT4J_MAXSAT.label()),
                            solvers.get().names(Capability.REPAIR))
                    .toList();
            throw new UserError("found the backend " + UserError.quote(name) + ", expected a MaxSAT solver: "
                    + String.join(", ", expected));
        }
        return BuiltIn.SAT4J_MAXSAT.is(name)
                ? Sat4jReadingText.maxSat()
                : solvers.get().installed(name);
    }

    /** The names of all that are there and find solutions: those of the file in its order, those built in last. */
    public List<String> installed() {
        Stream<String> programs = solvers.get()
                .installed()
                .filter(program -> !program.can(Capability.REPAIR))
                .map(Backend::name);
        Stream<String> builtIn = Stream.of(
                        BuiltIn.CDCL, BuiltIn.SAT4J, BuiltIn.SAT4J_PB, BuiltIn.DLX, BuiltIn.BACKTRACK)
                .map(BuiltIn::label);
        return Stream.concat(programs, builtIn).toList();
    }

    /**
     * The engine of this name, to be measured.
     *
     * @param command gives for a built-in engine the command that runs it as a process of its own, with {@code {seed}}
     *     and {@code {input}}; it bounds its own memory
     */
    public SolverProgram measurable(String name, Function<BuiltIn, List<String>> command) {
        if (BuiltIn.AUTO.is(name)) {
            throw new UserError(UserError.option("backend") + ": found 'auto', expected the name of a solver");
        }
        requireNoMaxSat(name);
        return BuiltIn.named(name)
                .map(engine -> solvers.get().measurable(engine, command.apply(engine)))
                .orElseGet(() -> solvers.get().measurable(name));
    }

    /** The programs that solvers.yaml describes. */
    public SolverCatalog solvers() {
        return solvers.get();
    }
}
