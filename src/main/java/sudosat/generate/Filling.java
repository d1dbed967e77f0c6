package sudosat.generate;

/** How to fill grids at random. */
public enum Filling {
    /** Every tuple has exactly the same probability. Only if all can be listed. */
    UNIFORM,
    /** A random start, then a long random walk in which each move is as likely as the move back. */
    MIXED
}
