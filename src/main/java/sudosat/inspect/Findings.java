package sudosat.inspect;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import sudosat.puzzle.Puzzle;

/**
 * What was found out about a puzzle.
 *
 * @param clashes the rules that clues break by themselves
 * @param maximality where it was asked for and makes sense: of puzzles with one solution
 */
public record Findings(Puzzle puzzle, List<String> clashes, Uniqueness uniqueness, Optional<Minimality> maximality) {

    public Truth truth(Property property) {
        return switch (property) {
            case WELL_FORMED -> clashes.isEmpty() ? Truth.YES : Truth.NO;
            case SOLVABLE -> uniqueness.solvable();
            case UNIQUE -> uniqueness.unique();
            case MINIMAL -> maximality.map(Minimality::verdict).orElse(uniqueness.unique());
        };
    }

    /** Whether all of them hold; one that does not is enough to know. */
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

    /** Why something was not found out, if so. */
    public Optional<String> unknown() {
        if (uniqueness instanceof Uniqueness.Unknown limit) {
            return Optional.of(limit.reason());
        }
        return maximality.flatMap(Minimality::unknown);
    }
}
