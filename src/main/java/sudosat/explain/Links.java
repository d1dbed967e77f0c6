package sudosat.explain;

import java.util.Arrays;
import java.util.BitSet;

/**
 * What the candidates of a board say about each other: of two that are linked weakly at most one is true, of two that
 * are linked strongly at least one. Open candidates are numbered without gaps here, so that sets of them are a few
 * words long.
 */
final class Links {
    /**
     * Above this number of candidates, the sets that chains need, one for each candidate, would take more than about
     * ten megabytes each way.
     */
    static final int MOST = 10_000;

    private final Board board;
    private final int[] candidates;
    private final int[] numbers;
    private final int words;
    private final long[] weakInGroups;
    private final long[] weak;
    private final int[][] strongInHouses;
    private final int[][] strongInCells;
    private final int[][] strong;

    Links(Board board) {
        this.board = board;
        numbers = new int[board.geometry().cells() * board.size()];
        candidates = number();
        words = (candidates.length + Long.SIZE - 1) / Long.SIZE;
        weakInGroups = new long[candidates.length * words];
        weak = new long[weakInGroups.length];
        strongInCells = new int[candidates.length][];
        strongInHouses = new int[candidates.length][];
        strong = new int[candidates.length][];
        for (int i = 0; i < candidates.length; i++) {
            linkWeakly(i, candidates[i] / board.size(), candidates[i] % board.size());
            strongInCells[i] = numbersOf(StrongLinks.inCell(board, candidates[i]));
            strongInHouses[i] = numbersOf(StrongLinks.inHouses(board, candidates[i]));
            strong[i] = StrongLinks.join(strongInCells[i], strongInHouses[i]);
        }
        for (int i = 0; i < weak.length; i++) {
            weak[i] |= weakInGroups[i];
        }
    }

    private int[] number() {
        int[] open = new int[board.candidates()];
        int count = 0;
        for (int cell = 0; cell < board.geometry().cells(); cell++) {
            for (long left = board.isPlaced(cell) ? 0 : board.values(cell); left != 0; left &= left - 1) {
                int candidate = cell * board.size() + Long.numberOfTrailingZeros(left);
                numbers[candidate] = count;
                open[count++] = candidate;
            }
        }
        return Arrays.copyOf(open, count);
    }

    private void linkWeakly(int i, int cell, int value) {
        for (int peer : board.geometry().peers(cell)) {
            if (board.isOpen(peer, value)) {
                link(weakInGroups, i, numbers[peer * board.size() + value]);
            }
        }
        for (long left = board.values(cell) & ~(1L << value); left != 0; left &= left - 1) {
            link(weak, i, numbers[cell * board.size() + Long.numberOfTrailingZeros(left)]);
        }
    }

    private int[] numbersOf(int[] linked) {
        for (int i = 0; i < linked.length; i++) {
            linked[i] = numbers[linked[i]];
        }
        return linked;
    }

    private void link(long[] rows, int i, int other) {
        rows[i * words + (other >>> 6)] |= 1L << other;
    }

    Board board() {
        return board;
    }

    /** How many open candidates there are. */
    int count() {
        return candidates.length;
    }

    /** How long a set of them is. */
    int words() {
        return words;
    }

    /** The candidate of a number. */
    int candidate(int number) {
        return candidates[number];
    }

    /** The number of an open candidate. */
    int number(int candidate) {
        return numbers[candidate];
    }

    /** Those linked strongly to each, by the kinds of links that a chain may use. */
    int[][] strong(Kind kind) {
        return switch (kind) {
            case HOUSES -> strongInHouses;
            case CELLS -> strongInCells;
            case BOTH -> strong;
        };
    }

    /** Those linked weakly to each that a chain may use: a set in {@link #words} words for every one. */
    long[] weak(Kind kind) {
        return kind == Kind.BOTH ? weak : weakInGroups;
    }

    boolean isWeak(int number, int other) {
        return (weak[number * words + (other >>> 6)] >>> other & 1) != 0;
    }

    /** No candidate is linked weakly to both. */
    boolean areApart(int number, int other) {
        for (int word = 0; word < words; word++) {
            if ((weak[number * words + word] & weak[other * words + word]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Adds those linked weakly to a candidate to a set. */
    void addWeak(int number, long[] set) {
        for (int word = 0; word < words; word++) {
            set[word] |= weak[number * words + word];
        }
    }

    /** The candidates that two sets have in common. */
    int[] common(long[] set, long[] other) {
        BitSet both = BitSet.valueOf(set);
        both.and(BitSet.valueOf(other));
        return both.stream().map(number -> candidates[number]).toArray();
    }

    /**
     * The strong links that a chain may have: candidate positions of a value in a house, candidates of a cell, or both.
     */
    enum Kind {
        HOUSES,
        CELLS,
        BOTH
    }
}
