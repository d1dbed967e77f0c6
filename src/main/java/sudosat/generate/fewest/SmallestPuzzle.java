package sudosat.generate.fewest;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntConsumer;
import sudosat.generate.BivalueSwaps;
import sudosat.generate.Completions;
import sudosat.generate.FillingTables;
import sudosat.puzzle.Tuple;
import sudosat.search.HittingSets;
import sudosat.work.Deadline;
import sudosat.work.LimitReached;

/**
 * The fewest clues that leave a solution the only one, by implicit hitting sets: the clues have a cell of every
 * unavoidable set, so once a smallest set of cells that hits all of those known leaves no other solution, there is none
 * smaller (Ignatiev, Previti, Liffiton, Marques-Silva: Smallest MUS extraction with minimal hitting set dualization, CP
 * 2015).
 */
final class SmallestPuzzle {
    /** Larger ones are seldom of use for the bound, and more sets take longer to hit. */
    private static final int LARGEST_TRADE = 12;

    private final HittingSets sets;
    private final UnavoidableSetSearch rivals;

    /**
     * A search yet to begin.
     *
     * @param bound told how many clues it takes at least, whenever that is known better
     */
    SmallestPuzzle(FillingTables layout, Tuple solution, Deadline deadline, IntConsumer bound) {
        this.sets = new HittingSets(solution.cells(), deadline, bound);
        this.rivals = new UnavoidableSetSearch(layout, solution, Completions.ANY_TRIES, deadline);
        for (int[] trade : new BivalueSwaps(layout.puzzle()).of(solution, LARGEST_TRADE)) {
            sets.add(set(trade));
        }
    }

    private static BitSet set(int[] cells) {
        BitSet set = new BitSet();
        for (int cell : cells) {
            set.set(cell);
        }
        return set;
    }

    /** The cells of the clues; nothing if it takes so many or more. */
    Optional<BitSet> below(int clues) throws InterruptedException, LimitReached {
        return sets.smallest(clues, rivals::unavoidable);
    }
}
