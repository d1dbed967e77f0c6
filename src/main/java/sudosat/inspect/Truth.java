package sudosat.inspect;

/** Whether something holds, as far as was found out. */
public enum Truth {
    YES,
    NO,
    /** A limit ended the search. */
    UNKNOWN
}
