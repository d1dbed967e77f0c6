/**
 * Puzzles as clauses: {@link sudosat.encode.Variables} numbers cell and value, {@link sudosat.encode.PuzzleFormula}
 * turns a puzzle into clauses (cells that differ by GroupClauses, the sums of cages and other rules by RuleClauses),
 * {@link sudosat.encode.PuzzleComments} describes the puzzle in the comments of the CNF.
 */
package sudosat.encode;
