package sudosat;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import sudosat.backend.Backend;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.Cdcl;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.bench.MeasuredBackend;
import sudosat.encode.EncodingStyle;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.engine.EngineRegistry;
import sudosat.generate.Generator;
import sudosat.generate.fewest.FewestClues;
import sudosat.io.UserError;

/** Who answers the calls of a {@link Sudosat}: each engine is found when it is first needed. */
final class Engines {
    private final EngineRegistry registry;
    private final EngineQuery query;
    private final Optional<Backend> own;
    private final Optional<Consumer<OptionalLong>> conflicts;
    private final int jobs;
    private final Optional<Helpers> helpers;
    private Engine engine;
    private PuzzleSettings lastSettings;
    private Generator lastGenerator;

    /**
     * Those for a query.
     *
     * @param own the caller's own solver, instead of the one that the query names
     * @param conflicts receives the number of conflicts where the solver is asked about formulas
     * @param jobs how many questions about one puzzle are asked in parallel
     * @param helpers who else answers them
     */
    Engines(
            EngineRegistry registry,
            EngineQuery query,
            Optional<Backend> own,
            Optional<Consumer<OptionalLong>> conflicts,
            int jobs,
            Optional<Helpers> helpers) {
        this.registry = registry;
        this.query = query;
        this.own = own;
        this.conflicts = conflicts;
        this.jobs = jobs;
        this.helpers = helpers;
        if (own.isPresent()) {
            requireCapable(own.get());
        }
    }

    private void requireCapable(Backend solver) {
        query.needs().forEach((need, option) -> {
            boolean isOfSolver = need == Capability.SEED || need == Capability.BOUND_MEMORY;
            if (isOfSolver && !solver.can(need)) {
                throw new UserError(option + " cannot be combined with the backend " + solver.name());
            }
        });
        if (conflicts.isPresent()) {
            throw new UserError(
                    UserError.option("statistics") + " cannot be combined with the backend " + solver.name());
        }
    }

    private String name() {
        return own.isPresent() ? own.get().name() : query.name();
    }

    private boolean isCertified() {
        return query.needs(Capability.CERTIFY);
    }

    int jobs() {
        return jobs;
    }

    /** The engine for puzzles. */
    synchronized Engine engine() {
        if (engine == null) {
            engine = own.isPresent() ? new ClauseEngine(new CheckingBackend(solver()), style()) : registry.find(query);
        }
        return engine;
    }

    /** The SAT solver for formulas. */
    Backend solver() {
        if (conflicts.isPresent()) {
            return counting(conflicts.get());
        } else if (own.isEmpty()) {
            return registry.backend(query);
        }
        return isCertified() ? registry.solvers().certified(own.get()) : own.get();
    }

    private Backend counting(Consumer<OptionalLong> receiver) {
        if (isCertified() || query.isPortfolio()) {
            throw new UserError(UserError.option("statistics") + " cannot be combined with "
                    + (isCertified() ? UserError.option("certify") : "several backends"));
        }
        String solver = registry.solverName(query);
        registry.requireSat(solver);
        if (BuiltIn.CDCL.is(solver)) {
            return new Cdcl(number -> receiver.accept(OptionalLong.of(number)));
        } else if (BuiltIn.SAT4J.is(solver)) {
            return new Sat4j(number -> receiver.accept(OptionalLong.of(number)));
        }
        return new MeasuredBackend(registry.solvers().measurable(solver)).counting(receiver);
    }

    /** The SAT solver that writes proofs: the one named, else the first that can. */
    Backend prover() {
        if (own.isPresent()) {
            return solver();
        } else if (query.isPortfolio()) {
            throw new UserError(
                    UserError.option("proof") + ": found the backends " + UserError.quote(name()) + ", expected one");
        }
        return registry.prover(query);
    }

    /** The encoding for writing clauses: what the solver prefers, installed or not, unless another is asked for. */
    EncodingStyle style() {
        EncodingStyle preferred = own.isPresent() ? ClauseEngine.preferred(own.get()) : registry.preferredStyle(query);
        return query.style().apply(preferred);
    }

    /** The embedded solver that is asked incrementally: SAT4J by its name, else our own. */
    BuiltIn embedded() {
        return BuiltIn.SAT4J.is(name()) ? BuiltIn.SAT4J : BuiltIn.CDCL;
    }

    /** The same where nothing else will do, uncertified. */
    BuiltIn embeddedOnly(String option) {
        boolean canAssume = own.isEmpty()
                && BuiltIn.named(name())
                        .filter(known -> known.can(Capability.ASSUME))
                        .isPresent();
        if (isCertified()) {
            throw new UserError(option + " cannot be combined with " + UserError.option("certify"));
        } else if (!canAssume) {
            throw new UserError(option + ": found the backend " + UserError.quote(name()) + ", expected "
                    + BuiltIn.CDCL.label() + " or " + BuiltIn.SAT4J.label());
        }
        return embedded();
    }

    /** The MaxSAT solver that is named; nothing if our own search will do. */
    Optional<Backend> maxSat() {
        if (isCertified()) {
            throw new UserError(UserError.option("certify") + " cannot be combined with " + UserError.option("repair"));
        }
        return own.isPresent() ? Optional.of(registry.maxSat(name())) : registry.maxSat(query);
    }

    /** For a second opinion on what was found without a backend. */
    Engine secondOpinion() {
        return own.isPresent() ? engine() : registry.secondOpinion(unseeded());
    }

    /** The same for all puzzles with the same settings, as it remembers what their fillings have in common. */
    synchronized Generator generator(PuzzleSettings settings, Request request) {
        if (settings != lastSettings) {
            lastGenerator = generator(settings.spec(), request, jobs);
            lastSettings = settings;
        }
        return lastGenerator;
    }

    /** A generator that asks several questions about a puzzle in parallel. */
    Generator generator(Generator.Spec spec, Request request, int atOnce) {
        Optional<Engine> asked = own.isPresent()
                ? Optional.of(engine())
                : registry.engineForProbes(unseeded(), spec.rules().clues().cells())
                        .map(engine -> helpers.map(others -> others.engine(registry.withBestSolver(unseeded())))
                                .orElse(engine));
        return asked.isPresent()
                ? new Generator(spec, asked.get(), request, atOnce)
                : new Generator(spec, embedded(), atOnce);
    }

    /** Who makes the walks of a search for few clues, if others do. */
    Optional<FewestClues.Walker> walker() {
        return helpers.map(Helpers::walker);
    }

    /** A generator has a seed of its own. */
    private EngineQuery unseeded() {
        Map<Capability, String> needs = new EnumMap<>(Capability.class);
        needs.putAll(query.needs());
        needs.remove(Capability.SEED);
        return new EngineQuery(query.name(), needs, query.style());
    }
}
