package sudosat.backend.sat4j;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Duration;
import org.sat4j.pb.PBSolverHandle;
import org.sat4j.pb.PseudoOptDecorator;
import org.sat4j.pb.SolverFactory;
import org.sat4j.pb.core.PBSolver;
import org.sat4j.pb.reader.OPBReader2012;
import sudosat.backend.Backend;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.InputLanguage;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.cnf.Model;
import sudosat.work.Result;

/** SAT4J's solver of pseudo-Boolean constraints, embedded. */
public final class Sat4jPseudoBoolean implements Backend {
    private static final String NAME = BuiltIn.SAT4J_PB.label();

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public InputLanguage language() {
        return BuiltIn.SAT4J_PB.language();
    }

    @Override
    public boolean can(Capability capability) {
        return BuiltIn.SAT4J_PB.can(capability);
    }

    /** Its own reader takes the text, but only on behalf of somebody who optimizes, which is not needed here. */
    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        Sat4j.requirePossible(NAME, request);
        long start = System.nanoTime();
        byte[] text = text(task);
        PBSolver solver = SolverFactory.newResolutionGlucose21();
        request.seed().ifPresent(seed -> solver.getOrder().setPhaseSelectionStrategy(new SeededPhases(seed)));
        OPBReader2012 reader = new OPBReader2012(new PBSolverHandle(new PseudoOptDecorator(solver)));
        Result<Model> answer = new Sat4jSearch(
                        solver, isStopped -> reader.parseInstance(new ByteArrayInputStream(text)))
                .answerBy(request.deadline());
        request.listener().answered(NAME, task, Duration.ofNanos(System.nanoTime() - start));
        return answer;
    }

    /** The whole of a task that is small. */
    static byte[] text(Task task) {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        try {
            task.write(text);
        } catch (IOException never) {
            throw new UncheckedIOException(never);
        }
        return text.toByteArray();
    }
}
