package sudosat.inspect;

/** The properties of a puzzle that can be checked. */
public enum Property {
    /** No rule is broken by clues alone. */
    WELL_FORMED,
    /** At least one solution. */
    SOLVABLE,
    /** Exactly one solution. */
    UNIQUE,
    /** Unique, and no clue is redundant. */
    MINIMAL
}
