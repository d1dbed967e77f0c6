package sudosat.cdcl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Project;
import sudosat.backend.Backend;
import sudosat.backend.Request;
import sudosat.cnf.ClauseList;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.proof.DratChecker;
import sudosat.proof.DratProof;
import sudosat.proof.LratChecker;
import sudosat.proof.ProofSettings;
import sudosat.proof.ProofVerdict;
import sudosat.proof.ProofWriter;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** The solver against brute force: verdicts, models, proofs, cores of assumptions, and its limits. */
public class CdclSolverTest {
    private static final int[] NOTHING = {};

    @Test
    void agreesWithBruteForce() throws Exception {
        for (long number = 0; number < 3_000; number++) {
            agree(number);
        }
    }

    @Test
    @Tag("slow")
    void agreesWithBruteForceOnAHundredThousand() throws Exception {
        for (long number = 3_000; number < 100_000; number++) {
            agree(number);
        }
    }

    /** On formulas that are too large for brute force, by solvers that share nothing with ours. */
    @ParameterizedTest
    @ValueSource(strings = {"cadical", "minisat"})
    void agreesWithOtherSolvers(String name) throws Exception {
        Backend other = Project.installed(name);
        for (long number = 0; number < 60; number++) {
            List<int[]> clauses = SmallFormulas.beyondBruteForce(number);
            boolean isSatisfiable = other.solve(SmallFormulas.formula(clauses), Request.PLAIN) instanceof Result.Found;
            solveAtOnce(clauses, isSatisfiable, number);
        }
    }

    /** All that can be asked about one formula. */
    public static void agree(long number) throws Exception {
        List<int[]> clauses = SmallFormulas.of(number);
        boolean isSatisfiable = SmallFormulas.isSatisfiable(clauses);
        solveAtOnce(clauses, isSatisfiable, number);
        solveClauseByClause(clauses, number);
        solveUnderAssumptions(clauses, number);
    }

    private static void solveAtOnce(List<int[]> clauses, boolean isSatisfiable, long number) throws Exception {
        ClauseList formula = SmallFormulas.formula(clauses);
        ByteArrayOutputStream proof = new ByteArrayOutputStream();
        DratWriter writer = number % 2 == 0 ? DratWriter.text(proof) : DratWriter.binary(proof);
        CdclSolver solver = new CdclSolver();
        solver.proveTo(writer);
        solver.add((Formula) formula);
        if (number % 3 == 1) {
            solver.seed(number);
        } else if (number % 3 == 2) {
            solver.stayNearTrue(BitSet.valueOf(new long[] {number}));
        }
        Result<Model> result = solve(solver, NOTHING);
        writer.close();
        assertEquals(isSatisfiable, result instanceof Result.Found, "formula " + number);
        result.found().ifPresent(model -> assertEquals(Optional.empty(), formula.brokenClause(model)));
        if (!isSatisfiable) {
            requireVerified(formula, proof.toByteArray(), "formula " + number);
        }
    }

    private static void requireVerified(Formula formula, byte[] proof, String name) throws Exception {
        for (ProofSettings settings : List.of(ProofSettings.USUAL, ProofSettings.USUAL.strict())) {
            DratProof read = read(formula, proof);
            DratChecker checker = new DratChecker(read, settings.lrat(Path.of("hints.lrat")), Deadline.NONE);
            assertEquals("", checker.check().reason(), name);
            ByteArrayOutputStream trimmed = new ByteArrayOutputStream();
            ProofWriter.write(read, checker, ProofWriter::trimmed, trimmed);
            assertTrue(check(formula, trimmed.toByteArray(), settings).isVerified(), name + ", trimmed");
            ByteArrayOutputStream lrat = new ByteArrayOutputStream();
            ProofWriter.write(read, checker, ProofWriter::lrat, lrat);
            ProofVerdict verdict = LratChecker.check(
                    formula, new ByteArrayInputStream(lrat.toByteArray()), "lrat", Deadline.NONE, settings.listener());
            assertEquals("", verdict.reason(), name + ", as LRAT");
        }
    }

    private static DratProof read(Formula formula, byte[] proof) throws IOException {
        return DratProof.read(formula, new ByteArrayInputStream(proof), "proof");
    }

    private static ProofVerdict check(Formula formula, byte[] proof, ProofSettings settings) throws Exception {
        return new DratChecker(read(formula, proof), settings, Deadline.NONE).check();
    }

    private static Result<Model> solve(CdclSolver solver, int[] assumptions) throws InterruptedException {
        return solver.solve(assumptions, Deadline.NONE, CdclSolver.ANY_CONFLICTS);
    }

