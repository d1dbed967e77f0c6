package sudosat.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import sudosat.backend.Backend;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.Cdcl;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.bench.MeasuredBackend;
import sudosat.cli.report.Console;
import sudosat.cli.report.Helpers;
import sudosat.encode.EncodingStyle;
import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.engine.EngineRegistry;
import sudosat.io.UserError;
import sudosat.work.Deadline;

/** The options of commands that run a solver. */
final class BackendOptions {
    /** As in docs/reference/solvers-yaml.md and solvers.yaml. */
    private static final String AUTO = "auto first searches by itself, so that most small puzzles never reach a SAT"
            + " solver. What it does not decide soon is encoded: cdcl answers formulas of at most 6,000 variables, the"
            + " first SAT solver of solvers.yaml that is installed answers larger ones, else cdcl. With --encoding,"
            + " --paranoid, --seed, --memory or --certify every puzzle is encoded.";

    private final Setting<String> backend;
    private final SolversOption solvers;
    private final Setting<Duration> timeout;
    private final Setting<Long> memory;
    private final Setting<Long> seed;
    private final Setting<Boolean> certify;

    BackendOptions(Options options) {
        this(options, "Seed of the solver: another seed may find another solution.");
    }

    BackendOptions(Options options, String seedDescription) {
        backend = options.option(
                "-b --backend",
                "NAME",
                Type.TEXT,
                "The solver: a name from solvers.yaml, perhaps with options for it, as in 'kissat --unsat'; one of the"
                        + " embedded cdcl, sat4j, sat4j-pb, dlx (exact cover) and"
                        + " backtrack, or auto (the default). "
                        + AUTO
                        + " Several SAT solvers, as in a,b,c, run in parallel: the first verdict wins.");
        solvers = new SolversOption(options);
        timeout = options.option(
                "-t --timeout",
                "TIME",
                Type.TIME,
                "Give up after this time: 500ms, 90s, 2m, 1h; a bare number is seconds (default: no limit).");
        memory = options.option(
                "--memory",
                "SIZE",
                Type.MEMORY,
                "Bound the memory of a solver process, or of cdcl's clauses: 4g, 500m.");
        seed = options.option("--seed", "N", Type.NUMBER, seedDescription);
        certify = options.flag(
                "--certify",
                "Believe 'no solution' only with a proof that a checker accepts or, from a solver that writes none, if"
                        + " a second one agrees.");
    }

    private String name() {
        return backend.value().orElse(BuiltIn.AUTO.label());
    }

    /** Who may be asked: solvers.yaml is read only if it is needed. */
    private EngineRegistry engines(Console console) {
        return solvers.engines(console);
    }

    /** What the options of this group ask for, and those given besides. */
    private EngineQuery query(Map<Capability, String> more, UnaryOperator<EncodingStyle> style) {
        Map<Capability, String> needs = new EnumMap<>(Capability.class);
        needs.putAll(more);
        if (certify.isOn()) {
            needs.put(Capability.CERTIFY, "--certify");
        }
        if (memory.value().isPresent()) {
            needs.put(Capability.BOUND_MEMORY, "--memory");
        }
        return new EngineQuery(name(), needs, style);
    }

    private EngineQuery query() {
        return query(Map.of(), UnaryOperator.identity());
    }

    /** The engine for puzzles, whatever the encoding. */
    Engine engine(Console console) {
        return engines(console).find(query(seeded(), UnaryOperator.identity()));
    }

    /** The engine for puzzles. */
    Engine engine(EncodingOptions styles, Console console) {
        return engines(console).find(query(with(styles, seeded()), styles::style));
    }

    /** The same, its models held against every clause. */
    Engine paranoid(EncodingOptions styles, Console console) {
        Map<Capability, String> needs = with(styles, seeded());
        needs.put(Capability.CHECK_MODELS, "--paranoid");
        return engines(console).find(query(needs, styles::style));
    }

    private Map<Capability, String> seeded() {
        Map<Capability, String> needs = new EnumMap<>(Capability.class);
        seed.value().ifPresent(number -> needs.put(Capability.SEED, "--seed"));
        return needs;
    }

    private static Map<Capability, String> with(EncodingOptions styles, Map<Capability, String> needs) {
        if (!styles.isAnyGood()) {
            needs.put(Capability.ENCODE, "--encoding");
        }
        return needs;
    }

    /** The SAT solver for formulas. */
    Backend backend(Console console) {
        return engines(console).backend(query(seeded(), UnaryOperator.identity()));
    }

