package sudosat.bench;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.backend.process.SolverProgram;
import sudosat.backend.process.SolverRun;
import sudosat.bench.Row.Verdict;
import sudosat.cnf.Model;
import sudosat.io.UserError;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** A backend under measurement: always a process of its own, its models checked. */
public record MeasuredBackend(SolverProgram program) {
    private static final Duration VERSION_TIMEOUT = Duration.ofSeconds(5);

    public String name() {
        return program.name();
    }

    /** Its version and command: what has to be the same for times to be compared. */
    public String conditions() throws InterruptedException {
        if (isBuiltIn()) {
            return "built in";
        }
        String version = program.version(Deadline.after(VERSION_TIMEOUT));
        String command = String.join(" ", program.spec().command());
        return UserError.visible((version.isEmpty() ? "unknown version" : version) + ", " + command)
                .replace('\n', ' ');
    }

    /** Runs the solver once; whatever goes wrong with it is a result. */
    Row measure(Row.RowKey key, ProblemFile file, Request request) throws InterruptedException {
        ResourceMonitor monitor = new ResourceMonitor();
        try {
            // A virtual machine reserves far more address space than it uses: its own option limits it.
            Result<Model> answer = program.solve(file, isBuiltIn() ? request.withoutMemoryLimit() : request, monitor);
            Optional<String> fault =
                    answer instanceof Result.Found<Model> found ? file.fault(found.value()) : Optional.empty();
            return fault.isPresent()
                    ? monitor.row(key, file, Verdict.WRONG, name() + " returned a wrong model: " + fault.get())
                    : monitor.row(key, file, verdict(answer), "");
        } catch (BackendError failed) {
            return monitor.row(key, file, failed.isOutOfMemory() ? Verdict.MEMORY : Verdict.ERROR, failed.getMessage());
        }
    }

    /** The same solver as a backend that tells the number of conflicts of each run, if the solver prints it. */
    public Backend counting(Consumer<OptionalLong> conflicts) {
        return new Backend() {
            @Override
            public String name() {
                return program.name();
            }

            @Override
            public boolean can(Capability capability) {
                return program.can(capability);
            }

            @Override
            public Result<Model> solve(Task task, Request request) throws InterruptedException {
                ResourceMonitor monitor = new ResourceMonitor();
                Result<Model> answer = program.solve(task, request, monitor);
                conflicts.accept(monitor.conflicts());
                return answer;
            }
        };
    }

    private boolean isBuiltIn() {
        return BuiltIn.named(name()).isPresent();
    }

    private static Verdict verdict(Result<Model> answer) {
        if (answer instanceof Result.Found) {
            return Verdict.SATISFIABLE;
        } else if (answer instanceof Result.None) {
            return Verdict.UNSATISFIABLE;
        }
        return answer.equals(SolverRun.TOO_LATE) ? Verdict.TIMEOUT : Verdict.UNKNOWN;
    }
}
