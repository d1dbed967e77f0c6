/**
 * Puzzles as clauses. {@link sudosat.encode.Variables} numbers the variables of cells and values. {@link
 * sudosat.encode.PuzzleFormula} turns a puzzle into clauses: ConstraintClauses encodes every kind of constraint, houses
 * and other cells that differ by GroupClauses. {@link sudosat.encode.PuzzleComments} describes the puzzle in the
 * comments of the CNF.
 */
package sudosat.encode;
