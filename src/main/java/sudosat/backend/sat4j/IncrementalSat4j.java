package sudosat.backend.sat4j;

import java.util.Arrays;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.SolverFactory;
import org.sat4j.minisat.core.DataStructureFactory;
import org.sat4j.minisat.core.ICDCL;
import org.sat4j.minisat.core.IPhaseSelectionStrategy;
import org.sat4j.minisat.core.SimplificationType;
import org.sat4j.minisat.orders.VarOrderHeap;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;
import sudosat.cnf.Formula;
import sudosat.cnf.IncrementalSolver;
import sudosat.cnf.Model;
import sudosat.work.Deadline;
import sudosat.work.Result;
import sudosat.work.Threads;

/**
 * SAT4J, asked about one formula again and again, each time under other assumptions. What it has learnt, its activities
 * and its phases stay from one call to the next. It works on the caller's thread; for one thread at a time.
 */
public final class IncrementalSat4j implements IncrementalSolver {
    private static final int[] NONE = {};

    private final ICDCL<DataStructureFactory> solver = SolverFactory.newGlucose21();
    private final Sat4jLimits limits = new Sat4jLimits(solver);
    private final PreferredPhases phases = new PreferredPhases();
    private final Sat4jSink sink = new Sat4jSink(solver, () -> false);
    private boolean contradiction;
    private int[] failed = NONE;

    /** Takes over a formula, to be satisfied in every call. */
    public IncrementalSat4j(Formula formula) {
        solver.setOrder(new KeptOrder(phases));
        solver.setRestartStrategy(limits);
        solver.setSimplifier(
                SimplificationType.SIMPLE_SIMPLIFICATION); // the other took a quarter of the time in a 25x25 pair
        solver.setTimeoutOnConflicts(Integer.MAX_VALUE);
        add(formula);
    }

    @Override
    public void add(Formula formula) {
        add(() -> sink.feed(formula));
    }

    @Override
    public void add(int... clause) {
        add(() -> sink.clause(clause, clause.length));
    }

    private void add(Runnable feeding) {
        try {
            if (!contradiction) {
                feeding.run();
            }
        } catch (Sat4jSink.Unsatisfiable unsatisfiable) {
            contradiction = true;
        }
    }

    /**
     * Has the search try this literal first whenever it comes to its variable. Once there are variables that are rather
     * true, those alone gain by conflicts, and so are decided first: where they are the values of grids to stay near
     * to, that saves a third to a half of the time.
     */
    @Override
    public void prefer(int literal) {
        phases.prefer(literal);
    }

    @Override
    public Result<Model> solve(int[] assumptions, Deadline deadline, long conflicts) throws InterruptedException {
        failed = NONE;
        Threads.requireNoInterrupt();
        if (contradiction) {
            return new Result.None<>();
        } else if (deadline.isOver()) {
            return new Result.Unknown<>(Result.TIME_LIMIT);
        }
        limits.set(deadline, conflicts);
        try {
            return answer(assumptions);
        } catch (TimeoutException limit) {
            Threads.requireNoInterrupt();
            return new Result.Unknown<>(deadline.isOver() ? Result.TIME_LIMIT : "conflict limit");
        }
    }

    /** The limit is set as one for all calls. Otherwise SAT4J would add a counter for each call and never remove it. */
    private Result<Model> answer(int[] assumptions) throws TimeoutException {
        if (solver.isSatisfiable(new VecInt(assumptions), true)) {
            return new Result.Found<>(Sat4jSink.model(solver.model()));
        }
        IVecInt explanation = solver.unsatExplanation();
        failed = explanation == null ? NONE : Arrays.copyOf(explanation.toArray(), explanation.size());
        return new Result.None<>();
    }

    @Override
    public int[] failedAssumptions() {
        return failed.clone();
    }

    /** Activities that stay from call to call. SAT4J's own way to keep them fails when variables are added. */
    private static final class KeptOrder extends VarOrderHeap {
        private static final long serialVersionUID = 1;
        private final PreferredPhases phases;
        private int variables = -1;

        KeptOrder(PreferredPhases phases) {
            super(phases);
            this.phases = phases;
        }

        @Override
        protected void updateActivity(int variable, double value) {
            if (!phases.hasTrue || phases.isTrue(variable)) {
                super.updateActivity(variable, value);
            }
        }

        @Override
        public void init() {
            if (variables != lits.nVars()) {
                variables = lits.nVars();
                super.init();
            }
        }
    }

    /** The phase preferred, else that of the last assignment, false at first. */
    private static final class PreferredPhases implements IPhaseSelectionStrategy {
        private static final long serialVersionUID = 1;
        private int[] last = new int[0];
        private int[] preferred = new int[0];
        private boolean hasTrue;

        boolean isTrue(int variable) {
            return variable < preferred.length && preferred[variable] == LiteralsUtils.posLit(variable);
        }

        void prefer(int literal) {
            hasTrue |= literal > 0;
            int variable = Math.abs(literal);
            if (variable >= preferred.length) {
                preferred = Arrays.copyOf(preferred, Math.max(variable + 1, 2 * preferred.length));
            }
            preferred[variable] = LiteralsUtils.toInternal(literal);
        }

        @Override
        public void init(int length) {
            int known = last.length;
            last = Arrays.copyOf(last, Math.max(known, length));
            for (int variable = Math.max(1, known); variable < length; variable++) {
                last[variable] = LiteralsUtils.negLit(variable);
            }
        }

        @Override
        public void init(int variable, int literal) {
            last[variable] = literal;
        }

        @Override
        public void assignLiteral(int literal) {
            last[LiteralsUtils.var(literal)] = literal;
        }

        @Override
        public int select(int variable) {
            boolean isPreferred = variable < preferred.length && preferred[variable] != 0;
            return isPreferred ? preferred[variable] : last[variable];
        }

        @Override
        public void updateVar(int literal) {}

        @Override
        public void updateVarAtDecisionLevel(int literal) {}
    }
}
