package sudosat.generate.fewest;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import sudosat.backend.Request;
import sudosat.engine.AutoEngine;
import sudosat.engine.Engine;
import sudosat.generate.Digger;
import sudosat.generate.GeneratedPuzzle;
import sudosat.generate.Generator;
import sudosat.generate.Generator.Spec;
import sudosat.inspect.Minimality;
import sudosat.inspect.Truth;
import sudosat.inspect.Uniqueness;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.LimitReached;
import sudosat.work.Result;
import sudosat.work.Threads;

/**
 * Searches for the puzzle with the fewest clues, by walks from puzzle to puzzle. For given or small grids, it ends when
 * no puzzle can have fewer.
 */
public final class FewestClues {
    /** For grids with more cells not even the tuples can be listed. */
    private static final int MOST_CELLS_LISTED = 64;
    /** What a proof has to beat is better known before. */
    private static final long MOVES_BEFORE_PROOF = 300;

    private static final long MOVES_BEFORE_LONG_PROOF = 20_000;
    /** Others go on searching meanwhile. */
    private static final long MOVES_BEFORE_PROOF_BESIDE_SEARCH = 30;

    private static final long MILLIS_BETWEEN_LOOKS = 100;

    private final Generator generator;
    private final Puzzle rules;
    private final Optional<Tuple> solution;
    private final Engine secondOpinion;
    private final Request request;
    private final Deadline deadline;
    private final BestPuzzle bestOfAll = new BestPuzzle();
    private Optional<Walker> walker = Optional.empty();

    /**
     * A puzzle with a unique solution that a walk has reached.
     *
     * @param moves how many it took
     */
    public record Walked(Tuple clues, Tuple solution, long moves) {}

    /** Makes a walk, as {@link #walk} does. */
    @FunctionalInterface
    public interface Walker {
        Walked walk(Puzzle rules, Optional<Tuple> kept, Walked from, long seed, Deadline deadline)
                throws InterruptedException;
    }

    /** Receives what is found. */
    public interface Watcher {

        /** A minimal puzzle with fewer clues than those before. */
        void better(GeneratedPuzzle made, SearchState state);

        /** How far it has got. */
        void reached(SearchState state);
    }

    /**
     * How far it has got.
     *
     * @param clues the clues of the best puzzle so far, if there is one
     * @param atLeast no puzzle has fewer
     * @param tries moves tried in the search
     */
    public record SearchState(OptionalInt clues, int atLeast, long tries) {
        public boolean isProven() {
            return clues.isPresent() && clues.getAsInt() <= atLeast;
        }
    }

    /**
     * A search before its start, for one call of {@link #run}.
     *
     * @param spec rules and perhaps a solution; the rest is ignored
     * @param secondOpinion asked once more whether puzzles have one solution
     * @param request how it is asked, and until when to search
     */
    public FewestClues(Spec spec, Generator generator, Engine secondOpinion, Request request) {
        this.generator = generator;
        this.rules = spec.rules();
        this.solution = spec.solution();
        this.secondOpinion = secondOpinion;
        this.request = request;
        this.deadline = request.deadline();
    }

    /** Lets others make the walks. */
    public void walkBy(Walker other) {
        walker = Optional.of(other);
    }

    /**
     * Walks from a puzzle to others with fewer clues, until moves stop helping or time runs out. The same seed
     * gives the same walk.
     *
     * @param rules a puzzle without clues
     * @param kept the solution that all puzzles must have; empty for any
     */
    public static Walked walk(Puzzle rules, Optional<Tuple> kept, Walked from, long seed, Deadline deadline)
            throws InterruptedException {
        return FewestSearch.walk(rules, kept, from, new SplittableRandom(seed), deadline);
    }

    /**
     * Searches until the optimum is proven or time runs out.
     *
     * @return the best puzzle, or why there is none
     */
    public Result<GeneratedPuzzle> run(long seed, int jobs, Watcher watcher) throws InterruptedException {
        ExecutorService threads = Threads.pool(jobs, "fewest");
        try {
            List<Future<Result<GeneratedPuzzle>>> work = new ArrayList<>();
            Proof proof = new Proof(targets());
            SplittableRandom random = new SplittableRandom(seed);
            for (int job = 0; job < jobs; job++) {
                FewestSearch search =
                        new FewestSearch(generator, rules, solution, bestOfAll, random.split(), deadline, walker);
                long moves = moves(proof, job, jobs);
                work.add(threads.submit(() -> proof.after(search.run(moves))));
            }
            return watch(work, watcher);
        } finally {
            threads.shutdownNow();
        }
    }

    /** The tuples whose optimum is to be proven; none if they are too many. */
    private List<Tuple> targets() throws InterruptedException {
        if (solution.isPresent()) {
            return List.of(solution.get());
        }
        boolean isListed = isSmall() && rules.rules().isEmpty();
        return isListed
                ? new EquivalenceClasses(rules).representatives(deadline).orElse(List.of())
                : List.of();
    }

    private boolean isSmall() {
        return rules.clues().cells() <= MOST_CELLS_LISTED;
    }

