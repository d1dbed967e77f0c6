package sudosat.backend.process;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.backend.BackendError;
import sudosat.backend.CheckerSpec;
import sudosat.backend.CnfTask;
import sudosat.backend.ProofVerifier;
import sudosat.cnf.Formula;
import sudosat.work.Deadline;

/**
 * A program that checks proofs of unsatisfiability, as its entry in solvers.yaml says.
 *
 * @param patience how long it may take where no deadline is set: some checkers loop over a damaged proof
 */
public record CheckerProgram(CheckerSpec spec, Programs programs, Duration patience) implements ProofVerifier {
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    /** Some allocate without end for a damaged proof; drat-trim takes ten times the size of a good one. */
    private static final long MEMORY_FACTOR = 32;

    private static final long LEAST_MEMORY_KIB = 1 << 20;
    private static final String FORMULA = "formula.cnf";

    public CheckerProgram(CheckerSpec spec, Programs programs) {
        this(spec, programs, PATIENCE);
    }

    public Optional<Path> program() {
        return programs.find(spec.command().get(0));
    }

    public String version(Deadline deadline) throws InterruptedException {
        return SolverProgram.version(spec.version(), programs, deadline);
    }

    @Override
    public String name() {
        return spec.name();
    }

    /**
     * Whether the proof holds; false if the deadline came first.
     *
     * @throws BackendError if it does not, or if the checker does not end although nobody sets a deadline
     */
    @Override
    public boolean verifies(Formula formula, Path proof, String solver, Deadline deadline) throws InterruptedException {
        boolean ended = endsBy(deadline.isSet() ? deadline : Deadline.after(patience), formula, proof, solver);
        if (!ended && !deadline.isSet()) {
            throw new BackendError(solver + " says unsatisfiable, " + spec.name() + " has not checked its proof within "
                    + patience.toSeconds() + " s: the proof may be damaged, or need a longer time limit");
        }
        return ended;
    }

    private boolean endsBy(Deadline deadline, Formula formula, Path proof, String solver) throws InterruptedException {
        try (TemporaryFolder folder = new TemporaryFolder()) {
            Arguments arguments = new Arguments(spec.command())
                    .fill("{proof}", proof.toString())
                    .fill("{seconds}", deadline.roughSeconds());
            arguments.fillWithFile("{cnf}", folder, FORMULA).ifPresent(file -> write(formula, file));
            long memory = LEAST_MEMORY_KIB
                    + MEMORY_FACTOR * folder.path().resolve(FORMULA).toFile().length() / 1024
                    + MEMORY_FACTOR * proof.toFile().length() / 1024;
            Optional<Programs.ProgramOutput> output =
                    programs.run(arguments.words(), OptionalLong.of(memory), deadline);
            if (output.isPresent() && !accepts(output.get())) {
                throw new BackendError(solver + " says unsatisfiable, " + spec.name() + " does not accept its proof"
                        + "\n  exit code: " + output.get().exitCode() + "\n  memory limit: " + memory / 1024 + " MiB"
                        + "\n  last output: " + output.get().lastLines().replace("\n", "\n    "));
            }
            return output.isPresent();
        } catch (IOException failed) {
            throw new BackendError(spec.name() + " could not be run: " + failed.getMessage(), failed);
        }
    }

    private static void write(Formula formula, Path file) {
        try {
            new CnfTask(formula).write(file);
        } catch (IOException failed) {
            throw new BackendError(file + " could not be written: " + failed.getMessage(), failed);
        }
    }

    /** By its verdict: drat-trim exits with 1 for a formula that has the empty clause, though it accepts the proof. */
    private static boolean accepts(Programs.ProgramOutput output) {
        return output.exitCode() <= 1 && output.lastLines().lines().anyMatch("s VERIFIED"::equals);
    }
}
