package sudosat.candidates;

import java.util.function.IntPredicate;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Relation;
import sudosat.puzzle.SandwichSum;

/**
 * Takes away values that a constraint does not allow, given those that its cells can still have: relations by their
 * pairs, sums by the lowest and the highest values, sandwiches by the places of their crusts. Once all cells have their
 * values, this allows no others than a relation or a sum does.
 */
public abstract class BoundsPropagator implements ConstraintVisitor {
    /** The highest value. */
    protected abstract int size();

    protected abstract boolean isOpen(int cell, int value);

    /** Takes a value from a cell, which may have lost it already. */
    protected abstract void eliminate(int cell, int value);

    /** The lowest value of the cell, above the size if it has none. */
    protected abstract int lowest(int cell);

    /** The highest value of the cell, 0 if it has none. */
    protected abstract int highest(int cell);

    /** Whether the other crust can stand elsewhere in the sandwich. */
    protected abstract boolean hasPartner(SandwichSum sandwich, int here, int partner);

    /** Nothing to do here: that cells differ is what candidates and searches meet most, and know themselves. */
    @Override
    public final void visit(AllDifferent group) {}

    @Override
    public final void visit(Relation relation) {
        if (relation.isGreater()) { // bounds are all there is to it, which is quicker than to look for pairs
            keepWithin(relation.first(), lowest(relation.second()) + 1, size());
            keepWithin(relation.second(), 1, highest(relation.first()) - 1);
            return;
        }
        relation.forEachValue(size(), this::keepSupported);
    }

    /** A value stays if the other cell can have one that goes with it. */
    private void keepSupported(int cell, int value, int other, IntPredicate goesWithIt) {
        for (int partner = 1; partner <= size(); partner++) {
            if (goesWithIt.test(partner) && isOpen(other, partner)) {
                return;
            }
        }
        eliminate(cell, value);
    }

    /** Takes away the values below and above the bounds. */
    private void keepWithin(int cell, int lowest, int highest) {
        for (int value = 1; value <= size(); value++) {
            if (value < lowest || value > highest) {
                eliminate(cell, value);
            }
        }
    }

    /** A value stays if the others can be so low and so high that the total lies between. */
    @Override
    public void visit(Linear sum) {
        int lowest = 0;
        int highest = 0;
        for (int i = 0; i < sum.cells().length; i++) {
            lowest += least(sum, i);
            highest += most(sum, i);
        }
        for (int i = 0; i < sum.cells().length; i++) {
            int atLeast = sum.total() - highest + most(sum, i);
            int atMost = sum.total() - lowest + least(sum, i);
            for (int value = 1; value <= size(); value++) {
                int term = sum.weights()[i] * value;
                if (term < atLeast || term > atMost) {
                    eliminate(sum.cells()[i], value);
                }
            }
        }
    }

    private int least(Linear sum, int i) {
        int weight = sum.weights()[i];
        return weight * (weight > 0 ? lowest(sum.cells()[i]) : highest(sum.cells()[i]));
    }

    private int most(Linear sum, int i) {
        int weight = sum.weights()[i];
        return weight * (weight > 0 ? highest(sum.cells()[i]) : lowest(sum.cells()[i]));
    }

    /** A crust stays where the other one can be. */
    @Override
    public void visit(SandwichSum sandwich) {
        int[] cells = sandwich.cells();
        for (int here = 0; here < cells.length; here++) {
            for (int crust = 1; crust <= size(); crust += size() - 1) {
                if (isOpen(cells[here], crust) && !hasPartner(sandwich, here, size() + 1 - crust)) {
                    eliminate(cells[here], crust);
                }
            }
        }
    }
}
