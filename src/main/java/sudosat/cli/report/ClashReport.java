package sudosat.cli.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sudosat.inspect.Clash;
import sudosat.io.JsonObject;
import sudosat.work.Result;

/** Says why a puzzle has no solution. */
public record ClashReport(Result<Clash> diagnosis) implements Report {

    /** A headline, then the clues and rules, one per line. */
    @Override
    public String lines() {
        if (diagnosis instanceof Result.Found<Clash> clashing) {
            List<String> names = clashing.value().names();
            return "clash: " + names.size() + " clues and rules, " + claim(clashing.value()) + "\n  "
                    + String.join("\n  ", names) + "\n";
        }
        return "clash: "
                + (diagnosis instanceof Result.Unknown<Clash> limit
                        ? "unknown, " + limit.reason()
                        : "none, there is a solution")
                + "\n";
    }

    private static String claim(Clash clash) {
        return switch (clash.claim()) {
            case UNREDUCED -> "perhaps more than necessary: a limit ended the search";
            case MINIMAL -> "none of them redundant";
            case SMALLEST -> "as few as possible";
        };
    }

    /** One object; docs/reference/json.md lists its keys. */
    @Override
    public JsonObject json(int number) {
        Optional<Clash> clash = diagnosis.found();
        return new JsonObject()
                .put("puzzle", number)
                .put("solvable", diagnosis instanceof Result.Unknown ? Optional.empty() : Optional.of(clash.isEmpty()))
                .put("clash", clash.map(Clash::names).orElse(List.of()))
                .put("claim", clash.map(found -> found.claim().name().toLowerCase(Locale.ROOT)))
                .put("unknown", diagnosis.unknown());
    }

    @Override
    public ExitCode exitCode() {
        if (diagnosis instanceof Result.Unknown) {
            return ExitCode.UNKNOWN;
        }
        return diagnosis instanceof Result.None ? ExitCode.ALL_HOLD : ExitCode.PROPERTY_FAILS;
    }
}
