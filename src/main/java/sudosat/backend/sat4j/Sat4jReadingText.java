package sudosat.backend.sat4j;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.function.BiFunction;
import org.sat4j.maxsat.WeightedMaxSatDecorator;
import org.sat4j.maxsat.reader.WDimacsReader;
import org.sat4j.pb.PBSolverHandle;
import org.sat4j.pb.PseudoOptDecorator;
import org.sat4j.pb.SolverFactory;
import org.sat4j.pb.core.PBSolver;
import org.sat4j.pb.reader.OPBReader2012;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;
import sudosat.backend.Backend;
import sudosat.backend.BuiltIn;
import sudosat.backend.Capability;
import sudosat.backend.InputLanguage;
import sudosat.backend.Request;
import sudosat.backend.Task;
import sudosat.cnf.Model;
import sudosat.work.Result;

/** A solver of SAT4J that gets its problem as a text, by SAT4J's own reader. */
public final class Sat4jReadingText implements Backend {
    private final BuiltIn engine;
    /** Sets a search up; it reads the text when it begins. */
    private final BiFunction<PBSolver, InputStream, Sat4jSearch> setup;

    private Sat4jReadingText(BuiltIn engine, BiFunction<PBSolver, InputStream, Sat4jSearch> setup) {
        this.engine = engine;
        this.setup = setup;
    }

    /**
     * The solver of pseudo-Boolean constraints. Its own reader takes the text, but only on behalf of somebody who
     * optimizes, which is not needed here.
     */
    public static Backend pseudoBoolean() {
        return new Sat4jReadingText(BuiltIn.SAT4J_PB, (solver, text) -> {
            OPBReader2012 reader = new OPBReader2012(new PBSolverHandle(new PseudoOptDecorator(solver)));
            return new Sat4jSearch(solver, isStopped -> reader.parseInstance(text));
        });
    }

    /** The solver of MaxSAT: it looks for a better model until there is none. */
    public static Backend maxSat() {
        return new Sat4jReadingText(BuiltIn.SAT4J_MAXSAT, (solver, text) -> {
            WeightedMaxSatDecorator weighted = new WeightedMaxSatDecorator(solver);
            WDimacsReader reader = new WDimacsReader(weighted);
            return new Sat4jSearch(solver, isStopped -> reader.parseInstance(text), () -> best(weighted));
        });
    }

    /** SAT4J has such a loop of its own, but that calls the best model so far an answer when time is over. */
    private static Result<Model> best(WeightedMaxSatDecorator weighted) throws TimeoutException {
        PseudoOptDecorator problem = new PseudoOptDecorator(weighted);
        Result<Model> best = new Result.None<>();
        try {
            while (problem.admitABetterSolution()) {
                best = new Result.Found<>(Sat4jSink.model(problem.model()));
                problem.discardCurrentSolution();
            }
            return best;
        } catch (ContradictionException none) {
            return best;
        } finally {
            problem.expireTimeout(); // ends its timer
        }
    }

    @Override
    public String name() {
        return engine.label();
    }

    @Override
    public InputLanguage language() {
        return engine.language();
    }

    @Override
    public boolean can(Capability capability) {
        return engine.can(capability);
    }

    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        Sat4j.requirePossible(name(), request);
        long start = System.nanoTime();
        PBSolver solver = SolverFactory.newResolutionGlucose21();
        request.seed().ifPresent(seed -> solver.getOrder().setPhaseSelectionStrategy(new SeededPhases(seed)));
        Result<Model> answer = setup.apply(solver, text(task)).answerBy(request.deadline());
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
