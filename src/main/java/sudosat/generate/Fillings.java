package sudosat.generate;

import java.util.random.RandomGenerator;
import sudosat.model.Tuple;
import sudosat.pipeline.Outcome;
import sudosat.rules.Constraint;
import sudosat.rules.Puzzle;
import sudosat.work.Deadline;

/** Draws filled tuples that keep to given rules. For any number of threads. */
public final class Fillings {
    private final Layout layout;
    private final Filling method;
    private final Start start;
    private final Listing listing;

    /**
     * Draws from all tuples that the rules allow.
     *
     * @param rules a puzzle without clues
     */
    public Fillings(Puzzle rules, Filling method) {
        if (rules.clues().clues() > 0) {
            throw new IllegalArgumentException("clues in what is to be filled");
        }
        layout = new Layout(rules);
        this.method = method;
        start = new Start(layout);
        listing = new Listing(layout);
    }

    /**
     * A tuple by lot; the same for the same numbers of the generator, whatever was drawn before.
     *
     * @return {@link Outcome.NoSolution} if the rules allow none, {@link Outcome.Unknown} when the deadline passes
     * @throws sudosat.io.UserError if tuples are to be uniform and are too many to be listed
     */
    public Outcome draw(RandomGenerator random, Deadline deadline) throws InterruptedException {
        Lot lot = new Lot(random);
        Outcome outcome = method == Filling.UNIFORM ? listing.draw(lot, deadline) : mixed(lot, deadline);
        if (outcome instanceof Outcome.Solved solved) {
            check(solved.solution());
        }
        return outcome;
    }

    private Outcome mixed(Lot lot, Deadline deadline) throws InterruptedException {
        Outcome drawn = start.draw(lot, deadline);
        if (!(drawn instanceof Outcome.Solved solved)) {
            return drawn;
        }
        Walk walk = new Walk(layout, solved.solution(), lot);
        if (!walk.run(deadline)) {
            return new Outcome.Unknown("time limit");
        }
        return new Outcome.Solved(new Symmetries(layout).image(walk.tuple(), lot));
    }

    private void check(Tuple filled) {
        for (Constraint constraint : layout.constraints()) {
            if (constraint.violation(filled).isPresent()) {
                throw new IllegalStateException("filled against " + constraint.name(filled.size()) + ": " + filled);
            }
        }
    }
}
