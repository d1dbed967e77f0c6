package sudosat.inspect;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import sudosat.backend.BuiltIn;
import sudosat.cnf.Formula;
import sudosat.cnf.IncrementalSolver;
import sudosat.cnf.Model;
import sudosat.engine.EngineRegistry;
import sudosat.work.Deadline;
import sudosat.work.LimitReached;
import sudosat.work.Result;

/**
 * A search that asks one solver which members of a formula, each with a literal that switches it on, can hold together.
 * When a limit or an interrupt ends it, its result is the best that it has found by then.
 */
abstract class MemberSearch<T> {
    private final IncrementalSolver solver;
    private final int[] literals;
    private final Map<Integer, Integer> memberOfLiteral = new HashMap<>();
    private final Deadline deadline;

    /** The member of each number holds where its literal is true. */
    MemberSearch(Formula formula, int[] literals, BuiltIn engine, Deadline deadline) {
        this.solver = EngineRegistry.incremental(engine, formula);
        this.literals = literals;
        this.deadline = deadline;
        for (int member = 0; member < literals.length; member++) {
            memberOfLiteral.put(literals[member], member);
        }
    }

    /** Searches to the end; none if there is no such thing. */
    abstract Result<T> search() throws InterruptedException, LimitReached;

    /** The best found so far, if there is any. */
    abstract Optional<T> best();

    final Result<T> find() throws InterruptedException {
        try {
            return search();
        } catch (LimitReached limit) {
            Result<T> unknown = new Result.Unknown<>(limit.getMessage());
            return best().<Result<T>>map(Result.Found::new).orElse(unknown);
        } catch (InterruptedException enough) {
            T best = best().orElseThrow(() -> enough);
            Thread.currentThread().interrupt();
            return new Result.Found<>(best);
        }
    }

    final Deadline deadline() {
        return deadline;
    }

    /** Has models respect members that are not asked for, too, where that costs nothing. */
    final void preferAll() {
        for (int literal : literals) {
            solver.prefer(literal);
        }
    }

    final BitSet all() {
        BitSet all = new BitSet();
        all.set(0, literals.length);
        return all;
    }

    /** A model under which these members hold; without any, {@link #core} is a clash among them. */
    final Optional<Model> model(BitSet members) throws InterruptedException, LimitReached {
        int[] assumptions = members.stream().map(member -> literals[member]).toArray();
        Result<Model> answer = solver.solve(assumptions, deadline, IncrementalSolver.ANY_CONFLICTS);
        if (answer instanceof Result.Unknown<Model> unknown) {
            throw new LimitReached(unknown.reason());
        }
        return answer.found();
    }

    /** Members that cannot hold together, often few, but seldom the fewest possible. */
    final BitSet core() {
        BitSet core = new BitSet();
        for (int literal : solver.failedAssumptions()) {
            core.set(memberOfLiteral.get(literal));
        }
        return core;
    }

    /**
     * A minimal clash within a clash, by deletion of one member after the other, and each time of all that the solver
     * did not need either. The last go first: those that go first are more likely to find that they can.
     */
    final BitSet minimal(BitSet clash) throws InterruptedException, LimitReached {
        BitSet left = clash;
        for (int member = left.length() - 1; member >= 0; member = left.previousSetBit(member - 1)) {
            BitSet others = (BitSet) left.clone();
            others.clear(member);
            if (model(others).isEmpty()) {
                left = core();
            }
        }
        return left;
    }
}
