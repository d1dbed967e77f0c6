package sudosat;

import sudosat.engine.Engine;
import sudosat.generate.fewest.FewestClues;

/** Other processes that take over parts of the search for one puzzle. */
public interface Helpers {
    /** The engine that asks the backend of this name there. */
    Engine engine(String backend);

    /** Makes walks there. */
    FewestClues.Walker walker();
}
