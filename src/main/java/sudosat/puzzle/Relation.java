package sudosat.puzzle;

import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * Two cells whose values have to be in a relation.
 *
 * @param word what the first is to the second, as in "r2c1 greater than r1c1"
 * @param cells the first and the second
 * @param pairs the pairs of values that are allowed
 */
public record Relation(String word, int[] cells, Pairs pairs) implements Constraint {

    /** A set of pairs of values. There is one object for each relation, however many pairs of cells use it. */
    public interface Pairs {
        boolean has(int first, int second);
    }

    /** Receives a value of a cell, and which values of the other cell go with it. */
    @FunctionalInterface
    public interface Receiver {
        void supported(int cell, int value, int other, IntPredicate goesWithIt);
    }

    private static final Pairs GREATER = (first, second) -> first > second;

    public Relation {
        if (cells.length != 2) { // a third would be in no pair, and so be ignored
            throw new RuleException(cells.length + (cells.length == 1 ? " cell" : " cells"), "two cells");
        }
    }

    /** The first cell is greater than the second. */
    public static Relation greater(int[] cells) {
        return new Relation("greater than", cells, GREATER);
    }

    /** Whether it is {@link #greater}, which orders the cells. */
    public boolean isGreater() {
        return pairs == GREATER;
    }

    /** Hands over each value of both cells. */
    public void forEachValue(int size, Receiver receiver) {
        for (int value = 1; value <= size; value++) {
            int one = value;
            receiver.supported(first(), one, second(), other -> pairs.has(one, other));
            receiver.supported(second(), one, first(), other -> pairs.has(other, one));
        }
    }

    public int first() {
        return cells[0];
    }

    public int second() {
        return cells[1];
    }

    @Override
    public String name(int size) {
        Cell first = Cell.of(first(), size);
        return first.name() + " " + word + " " + Cell.of(second(), size).name() + " of grid " + (first.grid() + 1);
    }

    @Override
    public Optional<String> violation(Tuple solution) {
        int first = solution.value(first());
        int second = solution.value(second());
        boolean isWrong = first > 0 && second > 0 && !pairs.has(first, second);
        return isWrong ? Optional.of(first + " is not " + word + " " + second) : Optional.empty();
    }

    @Override
    public void accept(ConstraintVisitor visitor) {
        visitor.visit(this);
    }
}
