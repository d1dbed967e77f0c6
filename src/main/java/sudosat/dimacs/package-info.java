/**
 * CNF and solver output as text. {@link sudosat.dimacs.DimacsWriter} and {@link sudosat.dimacs.DimacsReader} write
 * and read formulas. {@link sudosat.dimacs.SolverOutputReader} reads what solvers print, and {@link
 * sudosat.dimacs.AnswerWriter} prints answers in the same way. Everything is a stream: no file is held as text.
 */
package sudosat.dimacs;
