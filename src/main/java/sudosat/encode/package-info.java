/**
 * Puzzles as clauses. {@link sudosat.encode.Variables} numbers the variables of cells and values. {@link
 * sudosat.encode.PuzzleFormula} turns a puzzle into clauses: GroupClauses encodes cells that differ, RuleClauses the
 * sums of cages and other rules. {@link sudosat.encode.PuzzleComments} describes the puzzle in the comments of the CNF.
 */
package sudosat.encode;
