/**
 * The values that are still possible in each cell. {@link sudosat.candidates.Candidates} propagates clues through every
 * kind of constraint: singles, locked candidates, Hall sets and sums.
 */
package sudosat.candidates;
