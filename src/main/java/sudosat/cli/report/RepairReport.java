package sudosat.cli.report;

import java.util.List;
import java.util.Optional;
import sudosat.format.Formats;
import sudosat.format.PuzzleFormat;
import sudosat.inspect.DroppedClues;
import sudosat.io.JsonObject;
import sudosat.io.UserError;
import sudosat.work.Result;

/**
 * Says which clues to drop so that a puzzle has a solution.
 *
 * @param format the puzzle's own, for the repaired puzzle
 */
public record RepairReport(Result<DroppedClues> repair, PuzzleFormat format) implements Report {

    /** A headline; then the clues to drop, one per line, and the puzzle without them. */
    @Override
    public String lines() {
        StringBuilder lines = new StringBuilder("repair: ").append(headline()).append('\n');
        if (repair instanceof Result.Found<DroppedClues> fewest
                && !fewest.value().cells().isEmpty()) {
            fewest.value()
                    .names()
                    .forEach(name -> lines.append("  ").append(name).append('\n'));
            lines.append(repaired(fewest.value()));
        }
        return lines.toString();
    }

    private String headline() {
        if (repair instanceof Result.Found<DroppedClues> fewest) {
            int count = fewest.value().cells().size();
            return count == 0
                    ? "none needed, there is a solution"
                    : "drop " + (count == 1 ? "this clue" : "these " + count + " clues" + claim(fewest.value()));
        }
        return repair instanceof Result.Unknown<DroppedClues> limit
                ? "unknown, " + limit.reason()
                : "impossible, the rules alone have no solution";
    }

    private static String claim(DroppedClues dropped) {
        return dropped.isFewest() ? ", as few as possible" : ", perhaps more than necessary: a limit ended the search";
    }

    /** In CSV if the puzzle's own format does not support added rules. */
    private String repaired(DroppedClues dropped) {
        try {
            return format.text(dropped.repaired());
        } catch (UserError unsayable) {
            return Formats.CSV.text(dropped.repaired());
        }
    }

    /** One object; docs/reference/json.md lists its keys. */
    @Override
    public JsonObject json(int number) {
        Optional<DroppedClues> dropped = repair.found();
        boolean isUnknown = repair instanceof Result.Unknown;
        return new JsonObject()
                .put("puzzle", number)
                .put("repairable", isUnknown ? Optional.empty() : Optional.of(dropped.isPresent()))
                .put("drop", dropped.map(DroppedClues::names).orElse(List.of()))
                .put("fewest", dropped.map(DroppedClues::isFewest))
                .put("repaired", dropped.isPresent() ? Optional.of(repaired(dropped.get())) : Optional.empty())
                .put("unknown", repair.unknown());
    }

    @Override
    public ExitCode exitCode() {
        if (repair instanceof Result.Unknown
                || !repair.found().map(DroppedClues::isFewest).orElse(true)) {
            return ExitCode.UNKNOWN;
        }
        return repair instanceof Result.Found ? ExitCode.ALL_HOLD : ExitCode.PROPERTY_FAILS;
    }
}
