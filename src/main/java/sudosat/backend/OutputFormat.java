package sudosat.backend;

import java.util.Locale;

/** The formats in which solvers print answers. */
public enum OutputFormat {
    DIMACS,
    COMPETITION,
    CBC,
    GLPSOL,
    HIGHS,
    CLINGO;

    /** Its name in solvers.yaml; SAT solvers need none. */
    String label() {
        return this == DIMACS ? "" : name().toLowerCase(Locale.ROOT);
    }
}
