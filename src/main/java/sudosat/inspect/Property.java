package sudosat.inspect;

/** What can be asked of a puzzle. */
public enum Property {
    /** No rule is broken by clues alone. */
    WELL_FORMED,
    /** At least one solution. */
    SOLVABLE,
    /** Just one solution. */
    UNIQUE,
    /** Unique, and no longer so without any one of its clues. */
    MINIMAL
}
