package sudosat.search;

import java.util.Arrays;
import java.util.List;
import sudosat.candidates.BoundsPropagator;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Linear;
import sudosat.puzzle.SandwichSum;

/**
 * Sums, relations and sandwiches as a condition of a cover problem. Whenever a cell gets its value, its constraints
 * forbid values by the lowest and the highest that each of their cells can have; once all cells have theirs, this
 * allows no others than the constraint does.
 */
final class CoverConditions extends BoundsPropagator implements CoverSearch.Condition {
    private final int size;
    private final List<Constraint> constraints;
    private final int[][] constraintsOfCell;
    /** The search that chose last: set for the visits that follow. */
    private CoverSearch search;

    CoverConditions(CoverPuzzle puzzle) {
        size = puzzle.size();
        constraints = puzzle.conditions();
        constraintsOfCell = Constraint.ofCells(constraints, puzzle.cells());
    }

    @Override
    public void chosen(int option, CoverSearch by) {
        search = by;
        for (int constraint : constraintsOfCell[option / size]) {
            constraints.get(constraint).accept(this);
        }
    }

    @Override
    protected int size() {
        return size;
    }

    @Override
    protected boolean isOpen(int cell, int value) {
        return search.isOpen(cell * size + value - 1);
    }

    @Override
    protected void eliminate(int cell, int value) {
        search.forbid(cell * size + value - 1);
    }

    @Override
    protected int lowest(int cell) {
        int value = 1;
        while (value <= size && !isOpen(cell, value)) {
            value++;
        }
        return value;
    }

    @Override
    protected int highest(int cell) {
        int value = size;
        while (value >= 1 && !isOpen(cell, value)) {
            value--;
        }
        return value;
    }

    /** A crust stays where the other one can be; once both are known, what is between has the sum. */
    @Override
    public void visit(SandwichSum sandwich) {
        super.visit(sandwich);
        int[] cells = sandwich.cells();
        int one = only(cells, 1);
        int other = only(cells, size);
        if (one >= 0 && other >= 0 && one != other) {
            int[] inside = Arrays.copyOfRange(cells, Math.min(one, other) + 1, Math.max(one, other));
            visit(Linear.ofDifferent(sandwich.label(), inside, sandwich.total()));
        }
    }

    @Override
    protected boolean hasPartner(SandwichSum sandwich, int here, int partner) {
        return hasPartner(sandwich, here, partner, 1) || hasPartner(sandwich, here, partner, -1);
    }

    /** Looks in one direction, with bounds for what is on the way. */
    private boolean hasPartner(SandwichSum sandwich, int here, int partner, int step) {
        int lowest = 0;
        int highest = 0;
        for (int there = here + step; there >= 0 && there < size; there += step) {
            int cell = sandwich.cells()[there];
            if (isOpen(cell, partner) && lowest <= sandwich.total() && sandwich.total() <= highest) {
                return true;
            }
            lowest += lowest(cell);
            highest += highest(cell);
        }
        return false;
    }

    /** The only place of a value in the cells; -1 if it has several or none. */
    private int only(int[] cells, int value) {
        int only = -1;
        for (int place = 0; place < cells.length; place++) {
            if (isOpen(cells[place], value)) {
                if (only >= 0) {
                    return -1;
                }
                only = place;
            }
        }
        return only;
    }
}
