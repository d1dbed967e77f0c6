package sudosat.generate;

import java.util.random.RandomGenerator;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** Draws filled tuples that keep to given rules. For any number of threads. */
public final class Fillings {
    private final Puzzle rules;
    private final Filling method;
    private final StartingGrid start;
    private final ListedFillings listing;

    /**
     * Draws from all tuples that the rules allow.
     *
     * @param rules a puzzle without clues
     */
    public Fillings(Puzzle rules, Filling method) {
        if (rules.clues().filledCells() > 0) {
            throw new IllegalArgumentException("clues in what is to be filled");
        }
        this.rules = rules;
        this.method = method;
        start = new StartingGrid(rules);
        listing = new ListedFillings(rules);
    }

    /**
     * A random tuple; the same for the same numbers of the generator, whatever was drawn before.
     *
     * @return {@link Result.None} if the rules allow none, {@link Result.Unknown} when the deadline passes
     * @throws sudosat.io.UserError if tuples are to be uniform and are too many to be listed
     */
    public Result<Tuple> draw(RandomGenerator generator, Deadline deadline) throws InterruptedException {
        PortableRandom random = new PortableRandom(generator);
        Result<Tuple> outcome = method == Filling.UNIFORM ? listing.draw(random, deadline) : mixed(random, deadline);
        if (outcome instanceof Result.Found<Tuple> solved) {
            check(solved.value());
        }
        return outcome;
    }

    private Result<Tuple> mixed(PortableRandom random, Deadline deadline) throws InterruptedException {
        Result<Tuple> drawn = start.draw(random, deadline);
        if (!(drawn instanceof Result.Found<Tuple> solved)) {
            return drawn;
        }
        RandomWalk walk = new RandomWalk(rules, solved.value(), random);
        if (!walk.run(deadline)) {
            return new Result.Unknown<>(Result.TIME_LIMIT);
        }
        return new Result.Found<>(EquivalentTuples.image(walk.tuple(), rules, random));
    }

    private void check(Tuple filled) {
        for (Constraint constraint : rules.constraints()) {
            if (constraint.violation(filled).isPresent()) {
                throw new IllegalStateException("filled against " + constraint.name(filled.size()) + ": " + filled);
            }
        }
    }
}
