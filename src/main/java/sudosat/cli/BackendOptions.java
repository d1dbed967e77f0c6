package sudosat.cli;

import java.time.Duration;
import java.util.Optional;
import sudosat.Sudosat;
import sudosat.SudosatBuilder;
import sudosat.backend.BuiltIn;
import sudosat.cli.report.Console;
import sudosat.work.Deadline;

/** The options of commands that run a solver. */
final class BackendOptions {
    /** As in docs/reference/solvers-yaml.md and solvers.yaml. */
    private static final String AUTO = "auto first searches by itself, so that most small puzzles never reach a SAT"
        + " solver. What it does not decide soon is encoded: cdcl answers what takes it at most 2,000 conflicts, the"
        + " first SAT solver of solvers.yaml that is installed the rest, else cdcl. With --encoding, --paranoid,"
        + " --seed, --memory or --certify every puzzle is encoded.";

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

    /** The library as these options set it up. */
    SudosatBuilder library(Console console) {
        SudosatBuilder library = unseeded(console);
        if (seed.value().isPresent()) {
            library.seed(seed.value().get());
        }
        return library;
    }

    /** The same where the seed is not the solver's. */
    SudosatBuilder unseeded(Console console) {
        SudosatBuilder library = Sudosat.builder()
                .solvers(solvers.locator(console))
                .backend(backend.value().orElse(BuiltIn.AUTO.label()));
        if (timeout.value().isPresent()) {
            library.timeout(timeout.value().get());
        }
        if (memory.value().isPresent()) {
            library.memoryKiB(memory.value().get());
        }
        console.part().helpers().ifPresent(library::helpers);
        return certify.isOn() ? library.certify() : library;
    }

    /** For commands that may have nothing to solve. */
    void requireEffect(String option, boolean isGiven) {
        Options.require("--backend", backend.value().isPresent(), option, isGiven);
        Options.require("--timeout", timeout.value().isPresent(), option, isGiven);
        Options.require("--memory", memory.value().isPresent(), option, isGiven);
        Options.require("--seed", seed.value().isPresent(), option, isGiven);
        Options.require("--certify", certify.isOn(), option, isGiven);
    }

    /** Whether proofs are checked. */
    boolean isCertified() {
        return certify.isOn();
    }

    Optional<Long> seed() {
        return seed.value();
    }

    /** The clock starts now. */
    Deadline deadline() {
        return timeout.value().map(Deadline::after).orElse(Deadline.NONE);
    }
}
