package sudosat.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import sudosat.format.PuzzleFormat;
import sudosat.pipeline.Repair;

/**
 * Says which clues to drop so that a puzzle has a solution.
 *
 * @param format the puzzle's own, for what is left of it
 */
record RepairReport(Repair repair, PuzzleFormat format) {

  /** A headline; then the clues to drop, a line each, and the puzzle without them. */
  String lines() throws IOException {
    StringBuilder lines = new StringBuilder("repair: ").append(headline()).append('\n');
    if (repair instanceof Repair.Fewest fewest && !fewest.cells().isEmpty()) {
      fewest.names().forEach(name -> lines.append("  ").append(name).append('\n'));
      lines.append(repaired(fewest));
    }
    return lines.toString();
  }

  private String headline() {
    if (repair instanceof Repair.Fewest fewest) {
      int count = fewest.cells().size();
      return count == 0 ? "none needed, there is a solution"
          : "drop " + (count == 1 ? "this clue" : "these " + count + " clues, as few as can be");
    }
    return repair instanceof Repair.Unknown limit ? "unknown, " + limit.reason() : "impossible, the rules alone have no solution";
  }

  private String repaired(Repair.Fewest fewest) throws IOException {
    StringBuilder text = new StringBuilder();
    format.write(fewest.repaired(), text);
    return text.toString();
  }

  /** One object; docs/checking.md tells its keys. */
  JsonLine json(int number) throws IOException {
    Optional<Repair.Fewest> fewest = repair instanceof Repair.Fewest found ? Optional.of(found) : Optional.empty();
    boolean isUnknown = repair instanceof Repair.Unknown;
    return new JsonLine()
        .number("puzzle", number)
        .truth("repairable", isUnknown ? Optional.empty() : Optional.of(fewest.isPresent()))
        .list("drop", fewest.map(Repair.Fewest::names).orElse(List.of()))
        .text("repaired", fewest.isPresent() ? Optional.of(repaired(fewest.get())) : Optional.empty())
        .text("unknown", repair instanceof Repair.Unknown limit ? Optional.of(limit.reason()) : Optional.empty());
  }

  ExitCode exitCode() {
    if (repair instanceof Repair.Unknown) {
      return ExitCode.UNKNOWN;
    }
    return repair instanceof Repair.Fewest ? ExitCode.ALL_HOLD : ExitCode.PROPERTY_FAILS;
  }
}
