package sudosat.bridge;

import java.util.ArrayList;
import java.util.List;
import sudosat.cover.Condition;
import sudosat.cover.CoverSearch;
import sudosat.rules.Cage;
import sudosat.rules.Constraint;
import sudosat.rules.Greater;
import sudosat.rules.Sandwich;

/**
 * Sums, comparisons and sandwiches as a condition of a cover problem. Whenever a cell gets its value, its constraints
 * forbid values by the lowest and the highest that each of their cells can have; once all cells have theirs, this
 * allows no others than the constraint does.
 */
final class CoverConditions implements Condition {
    private final int size;
    private final List<List<Constraint>> constraintsOfCell = new ArrayList<>();

    CoverConditions(CoverPuzzle puzzle) {
        size = puzzle.size();
        for (int cell = 0; cell < puzzle.cells(); cell++) {
            constraintsOfCell.add(new ArrayList<>());
        }
        for (Constraint constraint : puzzle.conditions()) {
            for (int cell : constraint.cells()) {
                constraintsOfCell.get(cell).add(constraint);
            }
        }
    }

    @Override
    public void chosen(int option, CoverSearch search) {
        OpenValues values = new OpenValues(search, size);
        for (Constraint constraint : constraintsOfCell.get(option / size)) {
            if (constraint instanceof Cage.Sum sum) {
                keepSum(values, sum.cells(), 0, sum.cells().length, sum.total());
            } else if (constraint instanceof Greater.Comparison comparison) {
                keepOrder(values, comparison.cells()[0], comparison.cells()[1]);
            } else if (constraint instanceof Sandwich.Between between) {
                keepSandwich(values, between);
            }
        }
    }

    private void keepOrder(OpenValues values, int larger, int smaller) {
        values.keepWithin(larger, values.lowest(smaller) + 1, size);
        values.keepWithin(smaller, 1, values.highest(larger) - 1);
    }

    /** The cells in a part of the list add up to the total: each has what the others leave for it. */
    private static void keepSum(OpenValues values, int[] cells, int start, int end, int total) {
        int lowest = 0;
        int highest = 0;
        for (int i = start; i < end; i++) {
            lowest += values.lowest(cells[i]);
            highest += values.highest(cells[i]);
        }
        for (int i = start; i < end; i++) {
            int low = values.lowest(cells[i]);
            int high = values.highest(cells[i]);
            values.keepWithin(cells[i], total - highest + high, total - lowest + low);
        }
    }

    /** A crust stays where the other one can be; once both are known, what is between has the sum. */
    private void keepSandwich(OpenValues values, Sandwich.Between between) {
        int[] cells = between.cells();
        for (int here = 0; here < size; here++) {
            for (int crust = 1; crust <= size; crust += size - 1) {
                if (values.isOpen(cells[here], crust) && !hasPartner(values, between, here, size + 1 - crust)) {
                    values.forbid(cells[here], crust);
                }
            }
        }
        int one = only(values, cells, 1);
        int other = only(values, cells, size);
        if (one >= 0 && other >= 0) {
            keepSum(values, cells, Math.min(one, other) + 1, Math.max(one, other), between.total());
        }
    }

    private boolean hasPartner(OpenValues values, Sandwich.Between between, int here, int partner) {
        return hasPartner(values, between, here, partner, 1) || hasPartner(values, between, here, partner, -1);
    }

    /** Looks in one direction, with bounds for what is on the way. */
    private boolean hasPartner(OpenValues values, Sandwich.Between between, int here, int partner, int step) {
        int lowest = 0;
        int highest = 0;
        for (int there = here + step; there >= 0 && there < size; there += step) {
            int cell = between.cells()[there];
            if (values.isOpen(cell, partner) && lowest <= between.total() && between.total() <= highest) {
                return true;
            }
            lowest += values.lowest(cell);
            highest += values.highest(cell);
        }
        return false;
    }

    /** The only place of a value in the cells; -1 if it has several or none. */
    private static int only(OpenValues values, int[] cells, int value) {
        int only = -1;
        for (int place = 0; place < cells.length; place++) {
            if (values.isOpen(cells[place], value)) {
                if (only >= 0) {
                    return -1;
                }
                only = place;
            }
        }
        return only;
    }
}
