/**
 * Between puzzles and formulas: {@link sudosat.encode.Variables} numbers cell and value, {@link
 * sudosat.encode.PuzzleFormula} turns a puzzle into clauses. Imports {@code model}, {@code rules} and {@code cnf}.
 */
package sudosat.encode;
