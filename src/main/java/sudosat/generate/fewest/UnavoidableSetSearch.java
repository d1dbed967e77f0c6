package sudosat.generate.fewest;

import java.util.BitSet;
import java.util.Optional;
import sudosat.candidates.Candidates;
import sudosat.generate.Completions;
import sudosat.generate.Digger;
import sudosat.generate.FillingTables;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.LimitReached;

/**
 * Finds other solutions than a known one, as the cells where they differ: unavoidable sets, of which a puzzle with the
 * known solution alone has a clue. For one thread.
 */
final class UnavoidableSetSearch {
    private final Tuple solution;
    private final Completions completions;
    private final int mostTries;

    UnavoidableSetSearch(FillingTables layout, Tuple solution, int mostTries, Deadline deadline) {
        this.solution = solution;
        this.completions = new Completions(layout, deadline);
        this.mostTries = mostTries;
    }

    /**
     * A minimal set of cells, none of those given, that can change together; nothing if the known solution is the only
     * one.
     *
     * @throws LimitReached if tries or time ran out
     */
    Optional<BitSet> unavoidable(BitSet given) throws LimitReached {
        Optional<BitSet> found = difference(given);
        return found.isPresent() ? Optional.of(reduced(found.get())) : found;
    }

    /** Each cell in turn is given with all that do not change: what changes all the same is a smaller set. */
    private BitSet reduced(BitSet difference) throws LimitReached {
        BitSet least = difference;
        for (int cell = least.nextSetBit(0); cell >= 0; cell = least.nextSetBit(cell + 1)) {
            BitSet given = (BitSet) least.clone();
            given.flip(0, solution.cells());
            given.set(cell);
            least = difference(given).orElse(least);
        }
        return least;
    }

    private Optional<BitSet> difference(BitSet given) throws LimitReached {
        BitSet difference = new BitSet();
        Candidates candidates = completions.candidates(Digger.only(solution, given));
        End end = completions.search(candidates, mostTries, other -> isSame(other, difference));
        if (end == End.LIMIT) {
            throw new LimitReached("time limit");
        }
        return difference.isEmpty() ? Optional.empty() : Optional.of(difference);
    }

    private boolean isSame(Candidates other, BitSet difference) {
        for (int cell = 0; cell < solution.cells(); cell++) {
            difference.set(cell, !other.isOpen(cell, solution.value(cell)));
        }
        return difference.isEmpty();
    }
}
