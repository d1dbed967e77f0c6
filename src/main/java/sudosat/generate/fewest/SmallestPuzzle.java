package sudosat.generate.fewest;

import java.util.BitSet;
import java.util.Optional;
import java.util.function.IntConsumer;
import sudosat.candidates.Candidates;
import sudosat.generate.Digger;
import sudosat.generate.Trades;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.search.CandidateSearch;
import sudosat.search.HittingSets;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.LimitReached;

/**
 * Finds the fewest clues that leave a solution the only one, by implicit hitting sets. The clues hit every unavoidable
 * set: the cells where another solution differs. So once a minimum hitting set of the known sets leaves no other
 * solution, no smaller set of clues does (Ignatiev, Previti, Liffiton, Marques-Silva: Smallest MUS extraction with
 * minimal hitting set dualization, CP 2015). For one thread.
 */
final class SmallestPuzzle {
    /** Larger ones seldom improve the bound, and more sets take longer to hit. */
    private static final int LARGEST_SWAP = 12;

    private final Puzzle rules;
    private final Tuple solution;
    private final HittingSets sets;
    private final CandidateSearch search;

    /**
     * A search yet to begin.
     *
     * @param rules a puzzle without clues
     * @param bound takes each better lower bound on the number of clues
     */
    SmallestPuzzle(Puzzle rules, Tuple solution, Deadline deadline, IntConsumer bound) {
        this.rules = rules;
        this.solution = solution;
        this.sets = new HittingSets(solution.cells(), deadline, bound);
        this.search = new CandidateSearch(rules, deadline).withoutChecker();
        for (int[] cells : Trades.of(rules, solution, LARGEST_SWAP)) {
            BitSet set = new BitSet();
            for (int cell : cells) {
                set.set(cell);
            }
            sets.add(set);
        }
    }

    /** The cells of the clues; nothing if it takes this number of clues or more. */
    Optional<BitSet> below(int clues) throws InterruptedException, LimitReached {
        return sets.smallest(clues, this::unavoidable);
    }

    /** A minimal unavoidable set without any of the given cells; nothing if the solution is the only one. */
    private Optional<BitSet> unavoidable(BitSet given) throws InterruptedException, LimitReached {
        Optional<BitSet> found = difference(given);
        return found.isPresent() ? Optional.of(reduced(found.get())) : found;
    }

    /** Gives each cell in turn, and all that do not change: what still changes is a smaller set. */
    private BitSet reduced(BitSet difference) throws InterruptedException, LimitReached {
        BitSet least = difference;
        for (int cell = least.nextSetBit(0); cell >= 0; cell = least.nextSetBit(cell + 1)) {
            BitSet given = (BitSet) least.clone();
            given.flip(0, solution.cells());
            given.set(cell);
            least = difference(given).orElse(least);
        }
        return least;
    }

    /** Where some other solution differs. */
    private Optional<BitSet> difference(BitSet given) throws InterruptedException, LimitReached {
        BitSet difference = new BitSet();
        Candidates candidates = new Candidates(rules.withClues(Digger.only(solution, given)));
        End end = search.list(candidates, other -> {
            for (int cell = 0; cell < solution.cells(); cell++) {
                difference.set(cell, other.value(cell) != solution.value(cell));
            }
            return difference.isEmpty();
        });
        if (end.isLimit()) {
            throw new LimitReached(end.limit().get());
        }
        return difference.isEmpty() ? Optional.empty() : Optional.of(difference);
    }
}
