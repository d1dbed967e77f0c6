package sudosat.encode;

/** The ways to say a puzzle in clauses. All have the same solutions and the same cell variables. */
public enum Encoding {
    /**
     * Every cell, row, column and box holds at least one and at most one of each, pairwise; clues as units; nothing
     * simplified.
     */
    TEXTBOOK,
    /** Every cell holds one value, every house each value at least once; clues as units; nothing simplified. */
    MINIMAL,
    /** Clues propagated first; what they settle as units, and clauses over the open candidates only. */
    COMPACT,
    /**
     * As compact, but every house is told by the pieces that it shares with others, as a row and a box, which have
     * variables of their own.
     */
    TRIADS
}
