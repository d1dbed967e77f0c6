package sudosat.bench;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import sudosat.backend.Measurement.Verdict;

/**
 * What came of a run.
 *
 * @param seconds of the solver's process, from start to end
 * @param encodeSeconds from the puzzle to the CNF file; empty for a CNF
 */
public record Row(
    Key key,
    Verdict verdict,
    double seconds,
    OptionalDouble encodeSeconds,
    OptionalLong peakKiB,
    long variables,
    long clauses,
    OptionalLong conflicts) {

  /** Which run it is; no two rows of a file have the same. */
  public record Key(String instance, Configuration configuration, long seed) {}

  public Configuration configuration() {
    return key.configuration();
  }

  boolean isSolved() {
    return verdict.isSolved();
  }
}
