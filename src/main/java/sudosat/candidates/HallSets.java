package sudosat.candidates;

import java.util.Arrays;

/**
 * Finds naked and hidden pairs, triples and so on of a house together: a value stays in a cell if the house can be
 * filled with it there.
 *
 * <p>Régin, A filtering algorithm for constraints of difference in CSPs (1994): let one filling give each cell a value,
 * and lead from each cell to the cells that hold its other candidates; a candidate can be had if there is a way back,
 * that is, if both cells are in one strongly connected component (Tarjan).
 */
final class HallSets {
    /** Singles are found before: a subset has at least two cells, and there must be two more to remove values from. */
    private static final int FEWEST = 4;

    private final Candidates candidates;
    private final int size;
    /** The open cells of the house. */
    private final int[] cells;

    private int count;
    /**
     * The filling: the value of each open cell, and of each value the number of its cell, or -1; which values were
     * tried on the way.
     */
    private final int[] valueOf;

    private final int[] holder;
    private final boolean[] isTried;
    /**
     * Tarjan's numbers, 0 for cells not yet met, and his stack; a component has the number of its first cell in the
     * end.
     */
    private final int[] number;

    private final int[] component;
    private final int[] stack;
    private int numbers;
    private int depth;

    HallSets(Candidates candidates) {
        this.candidates = candidates;
        size = candidates.size();
        cells = new int[size];
        valueOf = new int[size];
        holder = new int[size + 1];
        isTried = new boolean[size + 1];
        number = new int[size];
        component = new int[size];
        stack = new int[size];
    }

    /** Removes the candidates with which the house cannot be filled; a contradiction if it cannot be filled at all. */
    void prune(int[] house) {
        count = 0;
        for (int cell : house) {
            if (candidates.count(cell) != 1) {
                cells[count++] = cell;
            }
        }
        if (count < FEWEST) {
            return;
        }
        if (isFilled()) {
            findComponents();
            eliminate();
        } else {
            candidates.contradict();
        }
    }

    private boolean isFilled() {
        Arrays.fill(holder, -1);
        for (int i = 0; i < count; i++) {
            if (!findFreeValue(i)) {
                Arrays.fill(isTried, false);
                if (!findValue(i)) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean findFreeValue(int i) {
        for (int value = candidates.next(cells[i], 1); value <= size; value = candidates.next(cells[i], value + 1)) {
            if (holder[value] < 0) {
                give(i, value);
                return true;
            }
        }
        return false;
    }

    /** A value for a cell, if need be one whose holder finds another. */
    private boolean findValue(int i) {
        for (int value = candidates.next(cells[i], 1); value <= size; value = candidates.next(cells[i], value + 1)) {
            if (!isTried[value]) {
                isTried[value] = true;
                if (holder[value] < 0 || findValue(holder[value])) {
                    give(i, value);
                    return true;
                }
            }
        }
        return false;
    }

    private void give(int i, int value) {
        holder[value] = i;
        valueOf[i] = value;
    }

    private void findComponents() {
        Arrays.fill(number, 0, count, 0);
        numbers = 0;
        for (int i = 0; i < count; i++) {
            if (number[i] == 0) {
                visit(i);
            }
        }
    }

    /** Gives the lowest number that can be reached from a cell through cells on the stack. */
    private int visit(int i) {
        number[i] = ++numbers;
        int low = numbers;
        stack[depth++] = i;
        component[i] = 0;
        for (int value = candidates.next(cells[i], 1); value <= size; value = candidates.next(cells[i], value + 1)) {
            int other = holder[value];
            if (number[other] == 0) {
                low = Math.min(low, visit(other));
            } else if (component[other] == 0) {
                low = Math.min(low, number[other]);
            }
        }
        if (low == number[i]) {
            close(i);
        }
        return low;
    }

    private void close(int first) {
        int member;
        do {
            member = stack[--depth];
            component[member] = number[first];
        } while (member != first);
    }

    private void eliminate() {
        for (int i = 0; i < count; i++) {
            for (int value = candidates.next(cells[i], 1);
                    value <= size;
                    value = candidates.next(cells[i], value + 1)) {
                if (component[holder[value]] != component[i]) {
                    candidates.eliminate(cells[i], value);
                }
            }
        }
    }
}
