package sudosat.backend.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.Capability;
import sudosat.backend.ProofVerifier;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.cnf.Model;
import sudosat.work.Result;

/**
 * A backend that is not believed when it says unsatisfiable: its proof has to pass a checker or, if it writes none,
 * another backend has to agree.
 *
 * @param second another backend, asked where the first writes no proof
 */
public record CertifyingBackend(Backend backend, ProofVerifier checker, Optional<Backend> second) implements Backend {
    private static final Result<Model> TOO_LATE =
            new Result.Unknown<>(Result.TIME_LIMIT + ": unsatisfiable, but not certified");

    @Override
    public String name() {
        return backend.name();
    }

    @Override
    public String preferredEncoding() {
        return backend.preferredEncoding();
    }

    @Override
    public boolean can(Capability capability) {
        return capability != Capability.LIST_ALL && backend.can(capability);
    }

    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        boolean proves = backend.can(Capability.WRITE_PROOFS);
        return proves ? solveWithProof(task, request) : solveTwice(task, request);
    }

    private Result<Model> solveWithProof(Task task, Request request) throws InterruptedException {
        try (TemporaryFolder folder = new TemporaryFolder()) {
            Path proof = request.proof().isPresent() ? request.proof().get() : folder.file("proof.drat");
            Result<Model> answer = backend.solve(task, request.withProof(proof));
            if (!(answer instanceof Result.None)) {
                return answer;
            } else if (!Files.isRegularFile(proof)) {
                throw new BackendError(name() + " says unsatisfiable, but its proof is no file");
            } else if (!checker.verifies(task.formula().orElseThrow(), proof, name(), request.deadline())) {
                return TOO_LATE;
            }
            request.listener().certified(checker.name() + " verified the proof of " + name());
            return answer;
        } catch (IOException failed) {
            throw new BackendError("no temporary file for the proof: " + failed.getMessage(), failed);
        }
    }

    private Result<Model> solveTwice(Task task, Request request) throws InterruptedException {
        Result<Model> answer = backend.solve(task, request);
        if (!(answer instanceof Result.None)) {
            return answer;
        }
        Backend other = second.orElseThrow(
                () -> new BackendError("cannot certify " + name() + ": no other backend is installed"));
        Result<Model> opinion = other.solve(task, request);
        if (opinion instanceof Result.Found) {
            throw new BackendError(name() + " says unsatisfiable, " + other.name() + " says satisfiable");
        }
        if (opinion instanceof Result.Unknown<Model> open) {
            return new Result.Unknown<>(open.reason() + ": unsatisfiable, but not certified");
        }
        request.listener().certified(name() + " and " + other.name() + " agree");
        return answer;
    }
}
