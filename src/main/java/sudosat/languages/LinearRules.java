package sudosat.languages;

import java.util.function.IntPredicate;
import sudosat.candidates.Candidates;
import sudosat.cnf.FreshVariables;
import sudosat.encode.Variables;
import sudosat.languages.LinearSink.Sense;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Relation;
import sudosat.puzzle.SandwichSum;

/**
 * Puts cells and constraints of a puzzle into linear constraints, over the candidates that are open. A cell's value is
 * the sum of v times x.
 */
final class LinearRules implements ConstraintVisitor {
    private final Variables variables;
    private final Candidates candidates;
    private final FreshVariables fresh;
    private final LinearSink sink;
    private final Terms terms = new Terms();
    private final Terms filling = new Terms();

    LinearRules(Variables variables, Candidates candidates, FreshVariables fresh, LinearSink sink) {
        this.variables = variables;
        this.candidates = candidates;
        this.fresh = fresh;
        this.sink = sink;
    }

    /** Fixed values, so that any solution decodes without the puzzle. */
    void feedFixed() {
        sink.heading("fixed by the clues");
        for (int cell = 0; cell < candidates.cells(); cell++) {
            terms.clear();
            for (int value = 1; value <= variables.size(); value++) {
                if (!candidates.isOpen(cell, value)) {
                    terms.add(1, variables.of(cell, value));
                }
            }
            sink.constraint(terms, Sense.EQUAL, 0);
            if (candidates.isSingle(cell)) {
                terms.clear().add(1, variables.of(cell, candidates.next(cell, 1)));
                sink.constraint(terms, Sense.EQUAL, 1);
            }
        }
    }

    /** One value in every cell that is not fixed. */
    void feedCells() {
        sink.heading("every cell has one value");
        for (int cell = 0; cell < candidates.cells(); cell++) {
            terms.clear();
            for (int value = 1; value <= variables.size(); value++) {
                addOpen(1, cell, value);
            }
            if (terms.length() > 1) {
                sink.constraint(terms, Sense.EQUAL, 1);
            }
        }
    }

    /** Every value once, or at most once, if it has several candidate positions. */
    @Override
    public void visit(AllDifferent group) {
        Sense sense = group.isHouse(variables.size()) ? Sense.EQUAL : Sense.AT_MOST;
        sink.heading(
                group.name(variables.size()) + ": every value " + (sense == Sense.EQUAL ? "once" : "at most once"));
        for (int value = 1; value <= variables.size(); value++) {
            terms.clear();
            for (int cell : group.cells()) {
                addOpen(1, cell, value);
            }
            if (terms.length() > 1) {
                sink.constraint(terms, sense, 1);
            }
        }
    }

    private void addOpen(int coefficient, int cell, int value) {
        if (candidates.isOpen(cell, value)) {
            terms.add(coefficient, variables.of(cell, value));
        }
    }

    @Override
    public void visit(Linear sum) {
        sink.heading(sum.name(variables.size()) + ": the sum is " + sum.total());
        terms.clear();
        for (int i = 0; i < sum.cells().length; i++) {
            addValue(sum.cells()[i], sum.weights()[i]);
        }
        sink.constraint(terms, Sense.EQUAL, sum.total());
    }

    @Override
    public void visit(Relation relation) {
        sink.heading(relation.name(variables.size()));
        if (relation.isGreater()) {
            terms.clear();
            addValue(relation.first(), 1);
            addValue(relation.second(), -1);
            sink.constraint(terms, Sense.AT_LEAST, 1);
            return;
        }
        relation.forEachValue(variables.size(), this::feedSupport);
    }

    /** A value of one cell needs a value of the other that goes with it. */
    private void feedSupport(int cell, int value, int other, IntPredicate goesWithIt) {
        if (!candidates.isOpen(cell, value)) {
            return;
        }
        terms.clear();
        for (int support = 1; support <= variables.size(); support++) {
            if (goesWithIt.test(support)) {
                addOpen(1, other, support);
            }
        }
        terms.add(-1, variables.of(cell, value));
        sink.constraint(terms, Sense.AT_LEAST, 0);
    }

    private void addValue(int cell, int factor) {
        for (int value = 1; value <= variables.size(); value++) {
            addOpen(factor * value, cell, value);
        }
    }

    /**
     * A variable for each two places of the crusts, just one of them true; and one for each value of a cell, true if it
     * stands there, between the crusts. No large coefficients: what is between the crusts follows from their places by
     * sums alone.
     */
    @Override
    public void visit(SandwichSum sandwich) {
        sink.heading(sandwich.name(variables.size()) + ": the sum is " + sandwich.total());
        int[] cells = sandwich.cells();
        int[][] crusts = placesOfCrusts(cells);
        filling.clear();
        for (int place = 0; place < cells.length; place++) {
            feedCrust(cells[place], crusts, place);
            if (place > 0 && place < cells.length - 1) {
                feedFilling(cells[place], crusts, place);
            }
        }
        sink.constraint(filling, Sense.EQUAL, sandwich.total());
    }

    /** For each two places, the left one first, the variable that says that crusts stand there; 0 where they cannot. */
    private int[][] placesOfCrusts(int[] cells) {
        int[][] crusts = new int[cells.length][cells.length];
        for (int left = 0; left < cells.length; left++) {
            for (int right = left + 1; right < cells.length; right++) {
                crusts[left][right] = canBeCrust(cells[left]) && canBeCrust(cells[right]) ? fresh.next() : 0;
            }
        }
        return crusts;
    }

    private boolean canBeCrust(int cell) {
        return candidates.isOpen(cell, 1) || candidates.isOpen(cell, variables.size());
    }

    /** A crust stands in the cell if and only if it is one of the two places. */
    private void feedCrust(int cell, int[][] crusts, int place) {
        terms.clear();
        addOpen(1, cell, 1);
        addOpen(1, cell, variables.size());
        for (int other = 0; other < crusts.length; other++) {
            subtract(crusts[Math.min(place, other)][Math.max(place, other)]);
        }
        sink.constraint(terms, Sense.EQUAL, 0);
    }

    /** One value of the cell counts if the crusts stand on either side of it, else none. */
    private void feedFilling(int cell, int[][] crusts, int place) {
        int first = filling.length();
        for (int value = 2; value < variables.size(); value++) {
            if (candidates.isOpen(cell, value)) {
                feedCounted(cell, value);
            }
        }
        terms.clear();
        for (int i = first; i < filling.length(); i++) {
            terms.add(1, filling.variable(i));
        }
        for (int left = 0; left < place; left++) {
            for (int right = place + 1; right < crusts.length; right++) {
                subtract(crusts[left][right]);
            }
        }
        sink.constraint(terms, Sense.EQUAL, 0);
    }

    /** What counts stands there. */
    private void feedCounted(int cell, int value) {
        int counted = fresh.next();
        filling.add(value, counted);
        terms.clear().add(1, variables.of(cell, value));
        terms.add(-1, counted);
        sink.constraint(terms, Sense.AT_LEAST, 0);
    }

    private void subtract(int variable) {
        if (variable != 0) {
            terms.add(-1, variable);
        }
    }
}
