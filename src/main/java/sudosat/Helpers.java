package sudosat;

import sudosat.engine.Engine;
import sudosat.engine.EngineQuery;
import sudosat.generate.fewest.FewestClues;

/** Other processes that take over pieces of the search for one puzzle. */
public interface Helpers {
    /** Has such an engine answer there. */
    Engine engine(EngineQuery query);

    /** Has walks made there. */
    FewestClues.Walker walker();
}
