package sudosat.generate;

import java.util.ArrayList;
import java.util.List;
import sudosat.backend.Request;
import sudosat.engine.AutoEngine;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * All tuples that rules allow, listed once, to draw from. Where the names of values do not matter, only those are
 * listed whose first row is 1, 2, 3, …; each tuple is one of these under other names, and in one way only, so that
 * random names keep the draw uniform.
 */
final class ListedFillings {
    /** Listed within seconds, in some tens of megabytes; the 28,200,960 grids of 6x6 make 39,168. */
    static final int MOST = 100_000;

    private final Puzzle rules;
    private List<Tuple> tuples;

    ListedFillings(Puzzle rules) {
        this.rules = rules;
    }

    /**
     * A random tuple.
     *
     * @throws UserError if there are too many
     */
    Result<Tuple> draw(PortableRandom random, Deadline deadline) throws InterruptedException {
        if (!isListed(deadline)) {
            return new Result.Unknown<>(Result.TIME_LIMIT);
        } else if (tuples.isEmpty()) {
            return new Result.None<>();
        }
        Tuple drawn = tuples.get(random.below(tuples.size()));
        return new Result.Found<>(rules.ruleSet().isOfDifferences() ? EquivalentTuples.renamed(drawn, random) : drawn);
    }

    private synchronized boolean isListed(Deadline deadline) throws InterruptedException {
        if (tuples == null) {
            List<Tuple> found = new ArrayList<>();
            End end = new AutoEngine()
                    .list(
                            rules.ruleSet().isOfDifferences() ? EquivalentTuples.withFirstRow(rules) : rules,
                            Request.PLAIN.until(deadline),
                            tuple -> found.add(tuple) && found.size() <= MOST);
            if (end.equals(End.ENOUGH)) {
                throw new UserError(UserError.option("fill") + " uniform: found more than " + MOST
                        + " fillings to list, expected fewer: use smaller grids, or " + UserError.option("fill")
                        + " mixed");
            }
            tuples = end.isComplete() ? found : null;
        }
        return tuples != null;
    }
}
