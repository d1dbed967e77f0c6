package sudosat.backend.sat4j;

import java.io.InputStream;
import org.sat4j.pb.PBSolverHandle;
import org.sat4j.pb.PseudoOptDecorator;
import org.sat4j.pb.core.PBSolver;
import org.sat4j.pb.reader.OPBReader2012;
import sudosat.backend.BuiltIn;

/** SAT4J's solver of pseudo-Boolean constraints, embedded. */
public final class Sat4jPseudoBoolean extends Sat4jReadingText {
    public Sat4jPseudoBoolean() {
        super(BuiltIn.SAT4J_PB);
    }

    /** Its own reader takes the text, but only on behalf of somebody who optimizes, which is not needed here. */
    @Override
    Sat4jSearch search(PBSolver solver, InputStream text) {
        OPBReader2012 reader = new OPBReader2012(new PBSolverHandle(new PseudoOptDecorator(solver)));
        return new Sat4jSearch(solver, isStopped -> reader.parseInstance(text));
    }
}
