package sudosat.backend;

import java.nio.file.Path;
import sudosat.cnf.Formula;
import sudosat.work.Deadline;

/** Checks proofs of unsatisfiability. */
public interface ProofVerifier {
    /** By which it is reported. */
    String name();

    /**
     * Whether the proof holds; false if the deadline came first.
     *
     * @param solver who wrote the proof
     * @throws BackendError if it does not
     */
    boolean verifies(Formula formula, Path proof, String solver, Deadline deadline) throws InterruptedException;
}
