package sudosat.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import sudosat.backend.Backend;
import sudosat.backend.Backends;
import sudosat.backend.LanguageSolver;
import sudosat.backend.Request;
import sudosat.encode.Style;
import sudosat.io.UserError;
import sudosat.pipeline.Approach;
import sudosat.pipeline.ByLanguage;
import sudosat.pipeline.Pipeline;
import sudosat.pipeline.Trust;
import sudosat.work.Deadline;

/** The options of commands that run a solver. */
final class BackendOptions {
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
                "The solver: a name from solvers.yaml, one of the embedded sat4j, sat4j-pb, dlx (exact cover) and"
                    + " backtrack, or auto, the best there is (the default). Several SAT solvers, as in a,b,c, run at"
                    + " once: the first verdict wins.");
        solvers = new SolversOption(options);
        timeout = options.option(
                "-t --timeout",
                "TIME",
                Type.TIME,
                "Give up after this time: 500ms, 90s, 2m; a bare number is seconds.");
        memory = options.option("--memory", "SIZE", Type.MEMORY, "Bound the memory of a solver process: 4g, 500m.");
        seed = options.option("--seed", "N", Type.NUMBER, seedDescription);
        certify = options.flag(
                "--certify",
                "Believe 'no solution' only with a proof that a checker accepts or, from a solver that writes none, if"
                        + " a second one agrees.");
    }

    /** Reads solvers.yaml only if it is needed. */
    Backend backend(Console console) {
        String name = backend.value().orElse(Backends.AUTO);
        if (certify.isOn()) {
            return solvers.backends(console).certified(name);
        }
        return switch (name) {
            case Backends.SAT4J -> Backends.sat4j();
            case Backends.AUTO -> Backends.auto(() -> solvers.backends(console));
            default -> solvers.backends(console).named(name);
        };
    }

    /** Checks that the backend named, if any, is one that could write a proof, installed or not. */
    void requireOneSatSolver(Console console) {
        backend.value().ifPresent(name -> {
            if (name.contains(",")) {
                throw new UserError("--proof: found the backends " + UserError.quote(name) + ", expected one");
            }
            solvers.backends(console).requireSat(name);
        });
    }

    /** The solver that writes proofs: the one named, else the first that can. */
    Backend prover(Console console) {
        requireOneSatSolver(console);
        Backends known = solvers.backends(console);
        String name =
                backend.value().filter(asked -> !asked.equals(Backends.AUTO)).orElseGet(known::prover);
        return certify.isOn() ? known.certified(name) : known.named(name);
    }

    /** Whether proofs are checked. */
    boolean isCertified() {
        return certify.isOn();
    }

    /** SAT4J, adding a comment with its number of conflicts to the text. */
    Backend counting(StringBuilder comments) {
        if (!backend.value().equals(Optional.of(Backends.SAT4J)) || certify.isOn()) {
            throw new UserError("--statistics: only --backend sat4j alone counts; 'sudosat bench' counts for all");
        }
        return Backends.sat4j(
                conflicts -> comments.append("c conflicts: ").append(conflicts).append('\n'));
    }

    /**
     * Pipelines through the backend; with a search of our own first, where nothing is said of how to find a solution.
     */
    Function<Request, Pipeline> pipelines(StyleOptions styles, Trust trust, Console console) {
        return pipelines(chosen -> styles.style(() -> Pipeline.preferred(chosen)), styles.isAnyGood(), trust, console);
    }

    /** The same where the encoding is no matter. */
    Function<Request, Pipeline> pipelines(Console console) {
        return pipelines(Pipeline::preferred, true, Trust.RULES, console);
    }

    private Function<Request, Pipeline> pipelines(
            Function<Backend, Style> style, boolean isAnyStyleGood, Trust trust, Console console) {
        if (!isAnyStyleGood || trust == Trust.NOTHING) {
            requireClauses(isAnyStyleGood ? "--paranoid" : "--encoding", console);
        }
        Optional<Approach> other = withoutClauses(console);
        if (other.isPresent()) {
            return request -> new Pipeline(other.get(), request);
        }
        Backend chosen = backend(console);
        Style chosenStyle = style.apply(chosen);
        boolean searches = isAnyWayGood() && isAnyStyleGood && trust == Trust.RULES;
        return request -> {
            Pipeline pipeline = new Pipeline(chosen, chosenStyle, request, trust);
            return searches ? pipeline.withSearch() : pipeline;
        };
    }

    /** The way to solve puzzles without a SAT solver that was asked for, if any; nothing is certified that way. */
    private Optional<Approach> withoutClauses(Console console) {
        String name = backend.value().orElse(Backends.AUTO);
        if (certify.isOn() || name.equals(Backends.AUTO) || name.equals(Backends.SAT4J)) {
            return Optional.empty();
        }
        Optional<Approach> embedded = Approach.embedded(name);
        if (embedded.isPresent()) {
            Backends.requireUnbounded(name, optional(memory));
            return embedded;
        }
        Optional<LanguageSolver> foreign = solvers.backends(console).foreign(name);
        return foreign.isPresent() ? Optional.of(new ByLanguage(foreign.get())) : Optional.empty();
    }

    /** Before the program is looked for: what an option is good for does not depend on what is installed. */
    private void requireClauses(String option, Console console) {
        String name = backend.value().orElse(Backends.AUTO);
        if (!certify.isOn()
                && (Approach.embedded(name).isPresent()
                        || solvers.backends(console).isForeign(name))) {
            throw new UserError(option + ": only for SAT solvers, and " + name + " is none");
        }
    }

    /** For what SAT4J alone does, uncertified. */
    void requireSat4j(String option) {
        String name = backend.value().orElse(Backends.AUTO);
        if (certify.isOn()) {
            throw new UserError(option + ": not together with --certify");
        } else if (!name.equals(Backends.AUTO) && !name.equals(Backends.SAT4J)) {
            throw new UserError(option + ": found the backend " + UserError.quote(name) + ", expected " + Backends.SAT4J
                    + ", the only one for this");
        }
    }

    /** The MaxSAT solver that was asked for, if any. */
    Optional<LanguageSolver> maxSat(Console console) {
        if (certify.isOn()) {
            throw new UserError("--certify: not together with --repair");
        }
        return backend.value().filter(name -> !name.equals(Backends.AUTO)).map(name -> solvers.backends(console)
                .maxSat(name));
    }

    private boolean isAnyWayGood() {
        return backend.value().orElse(Backends.AUTO).equals(Backends.AUTO)
                && !certify.isOn()
                && seed.value().isEmpty()
                && memory.value().isEmpty();
    }

    Optional<Long> seed() {
        return seed.value();
    }

    /**
     * Pipelines through the backend, without a seed of their own; nothing if SAT4J is better asked incrementally: told
     * by its name, or unless told anything for what is small, or where there is nothing else.
     */
    Optional<Function<Deadline, Pipeline>> probes(boolean isSmall, Console console) {
        Optional<Approach> other = withoutClauses(console);
        if (other.isPresent()) {
            return Optional.of(until -> new Pipeline(other.get(), unseeded(until)));
        }
        String name = backend.value().orElse(Backends.AUTO);
        boolean isFree = !certify.isOn() && memory.value().isEmpty();
        if (isFree && (name.equals(Backends.SAT4J) || name.equals(Backends.AUTO) && isSmall)) {
            return Optional.empty();
        }
        Backend chosen =
                name.equals(Backends.AUTO) && isFree ? solvers.backends(console).best() : backend(console);
        return chosen.name().equals(Backends.SAT4J) && isFree
                ? Optional.empty()
                : Optional.of(until -> unseeded(chosen, until));
    }

    /** For a second opinion on what was found without a backend: the one told, else the best solver installed. */
    Pipeline judge(Deadline until, Console console) {
        Optional<Approach> other = withoutClauses(console);
        if (other.isPresent()) {
            return new Pipeline(other.get(), unseeded(until));
        }
        boolean isTold = !backend.value().orElse(Backends.AUTO).equals(Backends.AUTO) || certify.isOn();
        Backend chosen = isTold ? backend(console) : solvers.backends(console).best();
        return unseeded(chosen, until);
    }

    private Pipeline unseeded(Backend chosen, Deadline until) {
        return new Pipeline(chosen, Pipeline.preferred(chosen), unseeded(until), Trust.RULES);
    }

    private Request unseeded(Deadline until) {
        return new Request(OptionalLong.empty(), until, optional(memory), Optional.empty());
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
