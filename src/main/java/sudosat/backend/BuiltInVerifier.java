package sudosat.backend;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import sudosat.cnf.Formula;
import sudosat.io.Input;
import sudosat.io.UserError;
import sudosat.proof.ProofChecker;
import sudosat.proof.ProofSettings;
import sudosat.proof.ProofVerdict;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** Our own proof checker, as {@code sudosat verify} runs it: always there. */
public final class BuiltInVerifier implements ProofVerifier {
    @Override
    public String name() {
        return "sudosat verify";
    }

    @Override
    public boolean verifies(Formula formula, Path proof, String solver, Deadline deadline) throws InterruptedException {
        try (InputStream in = Input.file(proof).open()) {
            Result<ProofVerdict> result =
                    new ProofChecker(formula, ProofSettings.USUAL, deadline).check(in, proof.toString());
            result.found().filter(verdict -> !verdict.isVerified()).ifPresent(verdict -> {
                throw new BackendError(
                        solver + " says unsatisfiable, " + name() + " does not accept its proof\n  " + verdict.text());
            });
            return result instanceof Result.Found;
        } catch (UserError noProof) {
            throw new BackendError(
                    solver + " says unsatisfiable, but its proof is not readable: " + noProof.getMessage());
        } catch (IOException failed) {
            throw new BackendError(proof + " cannot be read: " + failed.getMessage(), failed);
        }
    }
}
