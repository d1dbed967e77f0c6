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
    private static final Duration PATIENCE = Duration.ofSeconds(5);

    public String name() {
        return program.name();
    }

    /** Its version and command: what has to be the same for times to be compared. */
    public String conditions() throws InterruptedException {
        String version = BuiltIn.named(name()).isPresent() ? "built in" : program.version(Deadline.after(PATIENCE));
        String command = BuiltIn.named(name()).isPresent()
                ? ""
                : ", " + String.join(" ", program.spec().command());
        return UserError.visible((version.isEmpty() ? "unknown version" : version) + command)
                .replace('\n', ' ');
    }

    /** Who is measured. */
    public Backend solver() {
        return program;
    }

    /** Runs the solver once; whatever goes wrong with it is a result. */
    Row measure(Row.RowKey key, ProblemFile file, Request request) throws InterruptedException {
        ResourceMonitor gauge = new ResourceMonitor();
        try {
            Result<Model> answer = program.solve(file, boundsItself() ? request.withoutMemoryLimit() : request, gauge);
            Optional<String> fault =
                    answer instanceof Result.Found<Model> found ? file.fault(found.value()) : Optional.empty();
            return fault.isPresent()
                    ? gauge.row(key, file, Verdict.WRONG, name() + " returned a wrong model: " + fault.get())
                    : gauge.row(key, file, verdict(answer), "");
        } catch (BackendError failed) {
            return gauge.row(key, file, failed.isOutOfMemory() ? Verdict.MEMORY : Verdict.ERROR, failed.getMessage());
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

    /** A virtual machine reserves far more address space than it uses: its own option limits it. */
    private boolean boundsItself() {
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
