package sudosat.cnf;

import java.util.BitSet;

/** Truth values of variables; a solver may leave some open. Filled by whoever reads it, then only looked at. */
public final class Model {
    private final BitSet positive = new BitSet();
    private final BitSet negative = new BitSet();

    /** Makes the literal true; false if its opposite already is. */
    public boolean add(int literal) {
        (literal > 0 ? positive : negative).set(Math.abs(literal));
        return !(literal > 0 ? negative : positive).get(Math.abs(literal));
    }

    public boolean isTrue(int literal) {
        return literal > 0 ? positive.get(literal) : negative.get(-literal);
    }

    /** Whether one of the first {@code length} literals is true. */
    boolean satisfies(int[] literals, int length) {
        for (int i = 0; i < length; i++) {
            if (isTrue(literals[i])) {
                return true;
            }
        }
        return false;
    }

    public boolean isAssigned(int variable) {
        return positive.get(variable) || negative.get(variable);
    }

    /** The highest variable with a value. */
    public int variables() {
        return Math.max(0, Math.max(positive.length(), negative.length()) - 1);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Model that && positive.equals(that.positive) && negative.equals(that.negative);
    }

    @Override
    public int hashCode() {
        return 31 * positive.hashCode() + negative.hashCode();
    }

    @Override
    public String toString() {
        return "true " + positive + ", false " + negative;
    }
}
