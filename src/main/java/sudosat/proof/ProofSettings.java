package sudosat.proof;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How to check a proof, and what to write if it holds.
 *
 * @param isStrict whether to follow the definition of DRAT to the letter: all deletions count, RAT is on the first
 *     literal, every step has to follow, and the empty clause has to be there. Else, as drat-trim does, deletions of
 *     unit clauses are ignored, RAT may be on any literal, and steps that are not needed may be wrong
 * @param core the file for the clauses that the proof needs, as DIMACS CNF
 * @param trimmed the file for the steps that the proof needs, as DRAT
 * @param lrat the file for the steps that the proof needs, as LRAT
 * @param listener receives the progress of the check
 */
public record ProofSettings(
        boolean isStrict, Optional<Path> core, Optional<Path> trimmed, Optional<Path> lrat, Listener listener) {
    /** Drat-trim's conventions; nothing is written. */
    public static final ProofSettings USUAL =
            new ProofSettings(false, Optional.empty(), Optional.empty(), Optional.empty(), new Listener() {});

    /** Receives the progress of a check. */
    public interface Listener {
        /** A DRAT proof has been read. Deletions of clauses that do not exist are ignored. */
        default void read(int steps, long ignoredDeletions) {}

        /** This number of steps has been checked. */
        default void checked(long steps) {}
    }

    /** The same with the definition of DRAT instead of drat-trim's conventions. */
    public ProofSettings strict() {
        return new ProofSettings(true, core, trimmed, lrat, listener);
    }

    /** The same, and the clauses that the proof needs are written to a file. */
    public ProofSettings core(Path file) {
        return new ProofSettings(isStrict, Optional.of(file), trimmed, lrat, listener);
    }

    /** The same, and the steps that the proof needs are written to a file as DRAT. */
    public ProofSettings trimmed(Path file) {
        return new ProofSettings(isStrict, core, Optional.of(file), lrat, listener);
    }

    /** The same, and the steps that the proof needs are written to a file as LRAT. */
    public ProofSettings lrat(Path file) {
        return new ProofSettings(isStrict, core, trimmed, Optional.of(file), listener);
    }

    /** The same with another listener. */
    public ProofSettings reportingTo(Listener listener) {
        return new ProofSettings(isStrict, core, trimmed, lrat, listener);
    }

    boolean writesFiles() {
        return core.isPresent() || trimmed.isPresent() || lrat.isPresent();
    }
}
