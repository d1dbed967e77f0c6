package sudosat.explain;

/**
 * A value that a cell might have.
 *
 * @param cell its index in the tuple
 * @param value from 1
 */
public record Candidate(int cell, int value) {}
