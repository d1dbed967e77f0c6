package sudosat.cnf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A renamed formula has the models of the original, under other names. */
class PhasedFormulaTest {
    private static final int VARIABLES = 8;

    @Test
    void modelsAreTheSameUnderOtherNames() {
        Random random = new Random(1);
        int satisfied = 0;
        for (int round = 0; round < 300; round++) {
            ClauseList formula = formula(random);
            int wanted = random.nextInt(1 << VARIABLES);
            PhasedFormula renamed = new PhasedFormula(formula, variable -> isTrue(wanted, variable));
            assertTrue(renamed.variables() <= VARIABLES);
            for (int values = 0; values < 1 << renamed.variables(); values++) {
                Model model = model(values, renamed.variables());
                Model original = renamed.inOriginal(model);
                boolean holds = renamed.brokenClause(model).isEmpty();
                assertEquals(holds, formula.brokenClause(original).isEmpty(), formula + " " + original);
                satisfied += holds ? 1 : 0;
            }
            assertEquals(models(formula) > 0, hasModel(renamed));
        }
        assertTrue(satisfied > 1000, satisfied + " models");
    }

    private static ClauseList formula(Random random) {
        ClauseList formula = new ClauseList().reserve(VARIABLES);
        for (int i = 0; i < 8; i++) {
            int[] clause = random.ints(1 + random.nextInt(3), 1, VARIABLES + 1)
                    .map(variable -> random.nextBoolean() ? variable : -variable)
                    .toArray();
            formula.clause(clause, clause.length);
        }
        return formula;
    }

    private static boolean isTrue(int values, int variable) {
        return (values >> variable - 1 & 1) != 0;
    }

    private static Model model(int values, int variables) {
        Model model = new Model();
        for (int variable = 1; variable <= variables; variable++) {
            model.add(isTrue(values, variable) ? variable : -variable);
        }
        return model;
    }

    private static int models(Formula formula) {
        int models = 0;
        for (int values = 0; values < 1 << VARIABLES; values++) {
            models += formula.brokenClause(model(values, VARIABLES)).isEmpty() ? 1 : 0;
        }
        return models;
    }

    private static boolean hasModel(PhasedFormula formula) {
        for (int values = 0; values < 1 << formula.variables(); values++) {
            if (formula.brokenClause(model(values, formula.variables())).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    @Test
    void assignmentWantedMakesAllTrue() {
        ClauseList formula = new ClauseList();
        formula.clause(1, -2);
        formula.clause(-5);
        formula.clause(new int[] {-1, 2, 7}, 3);
        PhasedFormula renamed = new PhasedFormula(formula, variable -> variable == 7);
        assertEquals(3, renamed.variables());
        assertEquals(2, renamed.clauses());
        Model allTrue = model(7, 3);
        Model original = renamed.inOriginal(allTrue);
        assertTrue(original.isTrue(-1) && original.isTrue(-2) && original.isTrue(7) && original.isTrue(-5));
        assertEquals(Optional.empty(), formula.brokenClause(original));
    }

    @Test
    void contradictionStays() {
        ClauseList formula = new ClauseList();
        formula.contradiction(3);
        PhasedFormula renamed = new PhasedFormula(formula, variable -> true);
        assertEquals(2, renamed.clauses());
        assertEquals(1, renamed.variables());
    }

    @Test
    void atMostOneIsHandedOn() {
        ClauseList plain = new ClauseList();
        plain.atMostOne(new int[] {2, 4, 6, 8}, 4);
        plain.clause(2, 4);
        PhasedFormula renamed = new PhasedFormula(plain, variable -> variable < 5);
        assertEquals(7, renamed.clauses());
        assertEquals(4, renamed.variables());
    }
}
