package sudosat.backend;

import java.util.function.Predicate;
import sudosat.cnf.Model;
import sudosat.work.End;
import sudosat.work.Result;

/** A backend whose models are held against every clause of their task before they are accepted. */
public final class CheckingBackend implements Backend {
    private final Backend backend;

    public CheckingBackend(Backend backend) {
        this.backend = backend;
    }

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
        return backend.solve(task, request).map(model -> checked(model, task));
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
}
