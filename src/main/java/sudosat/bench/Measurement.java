package sudosat.bench;

import java.time.Duration;
import java.util.OptionalLong;

/**
 * What a solver said and what it took.
 *
 * @param complaint what is wrong, where something is; else empty
 * @param time from the start of its process to the end
 * @param peakKiB its peak resident memory; empty if it could not be seen
 * @param conflicts as it told them; empty if it did not
 */
record Measurement(Verdict verdict, String complaint, Duration time, OptionalLong peakKiB, OptionalLong conflicts) {

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
}
