package sudosat.backend.sat4j;

import java.io.InputStream;
import org.sat4j.maxsat.WeightedMaxSatDecorator;
import org.sat4j.maxsat.reader.WDimacsReader;
import org.sat4j.pb.PseudoOptDecorator;
import org.sat4j.pb.core.PBSolver;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.TimeoutException;
import sudosat.backend.BuiltIn;
import sudosat.cnf.Model;
import sudosat.work.Result;

/** SAT4J's solver of MaxSAT, embedded: it looks for a better model until there is none. */
public final class Sat4jMaxSat extends Sat4jReadingText {
    public Sat4jMaxSat() {
        super(BuiltIn.SAT4J_MAXSAT);
    }

    @Override
    Sat4jSearch search(PBSolver solver, InputStream text) {
        WeightedMaxSatDecorator weighted = new WeightedMaxSatDecorator(solver);
        WDimacsReader reader = new WDimacsReader(weighted);
        return new Sat4jSearch(solver, isStopped -> reader.parseInstance(text), () -> best(weighted));
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
