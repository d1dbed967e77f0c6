package sudosat.backend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.function.Predicate;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.work.End;
import sudosat.work.Result;

/**
 * A backend whose models are held against every clause of their task before they are accepted, and whose proofs are
 * sure to be there.
 */
public record CheckingBackend(Backend backend) implements Backend {
    @Override
    public String name() {
        return backend.name();
    }

    @Override
    public InputLanguage language() {
        return backend.language();
    }

    @Override
    public OutputFormat answers() {
        return backend.answers();
    }

    @Override
    public String preferredEncoding() {
        return backend.preferredEncoding();
    }

    @Override
    public boolean can(Capability capability) {
        return backend.can(capability);
    }

    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        Result<Model> result = backend.solve(task, request).map(model -> checked(model, task));
        if (result instanceof Result.None) {
            request.proof().ifPresent(proof -> requireProof(proof, task));
        }
        return result;
    }

    @Override
    public End list(Task task, Request request, Predicate<Model> wantsMore) throws InterruptedException {
        return backend.list(task, request, model -> wantsMore.test(checked(model, task)));
    }

    private Model checked(Model model, Task task) {
        task.fault(model).ifPresent(fault -> {
            throw new BackendError(name() + " returned a wrong model: " + fault);
        });
        return model;
    }

    /** Nothing proves the empty clause where the formula has it already, and only there. */
    private void requireProof(Path proof, Task task) {
        if (isEmpty(proof)
                && !task.formula().map(CheckingBackend::hasEmptyClause).orElse(false)) {
            throw new BackendError(name() + " says unsatisfiable, but wrote no proof");
        }
    }

    private static boolean hasEmptyClause(Formula formula) {
        BitSet lengths = new BitSet();
        formula.feed((literals, length) -> lengths.set(length));
        return lengths.get(0);
    }

    private static boolean isEmpty(Path proof) {
        try {
            return Files.notExists(proof) || Files.isRegularFile(proof) && Files.size(proof) == 0;
        } catch (IOException unreadable) {
            throw new BackendError(proof + " cannot be read: " + unreadable.getMessage(), unreadable);
        }
    }
}
