package sudosat.pipeline;

import java.util.function.Function;
import java.util.function.Predicate;
import sudosat.cnf.Answer;
import sudosat.cnf.Model;
import sudosat.model.Tuple;
import sudosat.work.End;

/** What came of solving a puzzle. */
public sealed interface Outcome {

    /** Lists solutions to somebody who says whether to go on. */
    @FunctionalInterface
    interface Listing {
        End run(Predicate<Tuple> wantsMore) throws InterruptedException;
    }

    /** What comes of ending a listing at its first solution. */
    static Outcome first(Listing listing) throws InterruptedException {
        Tuple[] found = new Tuple[1];
        End end = listing.run(solution -> {
            found[0] = solution;
            return false;
        });
        return switch (end) {
            case ENOUGH -> new Solved(found[0]);
            case ALL -> new NoSolution();
            case LIMIT -> new Unknown("time limit");
        };
    }

    /**
     * What a solver's answer comes to.
     *
     * @param solved makes a solution of a model
     */
    static Outcome of(Answer answer, Function<Model, Outcome> solved) {
        if (answer instanceof Answer.Satisfiable satisfiable) {
            return solved.apply(satisfiable.model());
        }
        return answer instanceof Answer.Unknown unknown ? new Unknown(unknown.reason()) : new NoSolution();
    }

    /** A solution that the rule checker agrees with. */
    record Solved(Tuple solution) implements Outcome {}

    /** Proven: there is none. */
    record NoSolution() implements Outcome {}

    /** A limit ended the search. */
    record Unknown(String reason) implements Outcome {}
}
