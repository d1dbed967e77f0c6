package sudosat.cli.report;

import java.util.List;
import java.util.Optional;
import sudosat.io.JsonObject;
import sudosat.puzzle.Tuple;
import sudosat.work.Result;

/**
 * Says whether a solution, or the claim that there is none, is right: in lines, in one line, or as JSON.
 *
 * @param solves nothing if that is unknown
 * @param violations every rule that is broken
 * @param remark why it is unknown, or what a right claim was; may be empty
 */
public record SolutionReport(Optional<Boolean> solves, List<String> violations, String remark) implements Report {

    /** Of a solution that breaks these rules. */
    public static SolutionReport ofGrids(List<String> violations) {
        return new SolutionReport(Optional.of(violations.isEmpty()), violations, "");
    }

    /** Of the claim that there is no solution, when this came of a search for one. */
    public static SolutionReport ofNone(Result<Tuple> search) {
        if (search instanceof Result.Unknown<Tuple> limit) {
            return new SolutionReport(Optional.empty(), List.of(), limit.reason());
        }
        return search instanceof Result.None
                ? new SolutionReport(Optional.of(true), List.of(), "there is no solution")
                : new SolutionReport(
                        Optional.of(false), List.of("the answer is that there is no solution, but there is one"), "");
    }

    /** Of a puzzle without an answer. */
    public static SolutionReport missing() {
        return new SolutionReport(Optional.empty(), List.of(), "no solution is given");
    }

    private String verdict() {
        return solves.map(yes -> yes ? "yes" : "no").orElse("unknown") + (remark.isEmpty() ? "" : ", " + remark);
    }

    /** The verdict, then a line for each broken rule. */
    @Override
    public String lines() {
        StringBuilder lines = new StringBuilder("solves: " + verdict() + "\n");
        violations.forEach(violation -> lines.append("  ").append(violation).append('\n'));
        return lines.toString();
    }

    /** What a line of a batch says of it. */
    @Override
    public String line() {
        String verdict = solves.map(yes -> yes ? "solves" : "does not solve").orElse("unknown whether it solves");
        String reason = violations.isEmpty() ? remark : String.join("; ", violations);
        return verdict + (reason.isEmpty() ? "" : ": " + reason) + "\n";
    }

    @Override
    public JsonObject json(int number) {
        return new JsonObject()
                .put("puzzle", number)
                .put("solves", solves)
                .put("violations", violations)
                .put("unknown", solves.isPresent() ? Optional.empty() : Optional.of(remark));
    }

    @Override
    public ExitCode exitCode() {
        return solves.map(yes -> yes ? ExitCode.ALL_HOLD : ExitCode.PROPERTY_FAILS)
                .orElse(ExitCode.UNKNOWN);
    }
}
