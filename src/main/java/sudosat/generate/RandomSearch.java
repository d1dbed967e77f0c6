package sudosat.generate;

import java.util.Optional;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;

/**
 * Fills the cell with the fewest candidates with one of them by lot, again and again. A value that leads to a
 * contradiction at once is taken away from its cell; if that is a contradiction, too, the attempt has failed.
 *
 * <p>Every tuple may come out, as its own values never lead to a contradiction; but some are likelier than others.
 */
final class RandomSearch {
    private final Candidates empty;
    private final Deadline deadline;
    private final Candidates state;
    private final Candidates before;

    /** Searches what the candidates allow, and leaves them as they are. */
    RandomSearch(Candidates empty, Deadline deadline) {
        this.empty = empty;
        this.deadline = deadline;
        state = empty.copy();
        before = empty.copy();
    }

    /** One attempt, none past the deadline; a tuple found may still break rules that are not propagated to the end. */
    Optional<Tuple> attempt(PortableRandom lot) throws InterruptedException {
        state.restore(empty);
        int cell = state.narrowest();
        while (cell >= 0 && !state.isContradiction() && !deadline.isOver()) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            fill(cell, lot);
            cell = state.narrowest();
        }
        return cell >= 0 || state.isContradiction() ? Optional.empty() : Optional.of(state.solution());
    }

    private void fill(int cell, PortableRandom lot) {
        int value = drawn(cell, lot);
        before.restore(state);
        state.assign(cell, value);
        if (state.isContradiction()) {
            state.restore(before);
            state.exclude(cell, value);
        }
    }

    private int drawn(int cell, PortableRandom lot) {
        int value = state.next(cell, 1);
        for (int skipped = lot.below(state.count(cell)); skipped > 0; skipped--) {
            value = state.next(cell, value + 1);
        }
        return value;
    }
}