    /** Clauses come one by one, with a question after some of them; preferred phases change nothing but the model. */
    private static void solveClauseByClause(List<int[]> clauses, long number) throws Exception {
        Random random = new Random(number);
        CdclSolver solver = new CdclSolver();
        for (int i = 0; i < clauses.size(); i++) {
            solver.add(clauses.get(i));
            if (random.nextInt(8) == 0 || i == clauses.size() - 1) {
                List<int[]> soFar = clauses.subList(0, i + 1);
                Result<Model> result = solve(solver, NOTHING);
                assertEquals(SmallFormulas.isSatisfiable(soFar), result instanceof Result.Found, "formula " + number);
                result.found()
                        .ifPresent(model -> assertEquals(
                                Optional.empty(), SmallFormulas.formula(soFar).brokenClause(model)));
                solver.prefer(random.nextBoolean() ? 1 + random.nextInt(3) : -1 - random.nextInt(3));
            }
        }
    }

    private static void solveUnderAssumptions(List<int[]> clauses, long number) throws Exception {
        Random random = new Random(number);
        CdclSolver solver = new CdclSolver();
        solver.add((Formula) SmallFormulas.formula(clauses));
        int variables = Math.max(1, SmallFormulas.variables(clauses));
        for (int round = 0; round < 4; round++) {
            int[] assumptions = random.ints(random.nextInt(5), 1, variables + 1)
                    .map(variable -> random.nextBoolean() ? variable : -variable)
                    .toArray();
            Result<Model> result = solve(solver, assumptions);
            List<int[]> assumed = with(clauses, assumptions);
            assertEquals(SmallFormulas.isSatisfiable(assumed), result instanceof Result.Found, "formula " + number);
            if (result instanceof Result.Found<Model> found) {
                assertEquals(Optional.empty(), SmallFormulas.formula(assumed).brokenClause(found.value()));
                assertEquals(0, solver.failedAssumptions().length);
            } else {
                int[] core = solver.failedAssumptions();
                List<Integer> all = Arrays.stream(assumptions).boxed().toList();
                assertTrue(IntStream.of(core).allMatch(all::contains), "formula " + number);
                assertFalse(SmallFormulas.isSatisfiable(with(clauses, core)), "formula " + number);
            }
        }
    }

    private static List<int[]> with(List<int[]> clauses, int[] units) {
        List<int[]> more = new ArrayList<>(clauses);
        IntStream.of(units).forEach(unit -> more.add(new int[] {unit}));
        return more;
    }

    private static CdclSolver solver(Formula formula) throws InterruptedException {
        CdclSolver solver = new CdclSolver();
        solver.add(formula);
        return solver;
    }

    @Test
    void proofsWithDeletionsHold() throws Exception {
        ByteArrayOutputStream proof = new ByteArrayOutputStream();
        ClauseList formula = SmallFormulas.pigeons(7);
        CdclSolver solver = new CdclSolver();
        try (DratWriter writer = DratWriter.text(proof)) {
            solver.proveTo(writer);
            solver.add((Formula) formula);
            assertInstanceOf(Result.None.class, solve(solver, NOTHING));
        }
        assertTrue(solver.statistics().deleted() > 0);
        requireVerified(formula, proof.toByteArray(), "pigeons");
    }

    @Test
    void theSameSeedSearchesTheSameWay() throws InterruptedException {
        List<CdclSolver.Statistics> runs = new ArrayList<>();
        for (long seed : new long[] {1, 1, 2}) {
            CdclSolver solver = solver(SmallFormulas.pigeons(6));
            solver.seed(seed);
            solve(solver, NOTHING);
            runs.add(solver.statistics());
        }
        assertEquals(runs.get(0), runs.get(1));
        assertFalse(runs.get(0).equals(runs.get(2)));
    }

    @Test
    void conflictLimitEndsTheSearchAndTheNextCallGoesOn() throws InterruptedException {
        CdclSolver solver = solver(SmallFormulas.pigeons(6));
        assertEquals(
                Optional.of("conflict limit"),
                solver.solve(NOTHING, Deadline.NONE, 20).unknown());
        assertTrue(solver.statistics().conflicts() >= 20);
        assertInstanceOf(Result.None.class, solve(solver, NOTHING));
    }

    @Test
    void memoryLimitEndsTheSearch() throws InterruptedException {
        CdclSolver solver = new CdclSolver();
        solver.limitMemory(4_000);
        solver.add((Formula) SmallFormulas.pigeons(9));
        assertEquals(
                Optional.of(CdclSolver.MEMORY_LIMIT), solve(solver, NOTHING).unknown());
    }

