package sudosat;

import sudosat.engine.Engine;
import sudosat.generate.fewest.FewestClues;

/** Other processes that take over pieces of the search for one puzzle. */
public interface Helpers {
    /** Has the backend of a name answer there. */
    Engine engine(String backend);

    /** Has walks made there. */
    FewestClues.Walker walker();
}
