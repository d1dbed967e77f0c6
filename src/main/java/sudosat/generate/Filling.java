package sudosat.generate;

/** How grids are filled at random. */
public enum Filling {
    /** Every tuple with exactly the same chance; only where all can be listed. */
    UNIFORM,
    /** A random start, then a long walk whose every step is as likely as the step back. */
    MIXED
}
