/**
 * Puzzles with the fewest clues: found by random walks, and proven by minimum hitting sets of unavoidable sets.
 */
package sudosat.generate.fewest;
