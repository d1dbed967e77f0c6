package sudosat.backend.sat4j;

import java.io.ByteArrayInputStream;
import org.sat4j.maxsat.WeightedMaxSatDecorator;
import org.sat4j.maxsat.reader.WDimacsReader;
import org.sat4j.pb.PseudoOptDecorator;
import org.sat4j.pb.SolverFactory;
import org.sat4j.pb.core.PBSolver;
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

/** SAT4J's solver of MaxSAT, embedded: it looks for a better model until there is none. */
public final class Sat4jMaxSat implements Backend {
    private static final String NAME = BuiltIn.SAT4J_MAXSAT.label();

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public InputLanguage language() {
        return BuiltIn.SAT4J_MAXSAT.language();
    }

    @Override
    public boolean can(Capability capability) {
        return BuiltIn.SAT4J_MAXSAT.can(capability);
    }

    @Override
    public Result<Model> solve(Task task, Request request) throws InterruptedException {
        Sat4j.requirePossible(NAME, request);
        byte[] text = Sat4jPseudoBoolean.text(task);
        PBSolver solver = SolverFactory.newResolutionGlucose21();
        request.seed().ifPresent(seed -> solver.getOrder().setPhaseSelectionStrategy(new SeededPhases(seed)));
        WeightedMaxSatDecorator weighted = new WeightedMaxSatDecorator(solver);
        WDimacsReader reader = new WDimacsReader(weighted);
        return new Sat4jSearch(
                        solver, isStopped -> reader.parseInstance(new ByteArrayInputStream(text)), () -> best(weighted))
                .answerBy(request.deadline());
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
}
