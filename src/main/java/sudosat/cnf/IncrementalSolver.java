package sudosat.cnf;

import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * A SAT solver that is asked about one formula again and again, each time under other assumptions. What it has learned
 * stays from one call to the next. It works on the caller's thread; for one thread at a time.
 */
public interface IncrementalSolver {
    /** For searches that may take as many conflicts as they like. */
    long ANY_CONFLICTS = Long.MAX_VALUE;

    /** More clauses, perhaps with more variables, for all calls to come. */
    void add(Formula formula);

    /** One clause more, over variables known. */
    void add(int... clause);

    /** Has the search try this literal first whenever it comes to its variable. */
    void prefer(int literal);

    /**
     * Answers the formula under assumptions, no two of which contradict each other.
     *
     * @return {@link Result.Unknown} when the deadline passes or the conflicts were not enough; the next call goes
     *     on from there
     */
    Result<Model> solve(int[] assumptions, Deadline deadline, long conflicts) throws InterruptedException;

    /**
     * After an unsatisfiable answer some assumptions that suffice for it, often few, but seldom the fewest possible;
     * none if the formula has no model without them.
     */
    int[] failedAssumptions();
}
