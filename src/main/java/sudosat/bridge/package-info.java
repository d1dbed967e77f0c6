/**
 * Puzzles in other languages than CNF, and back. {@link sudosat.bridge.LinearPuzzle} says a puzzle in linear
 * constraints, which {@link sudosat.bridge.OpbWriter} and {@link sudosat.bridge.LpWriter} write; {@link
 * sudosat.bridge.AspWriter} writes an answer-set program, {@link sudosat.bridge.WcnfWriter} the search for clues to
 * drop. {@link sudosat.bridge.Language} lists them all; {@link sudosat.bridge.AnswerFormat} reads what their solvers
 * print, {@link sudosat.bridge.AnswerDetector} tells which it is, {@link sudosat.bridge.MaxSatAnswer} is what MaxSAT
 * solvers say. Cell variables are those of the CNF. As exact cover, {@link sudosat.bridge.CoverPuzzle} translates the
 * rules, {@link sudosat.bridge.CoverSolver} solves puzzles that way, {@link sudosat.bridge.DlxText} writes them for
 * Knuth's programs. Imports {@code io}, {@code model}, {@code rules}, {@code cnf}, {@code dimacs}, {@code encode},
 * {@code cover} and {@code work}.
 */
package sudosat.bridge;
