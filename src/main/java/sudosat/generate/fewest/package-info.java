/**
 * Puzzles with the fewest clues. Random walks find them, and minimum hitting sets of unavoidable sets prove them
 * optimal.
 */
package sudosat.generate.fewest;
