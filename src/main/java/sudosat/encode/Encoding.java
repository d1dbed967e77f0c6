package sudosat.encode;

/** The ways to express a puzzle in clauses. All have the same solutions and the same cell variables. */
public enum Encoding {
    /**
     * States that every cell has at least one and at most one value, and every row, column and box each value at least
     * once and at most once, pairwise. Clues are unit clauses. Nothing is simplified.
     */
    TEXTBOOK,
    /**
     * States that every cell has one value, and every house each value at least once. Clues are unit clauses. Nothing
     * is simplified.
     */
    MINIMAL,
    /** Propagates the clues first. Fixed values are unit clauses; other clauses are about open candidates only. */
    COMPACT,
    /**
     * As compact, with auxiliary variables for the intersections of houses, such as those of a row and a box.
     */
    TRIADS
}
