package sudosat.backend.sat4j;

import java.util.Random;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.minisat.core.IPhaseSelectionStrategy;

/** Phases drawn at random at first, then those of the last assignment, so that a seed leads to its own solution. */
final class SeededPhases implements IPhaseSelectionStrategy {
    private static final long serialVersionUID = 1;
    private final long seed;
    private int[] phases = new int[0];

    SeededPhases(long seed) {
        this.seed = seed;
    }

    @Override
    public void init(int length) {
        Random random = new Random(seed);
        phases = new int[length];
        for (int variable = 1; variable < length; variable++) {
            phases[variable] = random.nextBoolean() ? LiteralsUtils.posLit(variable) : LiteralsUtils.negLit(variable);
        }
    }

    @Override
    public void init(int variable, int literal) {
        phases[variable] = literal;
    }

    @Override
    public void assignLiteral(int literal) {
        phases[LiteralsUtils.var(literal)] = literal;
    }

    @Override
    public int select(int variable) {
        return phases[variable];
    }

    @Override
    public void updateVar(int literal) {}

    @Override
    public void updateVarAtDecisionLevel(int literal) {}
}
