package sudosat.backend;

import java.util.Optional;
import java.util.function.Predicate;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.work.End;
import sudosat.work.Result;

/** A SAT solver that runs as a process. */
final class ExternalSolver implements Backend, Enumerator {
    private final SolverProgram program;

    ExternalSolver(SolverProgram program) {
        this.program = program;
    }

    @Override
    public String name() {
        return program.name();
    }

    @Override
    public String preferredEncoding() {
        return program.spec().encoding();
    }

    SolverProgram program() {
        return program;
    }

    boolean isInstalled() {
        return program.file().isPresent();
    }

    boolean writesProofs() {
        return program.writesProofs();
    }

    @Override
    public Result<Model> solve(Formula formula, Request request) throws InterruptedException {
        return program.solve(new CnfTask(formula), request);
    }

    @Override
    public Optional<Enumerator> enumerator() {
        return program.lists() ? Optional.of(this) : Optional.empty();
    }

    @Override
    public End enumerate(Formula formula, Request request, Predicate<Model> wantsMore) throws InterruptedException {
        return program.list(new CnfTask(formula), request, wantsMore);
    }
}
