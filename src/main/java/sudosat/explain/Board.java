package sudosat.explain;

import java.util.Arrays;
import sudosat.puzzle.Puzzle;

/**
 * The state of a puzzle as somebody keeps it who writes all candidates into the cells: a value placed leaves the cells
 * that see it, and nothing else happens by itself.
 */
final class Board {
    private final ExplainGeometry geometry;
    private final int size;
    private final long[] open;
    private final long[] places;
    private final boolean[] isPlaced;
    private int left;
    private int candidates;

    /** Every value in every cell. */
    Board(ExplainGeometry geometry) {
        this.geometry = geometry;
        size = geometry.size();
        long full = -1L >>> Long.SIZE - size;
        open = new long[geometry.cells()];
        Arrays.fill(open, full);
        places = new long[geometry.groups() * size];
        for (int group = 0; group < geometry.groups(); group++) {
            Arrays.fill(places, group * size, (group + 1) * size, -1L >>> Long.SIZE - geometry.cellsOf(group).length);
        }
        isPlaced = new boolean[geometry.cells()];
        left = isPlaced.length;
        candidates = left * size;
    }

    /** The clues placed. */
    static Board of(Puzzle puzzle) {
        Board board = new Board(ExplainGeometry.of(puzzle));
        for (int cell = 0; cell < board.isPlaced.length; cell++) {
            if (puzzle.clues().isGiven(cell)) {
                board.place(cell * board.size + puzzle.clues().value(cell) - 1);
            }
        }
        return board;
    }

    private Board(Board other) {
        geometry = other.geometry;
        size = other.size;
        open = other.open.clone();
        places = other.places.clone();
        isPlaced = other.isPlaced.clone();
        left = other.left;
        candidates = other.candidates;
    }

    Board copy() {
        return new Board(this);
    }

    ExplainGeometry geometry() {
        return geometry;
    }

    int size() {
        return size;
    }

    /** The values that a cell can have, a bit each. */
    long values(int cell) {
        return open[cell];
    }

    int count(int cell) {
        return Long.bitCount(open[cell]);
    }

    boolean isOpen(int candidate) {
        return isOpen(candidate / size, candidate % size);
    }

    boolean isOpen(int cell, int value) {
        return (open[cell] >>> value & 1) != 0;
    }

    /** The cell has been given its value. A cell with one candidate is not placed until somebody sees it. */
    boolean isPlaced(int cell) {
        return isPlaced[cell];
    }

    /** Which cells of a group, by their number in it, can have a value; one bit if the value is placed in a house. */
    long places(int group, int value) {
        return places[group * size + value];
    }

    /** Cells that are not yet placed. */
    int left() {
        return left;
    }

    /** Candidates in all, one for each cell that is placed. */
    int candidates() {
        return candidates;
    }

    void remove(int candidate) {
        int cell = candidate / size;
        int value = candidate % size;
        if (isOpen(cell, value)) {
            open[cell] &= ~(1L << value);
            candidates--;
            int[] groups = geometry.groupsOf(cell);
            int[] place = geometry.placesOf(cell);
            for (int i = 0; i < groups.length; i++) {
                places[groups[i] * size + value] &= ~(1L << place[i]);
            }
        }
    }

    void place(int candidate) {
        int cell = candidate / size;
        int value = candidate % size;
        for (long others = open[cell] & ~(1L << value); others != 0; others &= others - 1) {
            remove(cell * size + Long.numberOfTrailingZeros(others));
        }
        for (int peer : geometry.peers(cell)) {
            remove(peer * size + value);
        }
        left -= isPlaced[cell] ? 0 : 1;
        isPlaced[cell] = true;
    }

    void apply(Step step) {
        for (int candidate : step.placed()) {
            place(candidate);
        }
        for (int candidate : step.removed()) {
            remove(candidate);
        }
    }
}
