package sudosat.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.Between;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Relation;

/**
 * Sums, relations and sandwiches as a condition of a cover problem. Whenever a cell gets its value, its constraints
 * forbid values by the lowest and the highest that each of their cells can have; once all cells have theirs, this
 * allows no others than the constraint does.
 */
final class CoverConditions implements Condition, ConstraintVisitor {
    private final int size;
    private final List<List<Constraint>> constraintsOfCell = new ArrayList<>();
    /** Of the cell chosen last: set for the visits that follow. */
    private OpenValues values;

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
        values = new OpenValues(search, size);
        for (Constraint constraint : constraintsOfCell.get(option / size)) {
            constraint.accept(this);
        }
    }

    /** The cover problem itself says that cells differ. */
    @Override
    public void visit(AllDifferent group) {}

    @Override
    public void visit(Relation relation) {
        if (relation.isAbove()) {
            values.keepWithin(relation.first(), values.lowest(relation.second()) + 1, size);
            values.keepWithin(relation.second(), 1, values.highest(relation.first()) - 1);
            return;
        }
        for (int value = 1; value <= size; value++) {
            int one = value;
            forbidUnless(relation.first(), one, relation.second(), other -> relation.pairs()
                    .has(one, other));
            forbidUnless(relation.second(), one, relation.first(), other -> relation.pairs()
                    .has(other, one));
        }
    }

    /** Forbids a value unless the other cell can have one that goes with it. */
    private void forbidUnless(int cell, int value, int other, IntPredicate goesWithIt) {
        for (int partner = 1; partner <= size; partner++) {
            if (goesWithIt.test(partner) && values.isOpen(other, partner)) {
                return;
            }
        }
        values.forbid(cell, value);
    }

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
            for (int value = 1; value <= size; value++) {
                int term = sum.weights()[i] * value;
                if (term < atLeast || term > atMost) {
                    values.forbid(sum.cells()[i], value);
                }
            }
        }
    }

    private int least(Linear sum, int i) {
        int weight = sum.weights()[i];
        return weight * (weight > 0 ? values.lowest(sum.cells()[i]) : values.highest(sum.cells()[i]));
    }

    private int most(Linear sum, int i) {
        int weight = sum.weights()[i];
        return weight * (weight > 0 ? values.highest(sum.cells()[i]) : values.lowest(sum.cells()[i]));
    }

    /** The cells in a part of the list add up to the total: each has what the others leave for it. */
    private void keepSum(int[] cells, int start, int end, int total) {
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
    @Override
    public void visit(Between between) {
        int[] cells = between.cells();
        for (int here = 0; here < size; here++) {
            for (int crust = 1; crust <= size; crust += size - 1) {
                if (values.isOpen(cells[here], crust) && !hasPartner(between, here, size + 1 - crust)) {
                    values.forbid(cells[here], crust);
                }
            }
        }
        int one = only(cells, 1);
        int other = only(cells, size);
        if (one >= 0 && other >= 0) {
            keepSum(cells, Math.min(one, other) + 1, Math.max(one, other), between.total());
        }
    }

    private boolean hasPartner(Between between, int here, int partner) {
        return hasPartner(between, here, partner, 1) || hasPartner(between, here, partner, -1);
    }

    /** Looks in one direction, with bounds for what is on the way. */
    private boolean hasPartner(Between between, int here, int partner, int step) {
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
    private int only(int[] cells, int value) {
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
