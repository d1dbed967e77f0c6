package sudosat.bench;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import sudosat.bench.Measurement.Verdict;

/**
 * What came of a run.
 *
 * @param seconds of the solver's process, from start to end
 * @param encodeSeconds from the puzzle to the file that the solver reads; empty for a CNF
 * @param variables of that file, as are the clauses; empty where its language has none
 * @param clauses or constraints
 */
public record Row(
        RowKey key,
        Verdict verdict,
        double seconds,
        OptionalDouble encodeSeconds,
        OptionalLong peakKiB,
        OptionalLong variables,
        OptionalLong clauses,
        OptionalLong conflicts) {

    /** Which run it is; no two rows of a file have the same. */
    public record RowKey(String instance, Configuration configuration, long seed) {}

    public Configuration configuration() {
        return key.configuration();
    }

    boolean isSolved() {
        return verdict.isSolved();
    }
}