    @Test
    void formulaThatDoesNotFitIsUnknown() throws InterruptedException {
        CdclSolver solver = new CdclSolver();
        solver.limitMemory(100);
        solver.add((Formula) SmallFormulas.pigeons(9));
        assertEquals(
                Optional.of(CdclSolver.MEMORY_LIMIT), solve(solver, NOTHING).unknown());
    }

    @Test
    void anotherThreadStopsTheSearch() throws InterruptedException {
        CdclSolver solver = solver(SmallFormulas.pigeons(12));
        Thread searching = Thread.currentThread();
        Thread stopper = new Thread(() -> {
            while (solver.statistics().conflicts() < 100) {
                Thread.onSpinWait();
            }
            searching.interrupt();
        });
        stopper.setDaemon(true);
        stopper.start();
        assertThrows(InterruptedException.class, () -> solve(solver, NOTHING));
        assertTrue(solver.statistics().conflicts() >= 100);
    }

    /** Each of many decisions implies many literals, so that a number of steps would not bound the work. */
    @Test
    void stopsBeforeMuchMoreIsPropagated() throws InterruptedException {
        int chains = 200;
        int links = 500;
        CdclSolver solver = new CdclSolver();
        for (int chain = 0; chain < chains; chain++) {
            for (int link = 1; link < links; link++) {
                solver.add(-(chain * links + link), chain * links + link + 1);
            }
        }
        int[] heard = new int[1];
        solver.reportTo(new SearchListener() {
            @Override
            public void propagated(int literal, int level, int[] reason) {
                if (heard[0]++ == 0) {
                    Thread.currentThread().interrupt();
                }
            }
        });
        assertThrows(InterruptedException.class, () -> solve(solver, NOTHING));
        assertTrue(heard[0] <= SearchLimits.LITERALS_PER_LOOK + 2 * links, heard[0] + " literals");
    }

    @Test
    void interruptEndsTheSearch() throws InterruptedException {
        CdclSolver solver = solver(SmallFormulas.pigeons(12));
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> solve(solver, NOTHING));
        assertFalse(Thread.interrupted());
    }

    @Test
    void preferredPhasesLeadToTheirModel() throws InterruptedException {
        CdclSolver solver = new CdclSolver();
        solver.add(1, 2, 3);
        solver.add(-1, -2);
        solver.prefer(2);
        solver.prefer(3);
        Model model = solve(solver, NOTHING).found().orElseThrow();
        assertTrue(model.isTrue(2) && model.isTrue(3) && model.isTrue(-1));
    }

    @Test
    void assumptionsMayBeMoreThanVariables() throws InterruptedException {
        CdclSolver solver = new CdclSolver();
        solver.add(-1, 2, 3);
        solver.add(-1, 2, -3);
        solver.add(-1, -2, 3);
        solver.add(-1, -2, -3);
        int[] assumptions = new int[100];
        Arrays.fill(assumptions, 4);
        assumptions[99] = 1;
        assertInstanceOf(Result.None.class, solve(solver, assumptions));
        assertArrayEquals(new int[] {1}, solver.failedAssumptions());
    }

    @Test
    void listenerHearsOfEveryStep() throws InterruptedException {
        List<String> steps = new ArrayList<>();
        CdclSolver solver = new CdclSolver();
        solver.reportTo(new SearchListener() {
            @Override
            public void decided(int literal, int level) {
                steps.add("decided " + literal + " at " + level);
            }

            @Override
            public void propagated(int literal, int level, int[] reason) {
                assertEquals(literal, reason[0]);
                steps.add("propagated " + literal + " by " + Arrays.toString(reason));
            }

            @Override
            public void conflict(int[] clause) {
                steps.add("conflict in " + Arrays.toString(clause));
            }

            @Override
            public void learned(int[] clause, int lbd) {
                steps.add("learned " + Arrays.toString(clause));
            }

            @Override
            public void backjumped(int fromLevel, int toLevel) {
                steps.add("back from " + fromLevel + " to " + toLevel);
            }
        });
        solver.add(1, 2);
        solver.add(1, -2);
        assertInstanceOf(Result.Found.class, solve(solver, NOTHING));
        assertEquals(List.of("decided -2 at 1", "propagated 1 by [1, 2]", "back from 1 to 0"), steps);
        steps.clear();
        assertInstanceOf(Result.None.class, solve(solver, new int[] {-1}));
        assertArrayEquals(new int[] {-1}, solver.failedAssumptions());
        assertEquals(
                List.of(
                        "decided -1 at 1",
                        "propagated 2 by [2, 1]",
                        "conflict in [1, -2]",
                        "learned [1]",
                        "back from 1 to 0"),
                steps);
    }
}
