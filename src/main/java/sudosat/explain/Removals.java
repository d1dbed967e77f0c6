package sudosat.explain;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.Supplier;

/** Candidates to be removed, each once and only if it is still there. */
final class Removals {
    private final Board board;
    private final BitSet candidates = new BitSet();

    Removals(Board board) {
        this.board = board;
    }

    void add(int candidate) {
        if (board.isOpen(candidate)) {
            candidates.set(candidate);
        }
    }

    /** Some values of a cell. */
    void addAll(int cell, long values) {
        for (long left = values & board.values(cell); left != 0; left &= left - 1) {
            candidates.set(cell * board.size() + Long.numberOfTrailingZeros(left));
        }
    }

    /** A value in all cells that see all these. */
    void addSeeing(int value, int... cells) {
        BitSet seeing = (BitSet) board.geometry().sees(cells[0]).clone();
        for (int cell : cells) {
            seeing.and(board.geometry().sees(cell));
        }
        for (int cell = seeing.nextSetBit(0); cell >= 0; cell = seeing.nextSetBit(cell + 1)) {
            add(cell * board.size() + value);
        }
    }

    int count() {
        return candidates.cardinality();
    }

    /** In order. */
    int[] toArray() {
        return candidates.stream().toArray();
    }

    /** The step that removes them; nothing if there are none. */
    Optional<Step> step(Technique technique, int rating, Supplier<String> because) {
        return candidates.isEmpty()
                ? Optional.empty()
                : Optional.of(Step.removing(technique, rating, toArray(), because));
    }
}
