package sudosat.search;

import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import sudosat.candidates.Candidates;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.End;

/**
 * Finds all solutions of puzzles that differ in the clues alone, by exact cover, in the same memory. It is for one
 * thread.
 */
public final class CoverSolver {
    private final CoverPuzzle rules;
    private final CoverSearch search;

    public CoverSolver(CoverPuzzle rules) {
        this.rules = rules;
        search = new CoverSearch(
                rules.cover(), rules.conditions().isEmpty() ? CoverSearch.Condition.NONE : new CoverConditions(rules));
    }

    /**
     * The solutions, never one twice. The clues are enough for the cover; where it is not all, the candidates know more
     * about sums than the search will.
     *
     * @param wantsMore gets each, and says whether to go on
     * @param isOver asked now and then whether time is over
     */
    public End forEach(Puzzle puzzle, Predicate<Tuple> wantsMore, BooleanSupplier isOver) throws InterruptedException {
        if (!rules.fits(puzzle)) {
            throw new IllegalArgumentException("a puzzle with other rules");
        }
        if (!rules.conditions().isEmpty()) {
            return forEach(new Candidates(puzzle), wantsMore, isOver);
        }
        search.begin();
        Tuple clues = puzzle.clues();
        for (int cell = 0; cell < clues.cells(); cell++) {
            if (clues.isGiven(cell)) {
                search.take(rules.option(cell, clues.value(cell)));
            }
        }
        return search(wantsMore, isOver);
    }

    /** The solutions that keep to the candidates; parts of a search can be given to several solvers. */
    public End forEach(Candidates candidates, Predicate<Tuple> wantsMore, BooleanSupplier isOver)
            throws InterruptedException {
        if (candidates.isContradiction()) {
            return End.ALL;
        }
        search.begin();
        for (int cell = 0; cell < rules.cells(); cell++) {
            if (candidates.isSingle(cell)) {
                search.take(rules.option(cell, candidates.next(cell, 1)));
            }
        }
        for (int cell = 0; cell < rules.cells(); cell++) {
            for (int value = 1; value <= rules.size(); value++) {
                if (!candidates.isOpen(cell, value)) {
                    search.forbid(rules.option(cell, value));
                }
            }
        }
        return search(wantsMore, isOver);
    }

    private End search(Predicate<Tuple> wantsMore, BooleanSupplier isOver) throws InterruptedException {
        return search.search((options, count) -> wantsMore.test(rules.filled(options, count)), isOver);
    }
}
