package sudosat.cli.report;

import java.util.List;
import java.util.Optional;
import sudosat.io.JsonObject;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/**
 * Tells what the rules say of a solution: in lines, in one line, or as JSON.
 *
 * @param violations every rule that is broken
 */
public record SolutionReport(List<String> violations) {

    /** Holds a solution, or the claim that there is none, against a puzzle. */
    public static SolutionReport of(Puzzle puzzle, Optional<Tuple> solution) {
        return new SolutionReport(
                solution.map(given -> Checker.violations(puzzle, given)).orElse(List.of("it says that there is none")));
    }

    public boolean solves() {
        return violations.isEmpty();
    }

    /** The verdict, then a line for each broken rule. */
    public String lines() {
        StringBuilder lines = new StringBuilder(solves() ? "solves: yes\n" : "solves: no\n");
        violations.forEach(violation -> lines.append("  ").append(violation).append('\n'));
        return lines.toString();
    }

    /** What a line of a batch says of it. */
    public String line() {
        return solves() ? "solves\n" : "does not solve: " + String.join("; ", violations) + "\n";
    }

    public JsonObject json(int number) {
        return new JsonObject().put("puzzle", number).put("solves", solves()).put("violations", violations);
    }
}
