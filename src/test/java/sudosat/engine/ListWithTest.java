package sudosat.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import sudosat.backend.Backend;
import sudosat.backend.Cdcl;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.cdcl.SmallFormulas;
import sudosat.cnf.ClauseList;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.work.End;

class ListWithTest {
    private static int[] literals(Model model, int variables, IntUnaryOperator form) {
        return IntStream.rangeClosed(1, variables)
                .map(variable -> model.isTrue(variable) ? variable : -variable)
                .map(form)
                .toArray();
    }

    /** The models of a formula, each forbidden for the next. */
    private static Set<String> models(Backend solver, Formula formula, int most) throws InterruptedException {
        int variables = formula.variables();
        Set<String> models = new TreeSet<>();
        End end = solver.listWith(formula, Request.PLAIN, model -> {
            assertTrue(models.add(Arrays.toString(literals(model, variables, literal -> literal))));
            ClauseList other = new ClauseList();
            other.clause(literals(model, variables, literal -> -literal), variables);
            return models.size() < most ? Optional.of(other) : Optional.empty();
        });
        assertEquals(models.size() < most ? End.ALL : End.ENOUGH, end);
        return models;
    }

    private static ClauseList formula(long number) {
        ClauseList formula = new ClauseList();
        SmallFormulas.of(number).forEach(clause -> formula.clause(clause, clause.length));
        return formula;
    }

    @Test
    void aSolverThatGoesOnFindsTheModelsThatNewOnesFind() throws InterruptedException {
        Backend auto = AutoEngine.backend(Sat4j::new, Sat4j::new);
        for (long number = 0; number < 300; number++) {
            Formula formula = formula(number);
            Set<String> expected = models(new CheckingBackend(new Sat4j()), formula, 50);
            for (Backend solver : List.of(new Cdcl(), auto)) {
                Set<String> models = models(solver, formula, 50);
                assertEquals(expected.size(), models.size(), "formula " + number);
                assertTrue(expected.size() == 50 || expected.equals(models), "formula " + number);
            }
        }
    }

    @Test
    void ourOwnSolverReadsAFormulaOnceForAllModels() throws InterruptedException {
        ClauseList anything = new ClauseList().reserve(3);
        AtomicInteger readings = new AtomicInteger();
        Formula counted = new Formula() {
            @Override
            public int variables() {
                return 3;
            }

            @Override
            public void feed(ClauseSink sink) {
                readings.incrementAndGet();
                anything.feed(sink);
            }
        };
        assertEquals(8, models(new Cdcl(), counted, 9).size());
        assertEquals(1, readings.get());
    }

    @Test
    void autoHandsOnTheFormulaAndWhatWasAdded() throws InterruptedException {
        List<String> asked = new ArrayList<>();
        Backend auto = AutoEngine.backend(
                () -> {
                    asked.add("best");
                    return new Sat4j();
                },
                Sat4j::new);
        AtomicInteger models = new AtomicInteger();
        ClauseList pigeons = SmallFormulas.pigeons(9);
        End end = auto.listWith(new ClauseList().reserve(pigeons.variables()), Request.PLAIN, model -> {
            models.incrementAndGet();
            return Optional.of(pigeons);
        });
        assertEquals(End.ALL, end);
        assertEquals(1, models.get());
        assertEquals(Set.of("best"), Set.copyOf(asked));
    }
}
