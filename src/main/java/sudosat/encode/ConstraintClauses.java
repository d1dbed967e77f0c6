package sudosat.encode;

import java.util.Arrays;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import sudosat.candidates.Candidates;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.FreshVariables;
import sudosat.cnf.SumEncoding;
import sudosat.puzzle.AllDifferent;
import sudosat.puzzle.ConstraintVisitor;
import sudosat.puzzle.Linear;
import sudosat.puzzle.Relation;
import sudosat.puzzle.SandwichSum;

/**
 * Puts constraints into clauses over the open candidates, each kind in its way. A killer cage is an {@link
 * AllDifferent} and a {@link Linear} sum.
 */
class ConstraintClauses extends GroupClauses implements ConstraintVisitor {
    ConstraintClauses(
            EncodingStyle style,
            Variables variables,
            Candidates candidates,
            Pieces pieces,
            FreshVariables fresh,
            ClauseSink sink) {
        super(style, variables, candidates, pieces, fresh, sink);
    }

    /** Houses are encoded all together: see {@link #feedHouses}. */
    @Override
    public void visit(AllDifferent group) {
        if (!group.isHouse(variables.size())) {
            feedGroup(group.cells());
        }
    }

    /** Each value of one cell needs a value of the other that makes a pair with it. */
    @Override
    public final void visit(Relation relation) {
        relation.forEachValue(variables.size(), this::feedSupport);
    }

    private void feedSupport(int cell, int value, int other, IntPredicate isSupport) {
        if (!candidates.isOpen(cell, value)) {
            return;
        }
        int[] clause = new int[variables.size() + 1];
        int length = 0;
        clause[length++] = -variables.of(cell, value);
        for (int support = 1; support <= variables.size(); support++) {
            if (isSupport.test(support) && candidates.isOpen(other, support)) {
                clause[length++] = variables.of(other, support);
            }
        }
        sink.clause(clause, length);
    }

    @Override
    public final void visit(Linear sum) {
        switch (sum.repetition()) {
            case DIFFER -> feedSet(sum);
            case MAY_REPEAT -> feedTerms(sum);
        }
    }

    /** Of each value of each cell its share of the sum, above the least that the cell can have. */
    private void feedTerms(Linear sum) {
        int size = variables.size();
        int[] literals = new int[sum.cells().length * size];
        int[] weights = new int[literals.length];
        int count = 0;
        int total = sum.total();
        for (int i = 0; i < sum.cells().length; i++) {
            int weight = sum.weights()[i];
            int least = Math.min(weight, weight * size);
            total -= least;
            for (int value = 1; value <= size; value++) {
                if (candidates.isOpen(sum.cells()[i], value) && weight * value > least) {
                    literals[count] = variables.of(sum.cells()[i], value);
                    weights[count++] = weight * value - least;
                }
            }
        }
        if (total < 0) {
            sink.contradiction(fresh.next());
        } else {
            SumEncoding.feed(
                    Arrays.copyOf(literals, count),
                    Arrays.copyOf(weights, count),
                    total,
                    OptionalInt.empty(),
                    fresh,
                    sink);
        }
    }

    /** The cells differ, so the sum is that of the set of their values: of each value, is it in the cage? */
    private void feedSet(Linear sum) {
        int[] used = new int[variables.size()];
        int[] weights = new int[variables.size()];
        int values = 0;
        for (int value = 1; value <= variables.size(); value++) {
            int literal = anyOf(sum.cells(), value);
            if (literal != 0) {
                used[values] = literal;
                weights[values++] = value;
            }
        }
        SumEncoding.feed(
                Arrays.copyOf(used, values),
                Arrays.copyOf(weights, values),
                sum.total(),
                OptionalInt.of(sum.cells().length),
                fresh,
                sink);
    }

    /** A literal that is true if and only if some of the cells has the value; 0 if none can. */
    private int anyOf(int[] cells, int value) {
        int[] clause = new int[cells.length + 1];
        int length = 1;
        for (int cell : cells) {
            if (candidates.isOpen(cell, value)) {
                clause[length++] = variables.of(cell, value);
            }
        }
        if (length <= 2) {
            return length == 1 ? 0 : clause[1];
        }
        int any = fresh.next();
        clause[0] = -any;
        sink.clause(clause, length);
        for (int i = 1; i < length; i++) {
            sink.clause(-clause[i], any);
        }
        return any;
    }

    /** Which cells are crusts, which have one crust on their left, which values stand there: those have the sum. */
    @Override
    public void visit(SandwichSum sandwich) {
        int size = variables.size();
        int[] oneBefore = oneCrustUpTo(sandwich.cells());
        int[] inside = new int[size - 2];
        int[] weights = new int[size - 2];
        for (int value = 2; value < size; value++) {
            int literal = fresh.next();
            inside[value - 2] = literal;
            weights[value - 2] = value;
            sink.clause(-variables.of(sandwich.cells()[0], value), -literal);
            for (int i = 1; i < size; i++) {
                int here = variables.of(sandwich.cells()[i], value);
                sink.clause(new int[] {-here, -oneBefore[i - 1], literal}, 3);
                sink.clause(new int[] {-here, oneBefore[i - 1], -literal}, 3);
            }
        }
        SumEncoding.feed(inside, weights, sandwich.total(), OptionalInt.empty(), fresh, sink);
    }

    /**
     * The same where nothing else says that the cells differ, so that a value can stand inside more than once: of each
     * cell and value, does it? With more than two crusts, every other one opens a sandwich, which is what the checker
     * makes of it.
     */
    void feedAlone(SandwichSum sandwich) {
        int size = variables.size();
        int[] oneBefore = oneCrustUpTo(sandwich.cells());
        int[] inside = new int[(size - 1) * (size - 2)];
        int[] weights = new int[inside.length];
        int count = 0;
        for (int i = 1; i < size; i++) {
            for (int value = 2; value < size; value++) {
                inside[count] = both(variables.of(sandwich.cells()[i], value), oneBefore[i - 1]);
                weights[count++] = value;
            }
        }
        SumEncoding.feed(inside, weights, sandwich.total(), OptionalInt.empty(), fresh, sink);
    }

    /** For each cell whether just one crust stands there or before it: the number of crusts so far is odd. */
    private int[] oneCrustUpTo(int[] cells) {
        int[] odd = new int[cells.length];
        for (int i = 0; i < cells.length; i++) {
            int lowest = variables.of(cells[i], 1);
            int highest = variables.of(cells[i], cells.length);
            int crust = fresh.next();
            sink.clause(-lowest, crust);
            sink.clause(-highest, crust);
            sink.clause(new int[] {-crust, lowest, highest}, 3);
            odd[i] = i == 0 ? crust : different(odd[i - 1], crust);
        }
        return odd;
    }

    /** A literal that is true if and only if just one of the two is. */
    private int different(int first, int second) {
        int result = fresh.next();
        sink.clause(new int[] {-result, first, second}, 3);
        sink.clause(new int[] {-result, -first, -second}, 3);
        sink.clause(new int[] {result, -first, second}, 3);
        sink.clause(new int[] {result, first, -second}, 3);
        return result;
    }

    /** A literal that is true if and only if both are. */
    private int both(int first, int second) {
        int result = fresh.next();
        sink.clause(-result, first);
        sink.clause(-result, second);
        sink.clause(new int[] {result, -first, -second}, 3);
        return result;
    }
}
