package sudosat.generate.fewest;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import java.util.function.Predicate;
import sudosat.candidates.Candidates;
import sudosat.generate.PortableRandom;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.search.BandSearch;
import sudosat.search.CandidateSearch;
import sudosat.work.Deadline;

/**
 * A walk from puzzle to puzzle, each with one solution and none with more clues than the one before. A move takes away
 * a clue or two and lists the solutions that are left; as many clues as went, or fewer, chosen from those that the
 * fewest solutions have, leave one again, mostly another one. Then it removes every redundant clue. Of 37 falls in
 * four walks of 9x9 pairs down to 34 clues, 27 came when a single clue had gone and another one had taken its place.
 */
final class ClueSwapWalk {
    /** Of these 37 falls, 34 came when no more solutions were left than this. */
    private static final int FIRST_LIMIT = 500;

    private static final int LAST_LIMIT = 4_000;
    private static final int LIMIT_GROWTH = 2;
    private static final int DECISIONS_PER_SOLUTION = 10;
    private static final int DECISIONS_FOR_ONE = 20_000;
    /** One of this number of moves removes two clues. */
    private static final int MOVES_PER_PAIR = 4;
    /** What was unswappable before a move mostly is after it, too, but one of this number is checked again. */
    private static final int UNSWAPPABLE_PER_RETRY = 4;

    private final Puzzle rules;
    private final Deadline deadline;
    private final CandidateSearch search;
    /** Whether the rules allow for the faster search: a tenth of the time in pairs of 9x9. */
    private final boolean hasBands;

    private final Optional<Tuple> kept;
    private final PortableRandom random;
    private final SolutionTally tally;
    /** Clues without which there are more solutions than the limit, or that nothing else can replace. */
    private final BitSet unswappable = new BitSet();

    private int limit = FIRST_LIMIT;
    private Tuple clues;
    private Tuple solution;

    /**
     * A walk from a puzzle.
     *
     * @param kept the solution that all the puzzles are to have; nothing for any
     */
    ClueSwapWalk(
            Puzzle rules, Tuple clues, Tuple solution, Optional<Tuple> kept, PortableRandom random, Deadline deadline) {
        this.rules = rules;
        this.deadline = deadline;
        this.search = new CandidateSearch(rules, deadline).withoutChecker();
        this.hasBands = BandSearch.supports(rules.ruleSet());
        this.tally = new SolutionTally(clues.cells(), rules.size());
        this.clues = clues;
        this.solution = solution;
        this.kept = kept;
        this.random = random;
    }

    /** The puzzle that it has come to. */
    FewestClues.Walked reached() {
        return new FewestClues.Walked(clues, solution, 0);
    }

    /** One move, or an attempt at one. */
    void move() throws InterruptedException {
        int[] swappable = swappable();
        if (swappable.length == 0) {
            changeLimit();
        } else {
            move(Math.min(swappable.length, random.below(MOVES_PER_PAIR) == 0 ? 2 : 1), swappable);
        }
    }

    /** Clues not known to be unswappable. */
    private int[] swappable() {
        int[] swappable = new int[clues.cells()];
        int count = 0;
        for (int cell = 0; cell < swappable.length; cell++) {
            if (clues.isGiven(cell) && !unswappable.get(cell)) {
                swappable[count++] = cell;
            }
        }
        return Arrays.copyOf(swappable, count);
    }

    /** Nothing more to do within the limit. */
    private void changeLimit() {
        limit = limit < LAST_LIMIT ? LIMIT_GROWTH * limit : FIRST_LIMIT;
        unswappable.clear();
    }

    private void move(int number, int[] swappable) throws InterruptedException {
        int[] order = random.permutation(swappable.length);
        Tuple rest = clues;
        for (int i = 0; i < number; i++) {
            rest = rest.with(swappable[order[i]], 0);
        }
        Tuple before = clues;
        if (isListed(rest)) {
            refill(rest, number);
        }
        if (number == 1 && clues == before) {
            unswappable.set(swappable[order[0]]);
        }
    }

    private boolean isListed(Tuple rest) throws InterruptedException {
        tally.clear();
        return isListed(rest, DECISIONS_PER_SOLUTION * limit, found -> {
            tally.add(found);
            return tally.count() <= limit;
        });
    }

    /** Whether all solutions were received. */
    private boolean isListed(Tuple clues, int mostDecisions, Predicate<Tuple> receiver) throws InterruptedException {
        Puzzle puzzle = rules.withClues(clues);
        if (!hasBands) {
            return search.list(new Candidates(puzzle), mostDecisions, receiver).isComplete();
        }
        int[] checks = {mostDecisions / BandSearch.DECISIONS_BETWEEN_CHECKS + 1};
        return BandSearch.listUnchecked(puzzle, () -> --checks[0] < 0 || deadline.isOver(), receiver)
                .isComplete();
    }

    private void refill(Tuple rest, int most) throws InterruptedException {
        Tuple refilled = rest;
        for (int added = 0; added < most && tally.count() > 1; added++) {
            SolutionTally.Clue clue = kept.isPresent() ? tally.rarest(kept.get(), random) : tally.rarest(random);
            refilled = refilled.with(clue.cell(), clue.value());
            tally.keep(clue);
        }
        if (tally.count() == 1) {
            take(reduced(refilled));
        }
    }

    private void take(Tuple next) {
        if (!next.equals(clues)) {
            clues = next;
            solution = tally.first();
            limit = Math.max(FIRST_LIMIT, limit / LIMIT_GROWTH);
            unswappable.stream()
                    .filter(cell -> random.below(UNSWAPPABLE_PER_RETRY) == 0)
                    .forEach(unswappable::clear);
        }
    }

    /** Without the redundant clues, tried in a random order. */
    private Tuple reduced(Tuple puzzle) throws InterruptedException {
        Tuple left = puzzle;
        for (int cell : random.permutation(puzzle.cells())) {
            if (left.isGiven(cell) && isRedundant(cell, left)) {
                left = left.with(cell, 0);
            }
        }
        return left;
    }

    private boolean isRedundant(int cell, Tuple clues) throws InterruptedException {
        int known = clues.value(cell);
        return isListed(clues.with(cell, 0), DECISIONS_FOR_ONE, found -> found.value(cell) == known);
    }
}
