package sudosat.backend.sat4j;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import sudosat.backend.Backend;
import sudosat.backend.Request;
import sudosat.cnf.ClauseList;
import sudosat.cnf.Model;
import sudosat.work.Deadline;
import sudosat.work.Result;

class Sat4jTest {
    private final Backend sat4j = new Sat4j();

    @Test
    void givesEveryVariableAValueEvenIfNoClauseHasIt() throws InterruptedException {
        ClauseList formula = new ClauseList().reserve(5);
        formula.clause(2, -3);
        Model model = sat4j.solve(formula, Request.PLAIN).found().orElseThrow();
        for (int variable = 1; variable <= 5; variable++) {
            assertTrue(model.isAssigned(variable), "variable " + variable);
        }
        assertEquals(Optional.empty(), formula.brokenClause(model));
    }

    @Test
    void takesUnitsThatContradictEachOtherAndEmptyClausesForUnsatisfiable() throws InterruptedException {
        ClauseList units = new ClauseList();
        units.clause(1);
        units.clause(-1);
        assertInstanceOf(Result.None.class, sat4j.solve(units, Request.PLAIN));
        ClauseList empty = new ClauseList().reserve(1);
        empty.clause(new int[0], 0);
        assertInstanceOf(Result.None.class, sat4j.solve(empty, Request.PLAIN));
    }

    @Test
    void answersAFormulaWithoutVariables() throws InterruptedException {
        assertInstanceOf(Result.Found.class, sat4j.solve(new ClauseList(), Request.PLAIN));
    }

    @Test
    @Timeout(120)
    void givesUpAtTheDeadline() throws InterruptedException {
        Request request = new Request(
                OptionalLong.empty(), Deadline.after(Duration.ofMillis(200)), OptionalLong.empty(), Optional.empty());
        assertEquals(new Result.Unknown<>("time limit"), sat4j.solve(pigeons(12), request));
    }

    @Test
    @Timeout(120)
    void endsWhenInterrupted() throws InterruptedException {
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> sat4j.solve(pigeons(12), Request.PLAIN));
    }

    @Test
    void anotherSeedFindsAnotherModelAndTheSameTheSame() throws InterruptedException {
        ClauseList formula = new ClauseList().reserve(100);
        assertEquals(seeded(formula, 1), seeded(formula, 1));
        assertNotEquals(seeded(formula, 1), seeded(formula, 2));
    }

    private Result<Model> seeded(ClauseList formula, long seed) throws InterruptedException {
        return sat4j.solve(
                formula, new Request(OptionalLong.of(seed), Deadline.NONE, OptionalLong.empty(), Optional.empty()));
    }

    /** One pigeon more than holes, in clauses: no solver without counting proves it soon. */
    static ClauseList pigeons(int holes) {
        ClauseList formula = new ClauseList();
        for (int pigeon = 0; pigeon <= holes; pigeon++) {
            int[] clause = new int[holes];
            for (int hole = 0; hole < holes; hole++) {
                clause[hole] = pigeon * holes + hole + 1;
                for (int other = 0; other < pigeon; other++) {
                    formula.clause(-clause[hole], -(other * holes + hole + 1));
                }
            }
            formula.clause(clause, holes);
        }
        return formula;
    }
}
