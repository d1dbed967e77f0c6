package sudosat.candidates;

import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Between;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Relation;

/** Takes away candidates that a constraint does not allow, given the others. */
final class Propagator implements ConstraintVisitor {
    private final Candidates candidates;

    Propagator(Candidates candidates) {
        this.candidates = candidates;
    }

    /** Nothing left to do: the candidates themselves know what it is to differ, as it is what they meet most. */
    @Override
    public void visit(AllDifferent group) {}

    /** A value stays if it makes a pair with some value of the other cell. */
    @Override
    public void visit(Relation relation) {
        if (relation.isAbove()) {
            keepAbove(relation.first(), relation.second());
            return;
        }
        for (int value = 1; value <= candidates.size(); value++) {
            if (candidates.isOpen(relation.first(), value) && !hasSecond(relation, value)) {
                candidates.eliminate(relation.first(), value);
            }
            if (candidates.isOpen(relation.second(), value) && !hasFirst(relation, value)) {
                candidates.eliminate(relation.second(), value);
            }
        }
    }

    /** Bounds are all there is to it, which is quicker than to look for pairs. */
    private void keepAbove(int larger, int smaller) {
        for (int value = candidates.lowest(smaller); value >= 1; value--) {
            candidates.eliminate(larger, value);
        }
        for (int value = candidates.highest(larger); value <= candidates.size(); value++) {
            candidates.eliminate(smaller, value);
        }
    }

    private boolean hasSecond(Relation relation, int first) {
        int value = candidates.next(relation.second(), 1);
        while (value <= candidates.size() && !relation.pairs().has(first, value)) {
            value = candidates.next(relation.second(), value + 1);
        }
        return value <= candidates.size();
    }

    private boolean hasFirst(Relation relation, int second) {
        int value = candidates.next(relation.first(), 1);
        while (value <= candidates.size() && !relation.pairs().has(value, second)) {
            value = candidates.next(relation.first(), value + 1);
        }
        return value <= candidates.size();
    }

    @Override
    public void visit(Linear sum) {
        switch (sum.digits()) {
            case DIFFER -> keepSets(sum);
            case MAY_REPEAT -> keepBounds(sum);
        }
    }

    /** A value stays if some set of as many different values as there are cells holds it and has the right sum. */
    private void keepSets(Linear sum) {
        int[] values = candidates.union(sum.cells());
        boolean[] possible = Subsets.members(values, sum.cells().length, sum.total());
        for (int i = 0; i < values.length; i++) {
            for (int cell : sum.cells()) {
                if (!possible[i]) {
                    candidates.eliminate(cell, values[i]);
                }
            }
        }
    }

    /** A value stays if the others can be so low and so high that the total lies between. */
    private void keepBounds(Linear sum) {
        int lowest = 0;
        int highest = 0;
        for (int i = 0; i < sum.cells().length; i++) {
            lowest += least(sum, i);
            highest += most(sum, i);
        }
        for (int i = 0; i < sum.cells().length; i++) {
            int atLeast = sum.total() - highest + most(sum, i);
            int atMost = sum.total() - lowest + least(sum, i);
            for (int value = 1; value <= candidates.size(); value++) {
                int term = sum.weights()[i] * value;
                if (term < atLeast || term > atMost) {
                    candidates.eliminate(sum.cells()[i], value);
                }
            }
        }
    }

    private int least(Linear sum, int i) {
        int weight = sum.weights()[i];
        return weight * (weight > 0 ? candidates.lowest(sum.cells()[i]) : candidates.highest(sum.cells()[i]));
    }

    private int most(Linear sum, int i) {
        int weight = sum.weights()[i];
        return weight * (weight > 0 ? candidates.highest(sum.cells()[i]) : candidates.lowest(sum.cells()[i]));
    }

    /** A crust stays where the other one can stand so far away that the filling can have the sum. */
    @Override
    public void visit(Between sandwich) {
        int[] cells = sandwich.cells();
        int size = cells.length;
        for (int here = 0; here < size; here++) {
            for (int value = 1; value <= size; value += size - 1) {
                if (candidates.isOpen(cells[here], value) && !hasPartner(sandwich, here, size + 1 - value)) {
                    candidates.eliminate(cells[here], value);
                }
            }
        }
    }

    private boolean hasPartner(Between sandwich, int here, int partner) {
        int[] cells = sandwich.cells();
        for (int there = 0; there < cells.length; there++) {
            boolean isOpen = there != here && candidates.isOpen(cells[there], partner);
            if (isOpen && canFill(Math.abs(there - here) - 1, cells.length, sandwich.total())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether this number of different values from 2 to N - 1 can have the sum. Every sum between the lowest and the
     * highest is possible.
     */
    private static boolean canFill(int count, int size, int total) {
        int lowest = count * (count + 3) / 2;
        int highest = count * (2 * size - 1 - count) / 2;
        return lowest <= total && total <= highest;
    }
}
