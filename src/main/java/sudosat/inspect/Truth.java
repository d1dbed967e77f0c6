package sudosat.inspect;

/** Whether something holds, as far as is known. */
public enum Truth {
    YES,
    NO,
    /** A limit ended the search. */
    UNKNOWN
}
