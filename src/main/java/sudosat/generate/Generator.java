package sudosat.generate;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.backend.Request;
import sudosat.engine.Engine;
import sudosat.explain.Explanation;
import sudosat.explain.Level;
import sudosat.generate.rules.GeneratedRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** Makes puzzles with a unique solution: fills grids, makes rules for them, and digs. For any number of threads. */
public final class Generator {
    /** Regions drawn at random may have no filling. */
    private static final int MOST_JIGSAWS = 100;
    /** Fillings dug in search of a number of holes that the first does not reach. */
    private static final int MOST_FILLINGS = 20;
    /** The same in search of a difficulty: one in a thousand may have it. */
    private static final int MOST_GRADED = 10_000;
    /**
     * Unavoidable sets beyond this are seldom hit by just one clue: with 60 % holes, one of 16 cells is in 500 cases.
     */
    private static final int LARGEST_TRADE = 16;

    private static final long MILLIS_UNTIL_INTERRUPT = 100;

    private final Spec spec;
    /** Makes the probe for a solution, to be used until a deadline. */
    private final BiFunction<Tuple, Deadline, Probe> probes;

    private Fillings fillings;

    /**
     * The puzzle to make.
     *
     * @param rules a puzzle without clues
     * @param generated rules to generate
     * @param solution grids to dig in, instead of random ones
     * @param holes the exact number of holes; empty for as many as possible
     * @param conflicts the limit after which a query is left open
     * @param difficulty the difficulty; empty for any
     */
    public record Spec(
            Puzzle rules,
            List<GeneratedRule> generated,
            Optional<Tuple> solution,
            Filling filling,
            Symmetry symmetry,
            OptionalInt holes,
            long conflicts,
            Optional<Level> difficulty) {

        /** A puzzle of any difficulty. */
        public Spec(
                Puzzle rules,
                List<GeneratedRule> generated,
                Optional<Tuple> solution,
                Filling filling,
                Symmetry symmetry,
                OptionalInt holes,
                long conflicts) {
            this(rules, generated, solution, filling, symmetry, holes, conflicts, Optional.empty());
        }

        public Spec withDifficulty(Level wanted) {
            return new Spec(rules, generated, solution, filling, symmetry, holes, conflicts, Optional.of(wanted));
        }

        /** A puzzle without clues that has rules of all requested kinds. */
        public Puzzle example() {
            Puzzle example = rules;
            for (GeneratedRule rule : generated) {
                example = example.withRules(List.of(rule.example(rules)));
            }
            return example;
        }
    }

    /** A generator that asks our own solver, incrementally. */
    public Generator(Spec spec) {
        this(spec, BuiltIn.CDCL, 1);
    }

    /** A generator that asks our own solver or SAT4J, incrementally, several questions in parallel. */
    public Generator(Spec spec, BuiltIn embedded, int jobs) {
        this(spec, (solution, deadline) -> new EmbeddedProbe(solution, embedded, deadline, jobs));
    }

    /** A generator that asks an engine, several questions in parallel. */
    public Generator(Spec spec, Engine engine, Request request, int jobs) {
        this(spec, (solution, deadline) -> new EngineProbe(engine, request.until(deadline), jobs));
    }

    private Generator(Spec spec, BiFunction<Tuple, Deadline, Probe> probes) {
        this.spec = spec;
        this.probes = probes;
    }

    /**
     * Makes a puzzle, always the same for the same seed. If time runs out or the thread is interrupted, returns the
     * puzzle reached so far; the thread stays interrupted.
     *
     * @param watcher receives the progress of digging
     * @throws InterruptedException if there is no puzzle yet
     */
    public Result<GeneratedPuzzle> make(long seed, Deadline deadline, Consumer<Digger.State> watcher)
            throws InterruptedException {
        RandomGenerator random = new SplittableRandom(seed);
        Result<GeneratedPuzzle> best = graded(fillAndDig(random, deadline, watcher), deadline);
        int most = spec.difficulty().isPresent() ? MOST_GRADED : MOST_FILLINGS;
        for (int tries = 1;
                tries < most
                        && best instanceof Result.Found<GeneratedPuzzle> made
                        && (isShort(made.value()) || !isAsHardAsWanted(made.value()))
                        && !deadline.isOverOrInterrupted();
                tries++) {
            try {
                best = better(best, graded(fillAndDig(random, deadline, watcher), deadline));
            } catch (InterruptedException enough) {
                Thread.currentThread().interrupt();
            }
        }
        return best;
    }

    private Result<GeneratedPuzzle> graded(Result<GeneratedPuzzle> result, Deadline deadline) {
        return spec.difficulty().isEmpty() ? result : result.map(made -> graded(made, deadline));
    }

    private static GeneratedPuzzle graded(GeneratedPuzzle made, Deadline deadline) {
        return new GeneratedPuzzle(
                made.puzzle(),
                made.solution(),
                made.state(),
                Explanation.level(made.puzzle(), made.solution(), deadline));
    }

