package sudosat.cnf;

import java.util.Arrays;
import java.util.Optional;

/** Holds a model against every clause of a formula. */
public final class ModelChecker implements ClauseSink {
    private final Model model;
    private int[] broken;

    private ModelChecker(Model model) {
        this.model = model;
    }

    /** The first clause that has no true literal, written as in DIMACS without the 0. */
    public static Optional<String> brokenClause(Formula formula, Model model) {
        ModelChecker check = new ModelChecker(model);
        formula.feed(check);
        return Optional.ofNullable(check.broken)
                .map(clause -> Arrays.toString(clause).replaceAll("[\\[\\],]", ""));
    }

    @Override
    public void clause(int literal) {
        if (!model.isTrue(literal)) {
            keep(literal);
        }
    }

    @Override
    public void clause(int first, int second) {
        if (!model.isTrue(first) && !model.isTrue(second)) {
            keep(first, second);
        }
    }

    @Override
    public void clause(int[] literals, int length) {
        for (int i = 0; i < length; i++) {
            if (model.isTrue(literals[i])) {
                return;
            }
        }
        keep(Arrays.copyOf(literals, length));
    }

    private void keep(int... clause) {
        broken = broken == null ? clause : broken;
    }
}
