package sudosat.dimacs;

/** What becomes of a CNF whose meaning is clear although its header or its end is wrong. */
public enum Strictness {
    /** It is an error. */
    STRICT,
    /** It is read, with a warning. */
    RELAXED
}
