package sudosat.inspect;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import sudosat.backend.Request;
import sudosat.engine.Engine;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;

/**
 * Results of checking a puzzle.
 *
 * @param brokenRules the rules that the clues alone break
 * @param minimality present if it was requested and the solution is unique
 */
public record Findings(
        Puzzle puzzle, List<String> brokenRules, Uniqueness uniqueness, Optional<Minimality> minimality) {

    /**
     * Finds out whether a puzzle has some properties. Checks several clues in parallel for minimality.
     *
     * @param clueDone called after each clue that minimality was decided for
     */
    public static Findings of(
            Puzzle puzzle, Set<Property> asked, Engine engine, Request request, int threads, Runnable clueDone)
            throws InterruptedException {
        List<String> brokenRules = Checker.brokenByClues(puzzle);
        Uniqueness uniqueness = brokenRules.isEmpty() ? Uniqueness.of(puzzle, engine, request) : Uniqueness.UNSOLVABLE;
        return of(puzzle, brokenRules, uniqueness, asked, engine, request, threads, clueDone);
    }

    /** The same if the broken rules and the number of solutions are known. */
    public static Findings of(
            Puzzle puzzle,
            List<String> brokenRules,
            Uniqueness uniqueness,
            Set<Property> asked,
            Engine engine,
            Request request,
            int threads,
            Runnable clueDone)
            throws InterruptedException {
        Optional<Minimality> minimality = asked.contains(Property.MINIMAL)
                        && uniqueness.only().isPresent()
                ? Optional.of(Minimality.of(puzzle, uniqueness.only().get(), engine, request, threads, clueDone))
                : Optional.empty();
        return new Findings(puzzle, brokenRules, uniqueness, minimality);
    }

    public Truth truth(Property property) {
        return switch (property) {
            case WELL_FORMED -> brokenRules.isEmpty() ? Truth.YES : Truth.NO;
            case SOLVABLE -> uniqueness.solvable();
            case UNIQUE -> uniqueness.unique();
            case MINIMAL ->
                minimality.map(Minimality::verdict).orElse(uniqueness.unique() == Truth.NO ? Truth.NO : Truth.UNKNOWN);
        };
    }

    /** Whether all of them hold. One that does not hold decides. */
    public Truth all(Set<Property> properties) {
        Truth all = Truth.YES;
        for (Property property : properties) {
            Truth truth = truth(property);
            if (truth == Truth.NO) {
                return Truth.NO;
            }
            all = truth == Truth.UNKNOWN ? Truth.UNKNOWN : all;
        }
        return all;
    }

    /** Why something is unknown, if so. */
    public Optional<String> unknown() {
        return uniqueness.unknown().or(() -> minimality.flatMap(Minimality::unknown));
    }
}
