package sudosat.backend;

import sudosat.cdcl.CdclSolver;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** Our own solver, asked again and again. */
public final class IncrementalCdcl implements IncrementalSolver {
    private final CdclSolver solver = new CdclSolver();

    /** Takes over a formula, to be satisfied in every call. */
    public IncrementalCdcl(Formula formula) {
        solver.add(formula);
    }

    @Override
    public void add(Formula formula) {
        solver.add(formula);
    }

    @Override
    public void add(int... clause) {
        solver.add(clause);
    }

    @Override
    public void prefer(int literal) {
        solver.prefer(literal);
    }

    @Override
    public Result<Model> solve(int[] assumptions, Deadline deadline, long conflicts) throws InterruptedException {
        return solver.solve(assumptions, deadline, conflicts);
    }

    @Override
    public int[] failedAssumptions() {
        return solver.failedAssumptions();
    }
}
