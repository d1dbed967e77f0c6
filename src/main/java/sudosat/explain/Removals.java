package sudosat.explain;

import java.util.Arrays;

/** Candidates to be removed, each once and only if it is still there. */
final class Removals {
    private final Board board;
    private int[] candidates = new int[8];
    private int count;

    Removals(Board board) {
        this.board = board;
    }

    void add(int candidate) {
        if (board.isOpen(candidate) && !contains(candidate)) {
            if (count == candidates.length) {
                candidates = Arrays.copyOf(candidates, 2 * count);
            }
            candidates[count++] = candidate;
        }
    }

    /** Some values of a cell. */
    void addAll(int cell, long values) {
        for (long left = values & board.values(cell); left != 0; left &= left - 1) {
            add(cell * board.size() + Long.numberOfTrailingZeros(left));
        }
    }

    /** A value in all cells that see all these. */
    void addSeeing(int value, int... cells) {
        long[] seeing = board.geometry().sees(cells[0]).clone();
        for (int cell : cells) {
            long[] sees = board.geometry().sees(cell);
            for (int word = 0; word < seeing.length; word++) {
                seeing[word] &= sees[word];
            }
        }
        for (int cell : ExplainGeometry.cellsOf(seeing)) {
            add(cell * board.size() + value);
        }
    }

    private boolean contains(int candidate) {
        for (int i = 0; i < count; i++) {
            if (candidates[i] == candidate) {
                return true;
            }
        }
        return false;
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** In order. */
    int[] toArray() {
        int[] sorted = Arrays.copyOf(candidates, count);
        Arrays.sort(sorted);
        return sorted;
    }
}
