package sudosat.backend.sat4j;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import org.sat4j.pb.SolverFactory;
import org.sat4j.pb.core.PBSolver;
import sudosat.backend.Backend;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.InputLanguage;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.cnf.Model;
import sudosat.work.Result;

/** A solver of SAT4J that gets its problem as a text, by SAT4J's own reader. */
abstract class Sat4jReadingText implements Backend {
    private final BuiltIn engine;

    Sat4jReadingText(BuiltIn engine) {
        this.engine = engine;
    }

    /** Sets the search up; it reads the text when it begins. */
    abstract Sat4jSearch search(PBSolver solver, InputStream text);

    @Override
    public final String name() {
        return engine.label();
    }

    @Override
    public final InputLanguage language() {
        return engine.language();
    }

    @Override
    public final boolean can(Capability capability) {
        return engine.can(capability);
    }

    @Override
    public final Result<Model> solve(Task task, Request request) throws InterruptedException {
        Sat4j.requirePossible(name(), request);
        long start = System.nanoTime();
        PBSolver solver = SolverFactory.newResolutionGlucose21();
        request.seed().ifPresent(seed -> solver.getOrder().setPhaseSelectionStrategy(new SeededPhases(seed)));
        Result<Model> answer = search(solver, text(task)).answerBy(request.deadline());
        request.listener().answered(name(), task, Duration.ofNanos(System.nanoTime() - start));
        return answer;
    }

    /** The whole of a task, which is small. */
    private static InputStream text(Task task) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try {
            task.write(text);
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return new ByteArrayInputStream(text.toByteArray());
    }
}