    /**
     * After how many moves a thread turns to the proof. That of a large grid may well take for ever: the other threads
     * go on searching.
     */
    private long moves(Proof proof, int job, int jobs) {
        if (proof.targets.isEmpty()) {
            return FewestSearch.ANY_MOVES;
        } else if (isSmall()) {
            return MOVES_BEFORE_PROOF;
        } else if (jobs == 1) {
            return MOVES_BEFORE_LONG_PROOF;
        }
        return job == 0 ? MOVES_BEFORE_PROOF_BESIDE_SEARCH : FewestSearch.ANY_MOVES;
    }

    private Result<GeneratedPuzzle> watch(List<Future<Result<GeneratedPuzzle>>> work, Watcher watcher)
            throws InterruptedException {
        Result<GeneratedPuzzle> last = new Result.Unknown<>(Result.TIME_LIMIT);
        boolean isOver = false;
        while (!isOver) {
            isOver = deadline.isOver() || bestOfAll.isProven() || isDone(work);
            Optional<Walked> found = bestOfAll.next(isOver ? 0 : MILLIS_BETWEEN_LOOKS);
            while (found.isPresent()) {
                last = report(found.get(), last, watcher);
                found = bestOfAll.next(0);
            }
            watcher.reached(state(last));
        }
        return last instanceof Result.Found ? last : failure(work, last);
    }

    /** Whether all is done; what went wrong is thrown here. */
    private static boolean isDone(List<Future<Result<GeneratedPuzzle>>> work) throws InterruptedException {
        boolean isDone = true;
        for (Future<Result<GeneratedPuzzle>> job : work) {
            isDone &= job.isDone() && Threads.result(job) != null;
        }
        return isDone;
    }

    private Result<GeneratedPuzzle> report(Walked found, Result<GeneratedPuzzle> last, Watcher watcher)
            throws InterruptedException {
        Puzzle puzzle = rules.withClues(found.clues());
        if (!isUniqueAndMinimal(puzzle, found.solution())) {
            return last;
        }
        int clues = found.clues().filledCells();
        GeneratedPuzzle made = new GeneratedPuzzle(
                puzzle, found.solution(), new Digger.State(found.clues().cells(), clues, clues), Optional.empty());
        Result<GeneratedPuzzle> best = new Result.Found<>(made);
        watcher.better(made, state(best));
        return best;
    }

    private boolean isUniqueAndMinimal(Puzzle puzzle, Tuple only) throws InterruptedException {
        Uniqueness uniqueness = Uniqueness.of(puzzle, secondOpinion, request);
        if (uniqueness.unique() == Truth.NO) {
            throw new IllegalStateException("a second backend found another solution of " + puzzle);
        }
        return uniqueness.unique() == Truth.YES
                && Minimality.of(puzzle, only, new AutoEngine(), Request.PLAIN.until(deadline), 1, () -> {})
                                .verdict()
                        == Truth.YES;
    }

    private SearchState state(Result<GeneratedPuzzle> last) {
        OptionalInt clues = last instanceof Result.Found<GeneratedPuzzle> made
                ? OptionalInt.of(made.value().state().clues())
                : OptionalInt.empty();
        return new SearchState(clues, bestOfAll.atLeast(), bestOfAll.tries());
    }

    /** Without a puzzle, what the digging came to is why. */
    private static Result<GeneratedPuzzle> failure(
            List<Future<Result<GeneratedPuzzle>>> work, Result<GeneratedPuzzle> otherwise) throws InterruptedException {
        for (Future<Result<GeneratedPuzzle>> job : work) {
            if (job.isDone() && !(Threads.result(job) instanceof Result.Found)) {
                return Threads.result(job);
            }
        }
        return otherwise;
    }

    /** That no tuple has fewer clues than the best, tuple after tuple, shared by the threads. */
    private final class Proof {
        private final List<Tuple> targets;
        private final AtomicInteger next = new AtomicInteger();
        private final AtomicInteger done = new AtomicInteger();

        Proof(List<Tuple> targets) {
            this.targets = targets;
        }

        /** Continues after a search has ended. */
        Result<GeneratedPuzzle> after(Result<GeneratedPuzzle> searched) throws InterruptedException {
            try {
                for (int number = next.getAndIncrement(); number < targets.size(); number = next.getAndIncrement()) {
                    prove(targets.get(number));
                }
            } catch (LimitReached limit) {
                // What is found so far stays; nothing is proven.
            }
            return searched;
        }

        private void prove(Tuple target) throws InterruptedException, LimitReached {
            SmallestPuzzle smallest =
                    new SmallestPuzzle(rules, target, deadline, targets.size() == 1 ? bestOfAll::raise : bound -> {});
            smallest.below(bestOfAll.fewest())
                    .ifPresent(cells -> bestOfAll.offer(new Walked(Digger.only(target, cells), target, 0)));
            if (done.incrementAndGet() == targets.size()) {
                bestOfAll.raise(bestOfAll.fewest());
            }
        }
    }
}
