package sudosat.backend.sat4j;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.sat4j.core.VecInt;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.ISolver;
import sudosat.backend.BackendError;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;

/** Hands clauses on to SAT4J, and at-most-one constraints as they are. */
final class Sat4jSink implements ClauseSink {
    /** Somewhat less than it takes for a variable that is in no clause: 300 were measured. */
    private static final int BYTES_PER_VARIABLE = 200;

    private final ISolver solver;
    private final BooleanSupplier stopped;
    private int variables;

    /** Stops with {@link Stopped} before the next clause once it has to stop. */
    Sat4jSink(ISolver solver, BooleanSupplier stopped) {
        this.solver = solver;
        this.stopped = stopped;
    }

    /**
     * Hands over a whole formula.
     *
     * @throws Unsatisfiable if SAT4J sees immediately that there is no model
     */
    void feed(Formula formula) {
        requireRoom(formula.variables());
        reserve(formula.variables());
        formula.feed(this);
    }

    /** SAT4J would fill the memory for a while before it fails. */
    private static void requireRoom(int variables) {
        long needed = (long) variables * BYTES_PER_VARIABLE;
        if (needed > Runtime.getRuntime().maxMemory()) {
            throw BackendError.outOfMemory("sat4j: out of memory: " + variables + " variables need at least "
                    + (needed >> 20) + " MiB; raise the limit with JAVA_OPTS=-Xmx4g");
        }
    }

    /** Registers every variable, because a model would leave those out that no clause has. */
    private void reserve(int highest) {
        if (highest > variables || variables == 0) {
            solver.newVar(highest);
        }
        while (variables < highest) {
            solver.registerLiteral(++variables);
        }
    }

    static Model model(int[] literals) {
        Model model = new Model();
        for (int literal : literals) {
            model.add(literal);
        }
        return model;
    }

    @Override
    public void clause(int[] literals, int length) {
        add(() -> solver.addClause(new VecInt(Arrays.copyOf(literals, length))));
    }

    @Override
    public void atMostOne(int[] literals, int length) {
        if (length <= 2) {
            ClauseSink.super.atMostOne(literals, length);
        } else {
            add(() -> solver.addAtMost(new VecInt(Arrays.copyOf(literals, length)), 1));
        }
    }

    /** Adds a constraint. */
    private interface Adding {
        void add() throws ContradictionException;
    }

    private void add(Adding constraint) {
        if (stopped.getAsBoolean()) {
            throw new Stopped();
        }
        try {
            constraint.add();
        } catch (ContradictionException contradiction) {
            throw new Unsatisfiable();
        }
    }

    /** Carries SAT4J's checked exception through the clause sink. */
    static final class Unsatisfiable extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** The deadline passed while clauses were still being handed over. */
    static final class Stopped extends RuntimeException {
        private static final long serialVersionUID = 1;
    }
}
