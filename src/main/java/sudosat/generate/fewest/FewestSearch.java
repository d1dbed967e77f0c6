package sudosat.generate.fewest;

import java.util.Optional;
import java.util.SplittableRandom;
import sudosat.generate.GeneratedPuzzle;
import sudosat.generate.Generator;
import sudosat.generate.PortableRandom;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** One thread's search for few clues: walks that begin at puzzles dug anew and, in turn, at the best so far. */
final class FewestSearch {
    /**
     * Moves without fewer clues after which a walk ends: 9x9 pairs are at 34 to 36 by then, mostly after 1,000 moves.
     */
    private static final int MOVES_IN_VAIN = 400;

    static final long ANY_MOVES = Long.MAX_VALUE;

    private final Generator generator;
    private final Puzzle rules;
    private final Optional<Tuple> kept;
    private final BestPuzzle bestOfAll;
    private final Deadline deadline;
    private final SplittableRandom random;
    private final Optional<FewestClues.Walker> walker;
    private FewestClues.Walked best;
    private long movesLeft;

    FewestSearch(
            Generator generator,
            Puzzle rules,
            Optional<Tuple> kept,
            BestPuzzle bestOfAll,
            SplittableRandom random,
            Deadline deadline,
            Optional<FewestClues.Walker> walker) {
        this.generator = generator;
        this.rules = rules;
        this.kept = kept;
        this.bestOfAll = bestOfAll;
        this.random = random;
        this.deadline = deadline;
        this.walker = walker;
    }

    /**
     * Searches until time runs out, this number of moves is made, or no fewer clues are possible; gives what the last
     * digging came to.
     */
    Result<GeneratedPuzzle> run(long moves) throws InterruptedException {
        movesLeft = moves;
        Result<GeneratedPuzzle> result = dig();
        while (result instanceof Result.Found<GeneratedPuzzle> made && !isOver()) {
            walk(new FewestClues.Walked(
                    made.value().puzzle().clues(), made.value().solution(), 0));
            if (!isOver()) {
                walk(walker.isPresent() ? bestOfAll.best() : best);
                result = dig();
            }
        }
        return result;
    }

    private boolean isOver() {
        return movesLeft <= 0 || deadline.isOverOrInterrupted() || bestOfAll.isProven();
    }

    private Result<GeneratedPuzzle> dig() throws InterruptedException {
        return generator.make(random.nextLong() >>> 1, deadline, state -> {});
    }

    /** A walk by itself. */
    static FewestClues.Walked walk(
            Puzzle rules, Optional<Tuple> kept, FewestClues.Walked from, SplittableRandom random, Deadline deadline)
            throws InterruptedException {
        BestPuzzle best = new BestPuzzle();
        FewestSearch search =
                new FewestSearch(null, rules, kept, best, random, deadline, Optional.empty()); // it digs nothing
        search.movesLeft = ANY_MOVES;
        search.walk(from);
        return new FewestClues.Walked(search.best.clues(), search.best.solution(), best.tries());
    }

    /** The same by others; it begins at the best that any of them has found. */
    private void walkElsewhere(FewestClues.Walked from) throws InterruptedException {
        FewestClues.Walked walked = walker.get().walk(rules, kept, from, random.nextLong(), deadline);
        movesLeft -= walked.moves();
        bestOfAll.countAttempts(walked.moves());
        keep(walked);
    }

    private void walk(FewestClues.Walked from) throws InterruptedException {
        if (walker.isPresent()) {
            walkElsewhere(from);
            return;
        }
        ClueSwapWalk walk =
                new ClueSwapWalk(rules, from.clues(), from.solution(), kept, new PortableRandom(random), deadline);
        int fewest = Integer.MAX_VALUE;
        for (int inVain = 0; inVain < MOVES_IN_VAIN && !isOver(); inVain++) {
            int clues = walk.reached().clues().filledCells();
            if (clues < fewest) {
                fewest = clues;
                inVain = 0;
                keep(walk.reached());
            }
            walk.move();
            movesLeft--;
            bestOfAll.countAttempts(1);
        }
        keep(walk.reached());
    }

    /** Of puzzles with equally few clues the last, so that the next walk goes on from there. */
    private void keep(FewestClues.Walked found) {
        if (best == null || found.clues().filledCells() <= best.clues().filledCells()) {
            best = found;
            bestOfAll.offer(found);
        }
    }
}
