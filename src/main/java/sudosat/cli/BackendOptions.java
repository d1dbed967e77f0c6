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
    private static final String SOLVER_SEED = "Seed of the solver. Another seed may find another solution.";

    private final Setting<String> backend;
    private final SolversOption solvers;
    private final Setting<Duration> timeout;
    private final Setting<Long> memory;
    private final Setting<Long> seed;
    private final Setting<Boolean> certify;

    BackendOptions(Options options) {
        this(options, SOLVER_SEED);
    }

    BackendOptions(Options options, String seedDescription) {
        this(options, seedDescription, Type.BACKEND, "cdcl, sat4j, sat4j-pb, dlx or backtrack");
    }

    /** For commands that run SAT solvers only. */
    static BackendOptions ofSatSolvers(Options options) {
        return new BackendOptions(options, SOLVER_SEED, Type.SAT_SOLVER, "cdcl or sat4j");
    }

    private BackendOptions(Options options, String seedDescription, Type<String> type, String embedded) {
        backend = options.option(
                "-b --backend",
                "NAME",
                type,
                "Solver: a name from solvers.yaml; " + embedded + ", which are embedded; or auto."
                        + " 'kissat --unsat' passes options to the solver. a,b,c runs several SAT solvers in"
                        + " parallel. See 'sudosat help backends' (default: auto).");
        solvers = new SolversOption(options);
        timeout = options.option(
                "-t --timeout",
                "TIME",
                Type.TIME,
                "Give up after this time, as in 500ms, 90s, 2m or 1h. A number alone means seconds"
                        + " (default: no limit).");
        memory = options.option(
                "--memory",
                "SIZE",
                Type.MEMORY,
                "Limit the memory of a solver process, or of the clauses of cdcl, as in 500m or 4g"
                        + " (default: no limit).");
        seed = options.option("--seed", "N", Type.NUMBER, seedDescription);
        certify = options.flag(
                "--certify",
                "Accept 'no solution' only with a proof that a checker verifies. If the solver writes no"
                        + " proofs, a second solver must agree.");
    }

    /** The library as these options set it up. */
    SudosatBuilder builder(Console console) {
        SudosatBuilder builder = unseeded(console);
        if (seed.value().isPresent()) {
            builder.seed(seed.value().get());
        }
        return builder;
    }

    /** The same where the seed is not the solver's. */
    SudosatBuilder unseeded(Console console) {
        SudosatBuilder builder = Sudosat.builder()
                .solvers(solvers.locator(console))
                .backend(backend.value().orElse(BuiltIn.AUTO.label()));
        if (timeout.value().isPresent()) {
            builder.timeout(timeout.value().get());
        }
        if (memory.value().isPresent()) {
            builder.memoryKiB(memory.value().get());
        }
        console.part().helpers().ifPresent(builder::helpers);
        return certify.isOn() ? builder.certify() : builder;
    }

    /** For commands that may have nothing to solve. */
    void requireEffect(String option, boolean isGiven) {
        Options.require(option, isGiven, backend, timeout, memory, seed, certify);
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
