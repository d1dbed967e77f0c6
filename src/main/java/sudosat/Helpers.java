package sudosat;

import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.generate.fewest.FewestClues;

/** Other processes that take over parts of the search for one puzzle. */
public interface Helpers {
    /** An engine that has the query answered there. */
    Engine engine(EngineQuery query);

    /** Makes walks there. */
    FewestClues.Walker walker();
}
