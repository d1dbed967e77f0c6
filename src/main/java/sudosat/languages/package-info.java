/**
 * Puzzles in languages other than CNF, and the answers of their solvers. {@link sudosat.languages.Language} lists the
 * languages. {@link sudosat.languages.LinearPuzzle} expresses a puzzle as linear constraints, which {@link
 * sudosat.languages.OpbWriter} and {@link sudosat.languages.LpWriter} write. {@link sudosat.languages.AspWriter} writes
 * an answer-set program, {@link sudosat.languages.WcnfWriter} the search for clues to drop, {@link
 * sudosat.languages.DlxText} an exact cover problem. {@link sudosat.languages.AnswerFormat} reads the output of
 * solvers. Cell variables are those of the CNF.
 */
package sudosat.languages;
