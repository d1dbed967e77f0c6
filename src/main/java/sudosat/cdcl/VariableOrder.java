package sudosat.cdcl;

import java.util.Arrays;

/**
 * Which variable to decide next: the one that took part in conflicts most, recent ones counting more. Instead of
 * letting all scores decay, what is added grows (Eén and Sörensson, "An Extensible SAT-solver", SAT 2003, after the
 * VSIDS of Chaff). Variables stand in a binary heap; of equal ones the last is decided first, as encodings put what
 * follows from other variables at the end.
 */
final class VariableOrder {
    private static final double DECAY = 0.95;
    private static final double LARGEST = 1e100;

    private double[] scores = {};
    private double increment = 1;
    private int[] heap = {};
    /** For each variable its place in the heap, -1 if it is not there. */
    private int[] places = {};

    private int size;

    /** Makes room for variables, which are still to be inserted. */
    void reserve(int variables) {
        int known = places.length;
        scores = Arrays.copyOf(scores, variables + 1);
        heap = Arrays.copyOf(heap, variables + 1);
        places = Arrays.copyOf(places, variables + 1);
        Arrays.fill(places, known, variables + 1, -1);
    }

    /** Starts from another order. */
    void setScore(int variable, double score) {
        scores[variable] = score;
        insert(variable);
        up(places[variable]);
    }

    boolean isEmpty() {
        return size == 0;
    }

    void bump(int variable) {
        scores[variable] += increment;
        if (scores[variable] > LARGEST) {
            rescale();
        }
        if (places[variable] >= 0) {
            up(places[variable]);
        }
    }

    /** After each conflict. */
    void decay() {
        increment /= DECAY;
    }

    private void rescale() {
        for (int variable = 1; variable < scores.length; variable++) {
            scores[variable] /= LARGEST;
        }
        increment /= LARGEST;
    }

    void insert(int variable) {
        if (places[variable] < 0) {
            heap[size] = variable;
            places[variable] = size++;
            up(size - 1);
        }
    }

    int removeFirst() {
        int first = heap[0];
        places[first] = -1;
        int last = heap[--size];
        if (size > 0) {
            heap[0] = last;
            places[last] = 0;
            down(0);
        }
        return first;
    }

    private boolean isBefore(int one, int other) {
        return scores[one] > scores[other] || scores[one] == scores[other] && one > other;
    }

    private void up(int from) {
        int at = from;
        int variable = heap[at];
        while (at > 0) {
            int parent = at - 1 >> 1;
            if (!isBefore(variable, heap[parent])) {
                break;
            }
            heap[at] = heap[parent];
            places[heap[at]] = at;
            at = parent;
        }
        heap[at] = variable;
        places[variable] = at;
    }

    private void down(int from) {
        int at = from;
        int variable = heap[at];
        while (2 * at + 1 < size) {
            int child = 2 * at + 1;
            if (child + 1 < size && isBefore(heap[child + 1], heap[child])) {
                child++;
            }
            if (!isBefore(heap[child], variable)) {
                break;
            }
            heap[at] = heap[child];
            places[heap[at]] = at;
            at = child;
        }
        heap[at] = variable;
        places[variable] = at;
    }
}
