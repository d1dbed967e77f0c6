package sudosat.work;

/** How a search for several answers ended. */
public enum End {
    /** There are no more. */
    ALL,
    /** Whoever takes the answers has enough. */
    ENOUGH,
    /** A limit was reached: there may be more. */
    LIMIT
}
