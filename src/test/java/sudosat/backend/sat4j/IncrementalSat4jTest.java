package sudosat.backend.sat4j;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sudosat.cnf.ClauseList;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** One solver asked again and again must say what trying all assignments says. */
class IncrementalSat4jTest {
    private static final int VARIABLES = 9;
    private static final int[] NOTHING = {};

    @RepeatedTest(60)
    void agreesWithTryingEverything(RepetitionInfo repetition) throws InterruptedException {
        Random random = new Random(repetition.getCurrentRepetition());
        ClauseList clauses = new ClauseList().reserve(VARIABLES);
        int[] group = literals(random, 3 + random.nextInt(3));
        Formula start = withAtMostOne(clauses, group);
        IncrementalSat4j solver = new IncrementalSat4j(start);
        ClauseList all = new ClauseList().reserve(VARIABLES);
        all.atMostOne(group, group.length);
        for (int call = 0; call < 60; call++) {
            if (random.nextInt(3) == 0) {
                int[] clause = literals(random, 2 + random.nextInt(2));
                solver.add(clause);
                all.clause(clause, clause.length);
            }
            check(
                    solver,
                    all,
                    literals(random, random.nextInt(6)),
                    call % 4 == 0 ? random.nextInt(3) : IncrementalSat4j.ANY_CONFLICTS);
        }
    }

    private static void check(IncrementalSat4j solver, ClauseList all, int[] assumptions, long conflicts)
            throws InterruptedException {
        Result<Model> answer = solver.solve(assumptions, Deadline.NONE, conflicts);
        if (answer instanceof Result.Found<Model> found) {
            assertEquals(Optional.empty(), all.brokenClause(found.value()));
            for (int literal : assumptions) {
                assertTrue(found.value().isTrue(literal), "assumption " + literal);
            }
        } else if (answer instanceof Result.None) {
            int[] failed = solver.failedAssumptions();
            assertTrue(contains(assumptions, failed), Arrays.toString(failed) + " of " + Arrays.toString(assumptions));
            assertTrue(!hasModel(all, failed), all + " under " + Arrays.toString(failed));
        } else {
            assertTrue(conflicts < IncrementalSat4j.ANY_CONFLICTS, answer.toString());
        }
    }

    private static boolean contains(int[] all, int[] some) {
        return Arrays.stream(some).allMatch(one -> Arrays.stream(all).anyMatch(other -> other == one));
    }

    private static boolean hasModel(Formula formula, int[] assumptions) {
        for (int bits = 0; bits < 1 << VARIABLES; bits++) {
            Model model = new Model();
            for (int variable = 1; variable <= VARIABLES; variable++) {
                model.add((bits >> variable - 1 & 1) != 0 ? variable : -variable);
            }
            if (Arrays.stream(assumptions).allMatch(model::isTrue)
                    && formula.brokenClause(model).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** So many literals of different variables. */
    private static int[] literals(Random random, int count) {
        return random.ints(1, VARIABLES + 1)
                .distinct()
                .limit(count)
                .map(variable -> random.nextBoolean() ? variable : -variable)
                .toArray();
    }

    private static Formula withAtMostOne(ClauseList clauses, int[] group) {
        return clauses.and(new Formula() {
            @Override
            public int variables() {
                return VARIABLES;
            }

            @Override
            public void feed(ClauseSink sink) {
                sink.atMostOne(group, group.length);
            }
        });
    }

    @Test
    void goesOnAfterAConflictLimit() throws InterruptedException {
        ClauseList pigeons = Sat4jTest.pigeons(7);
        IncrementalSat4j solver = new IncrementalSat4j(pigeons);
        int calls = 0;
        Result<Model> answer = solver.solve(NOTHING, Deadline.NONE, 50);
        while (answer instanceof Result.Unknown<Model> unknown && calls < 10_000) {
            assertEquals("conflict limit", unknown.reason());
            calls++;
            answer = solver.solve(NOTHING, Deadline.NONE, 50);
        }
        assertInstanceOf(Result.None.class, answer);
        assertTrue(calls > 1, "what was learnt is kept, and 50 conflicts are not enough");
    }

    /** A limit holds for its own call: what earlier calls used does not count. */
    @Test
    void aConflictLimitBeginsAnewWithEachCall() throws InterruptedException {
        IncrementalSat4j solver = new IncrementalSat4j(Sat4jTest.pigeons(5));
        assertInstanceOf(Result.Unknown.class, solver.solve(NOTHING, Deadline.NONE, 1));
        assertInstanceOf(Result.None.class, solver.solve(NOTHING, Deadline.NONE, 100_000));
    }

    @Test
    @Timeout(120)
    void givesUpAtTheDeadlineAndGoesOnAfterIt() throws InterruptedException {
        IncrementalSat4j solver = new IncrementalSat4j(Sat4jTest.pigeons(12));
        assertEquals(
                new Result.Unknown<>("time limit"),
                solver.solve(NOTHING, Deadline.after(Duration.ofMillis(200)), IncrementalSat4j.ANY_CONFLICTS));
        solver.add(1);
        solver.add(-1);
        assertInstanceOf(Result.None.class, solver.solve(NOTHING, Deadline.NONE, IncrementalSat4j.ANY_CONFLICTS));
        assertArrayEquals(NOTHING, solver.failedAssumptions());
    }

    @Test
    @Timeout(120)
    void endsWhenInterrupted() {
        Thread searching = Thread.currentThread();
        Thread other = new Thread(() -> interruptSoon(searching));
        other.start();
        IncrementalSat4j solver = new IncrementalSat4j(Sat4jTest.pigeons(12));
        assertThrows(
                InterruptedException.class, () -> solver.solve(NOTHING, Deadline.NONE, IncrementalSat4j.ANY_CONFLICTS));
    }

    private static void interruptSoon(Thread thread) {
        try {
            Thread.sleep(200);
        } catch (InterruptedException early) {
            Thread.currentThread().interrupt();
        }
        thread.interrupt();
    }

    @Test
    void takesMoreVariablesLater() throws InterruptedException {
        ClauseList first = new ClauseList();
        first.clause(1, 2);
        IncrementalSat4j solver = new IncrementalSat4j(first);
        solver.solve(NOTHING, Deadline.NONE, IncrementalSat4j.ANY_CONFLICTS);
        ClauseList more = new ClauseList().reserve(8);
        more.clause(-1, 7);
        solver.add(more);
        Model model = solver.solve(new int[] {-2}, Deadline.NONE, IncrementalSat4j.ANY_CONFLICTS)
                .found()
                .orElseThrow();
        assertTrue(model.isTrue(1) && model.isTrue(7) && model.isAssigned(8), model.toString());
        assertInstanceOf(
                Result.None.class, solver.solve(new int[] {8, -2, -7}, Deadline.NONE, IncrementalSat4j.ANY_CONFLICTS));
        assertTrue(contains(solver.failedAssumptions(), new int[] {-2, -7}));
    }

    @Test
    void prefersThePhasesItIsTold() throws InterruptedException {
        IncrementalSat4j solver = new IncrementalSat4j(new ClauseList().reserve(6));
        for (int round = 0; round < 2; round++) {
            int sign = round == 0 ? 1 : -1;
            solver.prefer(sign * 2);
            solver.prefer(-sign * 5);
            Model model = solver.solve(NOTHING, Deadline.NONE, IncrementalSat4j.ANY_CONFLICTS)
                    .found()
                    .orElseThrow();
            assertTrue(model.isTrue(sign * 2) && model.isTrue(-sign * 5), model.toString());
        }
    }
}
