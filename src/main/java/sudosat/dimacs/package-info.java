/**
 * CNF and solver output as text: {@link sudosat.dimacs.DimacsWriter} and {@link sudosat.dimacs.DimacsReader} for
 * formulas, {@link sudosat.dimacs.SolverOutputReader} for what solvers print, {@link sudosat.dimacs.AnswerWriter} to
 * print as they do. Everything streams: no file is ever held as text.
 */
package sudosat.dimacs;