    /** For commands that may have nothing to solve. */
    void requireEffect(String option, boolean isGiven) {
        Options.require("--backend", backend.value().isPresent(), option, isGiven);
        Options.require("--timeout", timeout.value().isPresent(), option, isGiven);
        Options.require("--memory", memory.value().isPresent(), option, isGiven);
        Options.require("--seed", seed.value().isPresent(), option, isGiven);
        Options.require("--certify", certify.isOn(), option, isGiven);
    }

    /** Checks that the backend named, if any, is one that could write a proof, installed or not. */
    void requireOneSatSolver(Console console) {
        backend.value().ifPresent(name -> {
            if (name.contains(",")) {
                throw new UserError("--proof: found the backends " + UserError.quote(name) + ", expected one");
            }
            engines(console).requireSat(name);
        });
    }

    /** The solver that writes proofs: the one named, else the first that can. */
    Backend prover(Console console) {
        requireOneSatSolver(console);
        return engines(console).prover(query());
    }

    /** Whether proofs are checked. */
    boolean isCertified() {
        return certify.isOn();
    }

    /** The SAT solver for formulas, which adds a comment with its number of conflicts to the text. */
    Backend counting(StringBuilder comments, Console console) {
        Options.exclude("--statistics", true, "--certify", certify.isOn());
        Options.exclude("--statistics", true, "several backends", name().contains(","));
        String solver = BuiltIn.AUTO.is(name()) ? engines(console).bestName() : name();
        engines(console).requireSat(solver);
        LongConsumer comment =
                conflicts -> comments.append("c conflicts: ").append(conflicts).append('\n');
        if (BuiltIn.CDCL.is(solver)) {
            return new Cdcl(comment);
        } else if (BuiltIn.SAT4J.is(solver)) {
            return new Sat4j(comment);
        }
        return new MeasuredBackend(engines(console).solvers().measurable(solver)).counting(conflicts -> {
            if (conflicts.isPresent()) {
                comments.append("c conflicts: ").append(conflicts.getAsLong()).append('\n');
            } else {
                console.warn(solver + " reports no number of conflicts");
            }
        });
    }

    /** For what only an engine that answers under assumptions does, uncertified. */
    void requireAssumptions(String option) {
        boolean canAssume = BuiltIn.named(name())
                .filter(engine -> engine.can(Capability.ASSUME))
                .isPresent();
        if (certify.isOn()) {
            throw new UserError(option + " cannot be combined with --certify");
        } else if (!canAssume) {
            throw new UserError(option + ": found the backend " + UserError.quote(name()) + ", expected "
                    + BuiltIn.CDCL.label() + " or " + BuiltIn.SAT4J.label() + ", the only ones for this");
        }
    }

    /** The MaxSAT solver that was asked for, if any. */
    Optional<Backend> maxSat(Console console) {
        if (certify.isOn()) {
            throw new UserError("--certify cannot be combined with --repair");
        }
        return backend.value().filter(name -> !BuiltIn.AUTO.is(name)).map(name -> engines(console)
                .maxSat(name));
    }

    Optional<Long> seed() {
        return seed.value();
    }

    /** The embedded solver to ask incrementally: SAT4J by its name, else our own. */
    BuiltIn embedded() {
        return BuiltIn.SAT4J.is(name()) ? BuiltIn.SAT4J : BuiltIn.CDCL;
    }

    /** The engine to ask about clues of puzzles with so many cells; nothing if one is better asked incrementally. */
    Optional<Engine> probing(int cells, Console console) {
        Optional<Helpers> helpers = console.part().helpers();
        return engines(console)
                .probing(query(), cells)
                .map(engine -> helpers.isPresent() ? helpers.get().engine(name()) : engine);
    }

    /** For a second opinion on what was found without a backend. */
    Engine judge(Console console) {
        return engines(console).judge(query());
    }

    /** Without the seed, which is not the solver's; the clock starts now. */
    Request unseededRequest() {
        return new Request(OptionalLong.empty(), deadline(), optional(memory), Optional.empty());
    }

    /** The clock starts now. */
    Deadline deadline() {
        return timeout.value().map(Deadline::after).orElse(Deadline.NONE);
    }

    /** The clock starts now. */
    Request request(Optional<Path> proof) {
        return new Request(optional(seed), deadline(), optional(memory), proof);
    }

    /** The same, with a time limit even if none was told. */
    Request requestWithin(Duration usual) {
        Deadline deadline = Deadline.after(timeout.value().orElse(usual));
        return new Request(optional(seed), deadline, optional(memory), Optional.empty());
    }

    private static OptionalLong optional(Setting<Long> setting) {
        return setting.value().isPresent() ? OptionalLong.of(setting.value().get()) : OptionalLong.empty();
    }
}
