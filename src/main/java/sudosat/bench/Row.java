package sudosat.bench;

import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * What came of a run.
 *
 * @param message what is wrong, where something is; else empty, as in rows read from a file
 * @param seconds of the solver's process, from start to end
 * @param encodeSeconds from the puzzle to the file that the solver reads; empty for a CNF
 * @param variables of that file, as are the clauses; empty where its language has none
 * @param peakKiB the peak resident memory of the process; empty if it could not be seen
 * @param clauses or constraints
 * @param conflicts as the solver reports them; empty if it does not
 */
public record Row(
        RowKey key,
        Verdict verdict,
        String message,
        double seconds,
        OptionalDouble encodeSeconds,
        OptionalLong peakKiB,
        OptionalLong variables,
        OptionalLong clauses,
        OptionalLong conflicts) {

    /** How a run ended. */
    public enum Verdict {
        /** With a model that fulfils every clause or, where there are none, every rule. */
        SATISFIABLE,
        UNSATISFIABLE,
        TIMEOUT,
        /** Out of memory. */
        MEMORY,
        /** The solver gave up. */
        UNKNOWN,
        /** It crashed, contradicts itself or prints nonsense. */
        ERROR,
        /** Its model breaks a clause or a rule. */
        WRONG;

        public boolean isSolved() {
            return this == SATISFIABLE || this == UNSATISFIABLE;
        }

        /** Whether the solver, not a limit, is to blame. */
        public boolean isFailure() {
            return this == ERROR || this == WRONG;
        }
    }

    /** Which run it is; no two rows of a file have the same. */
    public record RowKey(String instance, Configuration configuration, long seed) {}

    public Configuration configuration() {
        return key.configuration();
    }

    boolean isSolved() {
        return verdict.isSolved();
    }
}
