package sudosat.candidates;

import sudosat.puzzle.Linear;
import sudosat.puzzle.SandwichSum;

/** Takes away candidates that a constraint does not allow, given the others. */
final class Propagator extends BoundsPropagator {
    private final Candidates candidates;

    Propagator(Candidates candidates) {
        this.candidates = candidates;
    }

    @Override
    protected int size() {
        return candidates.size();
    }

    @Override
    protected boolean isOpen(int cell, int value) {
        return candidates.isOpen(cell, value);
    }

    @Override
    protected void eliminate(int cell, int value) {
        candidates.eliminate(cell, value);
    }

    @Override
    protected int lowest(int cell) {
        return candidates.lowest(cell);
    }

    @Override
    protected int highest(int cell) {
        return candidates.highest(cell);
    }

    @Override
    public void visit(Linear sum) {
        switch (sum.repetition()) {
            case DIFFER -> keepSets(sum);
            case MAY_REPEAT -> super.visit(sum);
        }
    }

    /** A value stays if some set of as many different values as there are cells holds it and has the right sum. */
    private void keepSets(Linear sum) {
        int[] values = candidates.union(sum.cells());
        boolean[] possible = SumSubsets.members(values, sum.cells().length, sum.total());
        for (int i = 0; i < values.length; i++) {
            for (int cell : sum.cells()) {
                if (!possible[i]) {
                    candidates.eliminate(cell, values[i]);
                }
            }
        }
    }

    /** Somewhere so far away that the filling can have the sum. */
    @Override
    protected boolean hasPartner(SandwichSum sandwich, int here, int partner) {
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
