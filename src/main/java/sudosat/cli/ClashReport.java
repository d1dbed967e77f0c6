package sudosat.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import sudosat.io.JsonObject;
import sudosat.pipeline.Clash;
import sudosat.pipeline.Diagnosis;

/** Says why a puzzle has no solution. */
record ClashReport(Diagnosis diagnosis) {

    /** A headline, then what clashes, a line each. */
    String lines() {
        if (diagnosis instanceof Diagnosis.Clashing clashing) {
            List<String> names = clashing.clash().names();
            return "clash: " + names.size() + " clues and rules, " + claim(clashing.clash()) + "\n  "
                    + String.join("\n  ", names) + "\n";
        }
        return "clash: "
                + (diagnosis instanceof Diagnosis.Unknown limit
                        ? "unknown, " + limit.reason()
                        : "none, there is a solution")
                + "\n";
    }

    private static String claim(Clash clash) {
        return switch (clash.claim()) {
            case UNREDUCED -> "perhaps more than needed: time limit";
            case MINIMAL -> "none of which can be spared";
            case SMALLEST -> "as few as can be";
        };
    }

    /** One object; docs/checking.md tells its keys. */
    JsonObject json(int number) {
        Optional<Clash> clash =
                diagnosis instanceof Diagnosis.Clashing clashing ? Optional.of(clashing.clash()) : Optional.empty();
        return new JsonObject()
                .put("puzzle", number)
                .put(
                        "solvable",
                        diagnosis instanceof Diagnosis.Unknown ? Optional.empty() : Optional.of(clash.isEmpty()))
                .put("clash", clash.map(Clash::names).orElse(List.of()))
                .put("claim", clash.map(found -> found.claim().name().toLowerCase(Locale.ROOT)))
                .put(
                        "unknown",
                        diagnosis instanceof Diagnosis.Unknown limit ? Optional.of(limit.reason()) : Optional.empty());
    }

    ExitCode exitCode() {
        if (diagnosis instanceof Diagnosis.Unknown) {
            return ExitCode.UNKNOWN;
        }
        return diagnosis instanceof Diagnosis.Solvable ? ExitCode.ALL_HOLD : ExitCode.PROPERTY_FAILS;
    }
}
