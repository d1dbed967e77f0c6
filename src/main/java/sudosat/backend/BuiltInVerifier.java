package sudosat.backend;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import sudosat.cnf.Formula;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.proof.DratChecker;
import sudosat.proof.DratProof;
import sudosat.proof.ProofVerdict;
import sudosat.work.Deadline;

/** Our own proof checker, as {@code sudosat verify} runs it: always there. */
public final class BuiltInVerifier implements ProofVerifier {
    @Override
    public String name() {
        return "sudosat verify";
    }

    @Override
    public boolean verifies(Formula formula, Path proof, String solver, Deadline deadline) throws InterruptedException {
        try (InputStream in = Input.file(proof).open()) {
            DratProof read = DratProof.read(formula, in, proof.toString());
            ProofVerdict verdict = new DratChecker(
                            read, DratChecker.Convention.USUAL, false, deadline::isOverOrInterrupted, steps -> {})
                    .check();
            if (!verdict.isVerified()) {
                throw new BackendError(
                        solver + " says unsatisfiable, " + name() + " does not accept its proof\n  " + verdict.text());
            }
            return true;
        } catch (DratChecker.Stopped stopped) {
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
            return false;
        } catch (UserError noProof) {
            throw new BackendError(solver + " says unsatisfiable, but its proof is none: " + noProof.getMessage());
        } catch (IOException failed) {
            throw new BackendError(proof + " cannot be read: " + failed.getMessage(), failed);
        }
    }
}
