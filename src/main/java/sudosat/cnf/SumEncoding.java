package sudosat.cnf;

import java.util.OptionalInt;

/**
 * Says that the weights of the true literals add up to a total, by a decision diagram: layer i holds the sums (and
 * numbers of true literals, where that matters) that the first i literals can have and from which the rest can reach
 * the total. One state a layer is true. With clauses in both directions and for every layer as a whole, unit
 * propagation finds all that follows from the diagram (Abío, Gange, Mayer-Eichberger, Stuckey: On CNF encodings of
 * decision diagrams, CPAIOR 2016).
 */
public final class SumEncoding {
    private final int[] literals;
    private final int[] weights;
    private final int counts;
    private final int sums;
    /** For each layer the variable of each state, at {@code count * sums + sum}, or 0 where there is no such state. */
    private final int[][] states;

    private SumEncoding(int[] literals, int[] weights, int total, OptionalInt count) {
        this.literals = literals;
        this.weights = weights;
        this.counts = count.isPresent() ? count.getAsInt() + 1 : 1;
        this.sums = total + 1;
        this.states = new int[literals.length + 1][];
    }

    /**
     * Feeds the clauses.
     *
     * @param weights positive, one for each literal
     * @param count how many of the literals are true, if that is known
     */
    public static void feed(
            int[] literals, int[] weights, int total, OptionalInt count, FreshVariables fresh, ClauseSink sink) {
        if (total > sum(weights)) {
            sink.contradiction(fresh.next());
            return;
        }
        SumEncoding encoding = new SumEncoding(literals, weights, total, count);
        if (encoding.findStates(fresh)) {
            encoding.feed(sink);
        } else {
            sink.contradiction(fresh.next());
        }
    }

    private static int sum(int[] weights) {
        int sum = 0;
        for (int weight : weights) {
            sum += weight;
        }
        return sum;
    }

    private int counted() {
        return counts > 1 ? sums : 0;
    }

    /** Marks the states that lie on a way to the total, and numbers them; false if there is none. */
    private boolean findStates(FreshVariables fresh) {
        boolean[][] reached = new boolean[literals.length + 1][counts * sums];
        reached[0][0] = true;
        for (int layer = 0; layer < literals.length; layer++) {
            for (int state = 0; state < reached[layer].length; state++) {
                if (reached[layer][state]) {
                    reached[layer + 1][state] = true;
                    if (withLiteral(state, layer) >= 0) {
                        reached[layer + 1][withLiteral(state, layer)] = true;
                    }
                }
            }
        }
        for (int layer = literals.length; layer >= 0; layer--) {
            states[layer] = new int[counts * sums];
            for (int state = 0; state < states[layer].length; state++) {
                if (reached[layer][state] && leadsOn(state, layer)) {
                    states[layer][state] = fresh.next();
                }
            }
        }
        return states[0][0] != 0;
    }

    private boolean leadsOn(int state, int layer) {
        if (layer == literals.length) {
            return state == counts * sums - 1;
        }
        return states[layer + 1][state] != 0 || high(state, layer) != 0;
    }

    /** The state after a true literal, or -1 if that is too much. */
    private int withLiteral(int state, int layer) {
        boolean fits = state % sums + weights[layer] < sums && state + counted() < counts * sums;
        return fits ? state + weights[layer] + counted() : -1;
    }

    /** The variable of the state after a true literal, or 0. */
    private int high(int state, int layer) {
        int next = withLiteral(state, layer);
        return next < 0 ? 0 : states[layer + 1][next];
    }

    private void feed(ClauseSink sink) {
        sink.clause(states[0][0]);
        for (int layer = 0; layer < literals.length; layer++) {
            feedSteps(layer, sink);
            feedLayer(layer, sink);
            feedArrivals(layer, sink);
        }
    }

    private void feedSteps(int layer, ClauseSink sink) {
        for (int state = 0; state < states[layer].length; state++) {
            if (states[layer][state] != 0) {
                implies(states[layer][state], literals[layer], high(state, layer), sink);
                implies(states[layer][state], -literals[layer], states[layer + 1][state], sink);
            }
        }
    }

    private static void implies(int state, int literal, int next, ClauseSink sink) {
        if (next == 0) {
            sink.clause(-state, -literal);
        } else {
            sink.clause(new int[] {-state, -literal, next}, 3);
        }
    }

    /** The literal is true, or false, only if some state allows it. */
    private void feedLayer(int layer, ClauseSink sink) {
        int[] allowing = new int[states[layer].length + 1];
        int[] forbidding = new int[states[layer].length + 1];
        int highs = 0;
        int lows = 0;
        allowing[highs++] = -literals[layer];
        forbidding[lows++] = literals[layer];
        for (int state = 0; state < states[layer].length; state++) {
            if (states[layer][state] != 0 && high(state, layer) != 0) {
                allowing[highs++] = states[layer][state];
            }
            if (states[layer][state] != 0 && states[layer + 1][state] != 0) {
                forbidding[lows++] = states[layer][state];
            }
        }
        sink.clause(allowing, highs);
        sink.clause(forbidding, lows);
    }

    /** A state is true only if one before it is. */
    private void feedArrivals(int layer, ClauseSink sink) {
        for (int state = 0; state < states[layer].length; state++) {
            if (states[layer + 1][state] != 0) {
                int before = state - weights[layer] - counted();
                boolean wrapped = before < 0 || state % sums < weights[layer];
                int[] clause = {-states[layer + 1][state], 0, 0};
                int length = 1;
                if (states[layer][state] != 0) {
                    clause[length++] = states[layer][state];
                }
                if (!wrapped && states[layer][before] != 0) {
                    clause[length++] = states[layer][before];
                }
                sink.clause(clause, length);
            }
        }
    }
}
