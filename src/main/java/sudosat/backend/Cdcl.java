package sudosat.backend;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongConsumer;
import sudosat.cdcl.CdclSolver;
import sudosat.cdcl.DratWriter;
import sudosat.cnf.Formula;
import sudosat.cnf.IncrementalSolver;
import sudosat.cnf.Model;
import sudosat.cnf.PhasedFormula;
import sudosat.work.End;
import sudosat.work.Result;

/** Our own SAT solver, embedded: always there, and it writes proofs. */
public final class Cdcl implements Backend {
    private static final String NAME = BuiltIn.CDCL.label();
    private static final int BYTES_PER_KIB = 1024;
    /** In all arrays together. */
    private static final int BYTES_PER_VARIABLE = 128;

    private static final int[] NO_ASSUMPTIONS = {};

    /** Why an answer is unknown that another solver had better look for. */
    public static final String YIELDED = "many conflicts";

    /**
     * After which it yields, if it may: some tenths of a second. Formulas that need more are those that solvers with
     * inprocessing are better at.
     */
    private static final long CONFLICTS_BEFORE_YIELDING = 2_000;

    /**
     * The same near a known solution in small formulas: there it takes fewer conflicts than other solvers, and less
     * time for each.
     */
    private static final long CONFLICTS_NEAR_A_SOLUTION = 300_000;

    private static final int FEW_VARIABLES = 4_000;

    private final LongConsumer conflicts;
    private final BooleanSupplier isYielding;

    public Cdcl() {
        this(count -> {});
    }

    /** Reports how many conflicts each search took. */
    public Cdcl(LongConsumer conflicts) {
        this(conflicts, () -> false);
    }

    private Cdcl(LongConsumer conflicts, BooleanSupplier isYielding) {
        this.conflicts = conflicts;
        this.isYielding = isYielding;
    }

    /** One that ends a long search, its answer {@link #YIELDED}, if there is another solver, which is asked then. */
    public static Cdcl yieldingIf(BooleanSupplier isAnotherThere) {
        return new Cdcl(count -> {}, isAnotherThere);
    }

    /** The solver itself, to be asked about a formula again and again. */
    public static IncrementalSolver incremental(Formula formula) {
        CdclSolver solver = new CdclSolver();
        solver.add(formula);
        return solver;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public boolean can(Capability capability) {
        return BuiltIn.CDCL.can(capability);
    }

    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        CdclSolver solver = new CdclSolver();
        Result<Model> answer = answer(
                task,
                request,
                () -> request.proof().isPresent()
                        ? prove(solver, task, request, request.proof().get())
                        : search(solver, task, request));
        conflicts.accept(solver.statistics().conflicts());
        return answer;
    }

    /** Keeps the solver from one model to the next, and what it has learned. */
    @Override
    public End listWith(Formula formula, Request request, Function<Model, Optional<Formula>> next)
            throws InterruptedException {
        if (request.proof().isPresent()) {
            return Backend.super.listWith(formula, request, next);
        }
        CdclSolver solver = new CdclSolver();
        Formula rest = formula;
        Task first = Task.of(formula);
        Result<Model> answer = answer(first, request, () -> search(solver, first, request));
        for (Optional<Formula> more = answer.found().flatMap(next);
                more.isPresent();
                more = answer.found().flatMap(next)) {
            rest = rest.and(more.get());
            solver.add(more.get());
            answer = answer(Task.of(rest), request, () -> search(solver, request, CONFLICTS_BEFORE_YIELDING));
        }
        conflicts.accept(solver.statistics().conflicts());
        return answer.end();
    }

    private interface Search {
        Result<Model> run() throws InterruptedException;
    }

    private static Result<Model> answer(Task task, Request request, Search search) throws InterruptedException {
        long start = System.nanoTime();
        Result<Model> answer;
        try {
            answer = search.run();
        } catch (OutOfMemoryError full) {
            if (request.memoryKiB().isEmpty()) {
                throw BackendError.outOfMemory(NAME + ": out of memory; raise the limit with JAVA_OPTS=-Xmx4g");
            }
            answer = new Result.Unknown<>(CdclSolver.MEMORY_LIMIT);
        }
        if (!answer.unknown().equals(Optional.of(YIELDED))) {
            request.listener().answered(NAME, task, Duration.ofNanos(System.nanoTime() - start));
        }
        return answer;
    }

    private Result<Model> prove(CdclSolver solver, Task task, Request request, Path file) throws InterruptedException {
        try (DratWriter proof = DratWriter.text(Files.newOutputStream(file))) {
            solver.proveTo(proof);
            return search(solver, task, request);
        } catch (IOException failed) {
            throw unwritable(file, failed);
        } catch (UncheckedIOException failed) {
            throw unwritable(file, failed.getCause());
        }
    }

    private static BackendError unwritable(Path file, IOException failed) {
        return new BackendError(NAME + ": the proof cannot be written to " + file + ": " + failed.getMessage(), failed);
    }

    /** Arrays indexed by literals would be too long for Java, or for its memory. */
    private static void requireRoom(int variables) {
        long needed = (long) variables * BYTES_PER_VARIABLE;
        if (variables > CdclSolver.MOST_VARIABLES
                || needed > Runtime.getRuntime().maxMemory()) {
            throw BackendError.outOfMemory(NAME + ": out of memory: " + variables + " variables need at least "
                    + (needed >> 20) + " MiB; raise the limit with JAVA_OPTS=-Xmx4g");
        }
    }

    private Result<Model> search(CdclSolver solver, Task task, Request request) throws InterruptedException {
        Formula formula = task.formula().orElseThrow();
        requireRoom(formula.variables());
        request.memoryKiB().ifPresent(size -> solver.limitMemory(size * BYTES_PER_KIB));
        if (!solver.add(formula, request.deadline())) {
            return new Result.Unknown<>(Result.TIME_LIMIT);
        }
        if (!(formula instanceof PhasedFormula phased)) {
            request.seed().ifPresent(solver::seed);
            return search(solver, request, CONFLICTS_BEFORE_YIELDING);
        }
        solver.stayNearTrue(phased.unturned());
        boolean isSmall = formula.variables() <= FEW_VARIABLES;
        return search(solver, request, isSmall ? CONFLICTS_NEAR_A_SOLUTION : CONFLICTS_BEFORE_YIELDING);
    }

    private Result<Model> search(CdclSolver solver, Request request, long conflictsBeforeYielding)
            throws InterruptedException {
        long most = request.conflicts().orElse(CdclSolver.ANY_CONFLICTS);
        long first = Math.min(most, conflictsBeforeYielding);
        Result<Model> answer = solver.solve(NO_ASSUMPTIONS, request.deadline(), first);
        if (first == most || !answer.unknown().equals(Optional.of(CdclSolver.CONFLICT_LIMIT))) {
            return answer;
        }
        return isYielding.getAsBoolean()
                ? new Result.Unknown<>(YIELDED)
                : solver.solve(NO_ASSUMPTIONS, request.deadline(), most - first);
    }
}