    private boolean isAsHardAsWanted(GeneratedPuzzle made) {
        return spec.difficulty().isEmpty() || spec.difficulty().equals(made.level());
    }

    /** Whether other grids may have the holes that these have not. */
    private boolean isShort(GeneratedPuzzle made) {
        return made.state().holes() < spec.holes().orElse(0) && spec.solution().isEmpty();
    }

    /** The next one is for a known one that lacks something: holes, or the difficulty wanted. */
    private Result<GeneratedPuzzle> better(Result<GeneratedPuzzle> known, Result<GeneratedPuzzle> next) {
        if (!(known instanceof Result.Found<GeneratedPuzzle> first
                && next instanceof Result.Found<GeneratedPuzzle> other)) {
            return known;
        }
        boolean isMet = isAsHardAsWanted(other.value());
        boolean isBetter = isMet == isAsHardAsWanted(first.value())
                ? other.value().state().holes() > first.value().state().holes()
                : isMet;
        return isBetter ? next : known;
    }

    private Result<GeneratedPuzzle> fillAndDig(
            RandomGenerator random, Deadline deadline, Consumer<Digger.State> watcher) throws InterruptedException {
        Puzzle rules = withRulesBefore(random);
        Result<Tuple> filled = fill(rules, random, deadline);
        for (int tries = 1;
                tries < MOST_JIGSAWS && filled instanceof Result.None && hasGeneratedRules(rules);
                tries++) {
            rules = withRulesBefore(random);
            filled = fill(rules, random, deadline);
        }
        if (filled instanceof Result.Found<Tuple> solved) {
            return dig(
                    withRulesAfter(rules, solved.value(), random, deadline), solved.value(), random, deadline, watcher);
        }
        return filled instanceof Result.Unknown<Tuple> unknown
                ? new Result.Unknown<>(unknown.reason())
                : new Result.None<>();
    }

    private Puzzle withRulesBefore(RandomGenerator random) {
        Puzzle rules = spec.rules();
        for (GeneratedRule rule : spec.generated()) {
            rules = rules.withRules(rule.beforeFilling(rules, random));
        }
        return rules;
    }

    private Puzzle withRulesAfter(Puzzle before, Tuple solution, RandomGenerator random, Deadline deadline)
            throws InterruptedException {
        Puzzle rules = before;
        for (GeneratedRule rule : spec.generated()) {
            rules = rules.withRules(rule.afterFilling(rules, solution, random, deadline));
        }
        return rules;
    }

    private Result<Tuple> fill(Puzzle rules, RandomGenerator random, Deadline deadline) throws InterruptedException {
        return spec.solution().isPresent()
                ? new Result.Found<>(spec.solution().get())
                : fillings(rules).draw(random, deadline);
    }

    /** By their number: a record's equals takes 20 ms the first time. */
    private boolean hasGeneratedRules(Puzzle rules) {
        return rules.rules().size() > spec.rules().rules().size();
    }

    /** The same for all puzzles of a batch, unless each has a jigsaw of its own. */
    private synchronized Fillings fillings(Puzzle rules) {
        if (hasGeneratedRules(rules)) {
            return new Fillings(rules, spec.filling());
        }
        fillings = fillings == null ? new Fillings(rules, spec.filling()) : fillings;
        return fillings;
    }

    private Result<GeneratedPuzzle> dig(
            Puzzle rules, Tuple solution, RandomGenerator random, Deadline deadline, Consumer<Digger.State> watcher) {
        int[][] orbits = spec.symmetry().orbits(rules.shape(), rules.grids());
        Digger digger = new Digger(
                rules,
                solution,
                orbits,
                new PortableRandom(random).permutation(orbits.length),
                spec.holes().orElse(solution.cells()),
                watcher);
        digger.addUnavoidableSets(Trades.of(rules, solution, LARGEST_TRADE));
        try {
            dig(digger, solution, deadline);
        } catch (InterruptedException enough) {
            Thread.currentThread().interrupt();
        } catch (BackendError failed) {
            requireInterrupt(failed);
        }
        return new Result.Found<>(new GeneratedPuzzle(digger.puzzle(), solution, digger.state(), Optional.empty()));
    }

    private void dig(Digger digger, Tuple solution, Deadline deadline) throws InterruptedException {
        Optional<Level> hardest = spec.difficulty().filter(level -> level != Level.EXTREME);
        if (hardest.isPresent()) {
            digger.digWithin(puzzle -> Explanation.isWithin(hardest.get(), puzzle, deadline), deadline);
            return;
        }
        digger.digByPropagation(deadline);
        digger.digByProbe(probes.apply(solution, deadline), spec.conflicts(), deadline);
    }

    /** Ctrl-C ends solvers, too, perhaps before it interrupts this thread; then their failure is none. */
    private static void requireInterrupt(BackendError failed) {
        try {
            Thread.sleep(MILLIS_UNTIL_INTERRUPT);
        } catch (InterruptedException enough) {
            Thread.currentThread().interrupt();
            return;
        }
        throw failed;
    }
}
