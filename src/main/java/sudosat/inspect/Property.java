package sudosat.inspect;

/** What can be asked of a puzzle. */
public enum Property {
    /** No rule is broken by clues alone. */
    WELL_FORMED,
    SOLVABLE,
    /** Just one solution. */
    UNIQUE,
    /** Unique, and no longer so without any one of its clues. */
    MINIMAL
}
