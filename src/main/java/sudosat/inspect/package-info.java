/**
 * Facts about a puzzle. {@link sudosat.inspect.Findings}: whether it is solvable, unique ({@link
 * sudosat.inspect.Uniqueness}) and minimal, proven by a {@link sudosat.inspect.Certificate}. {@link
 * sudosat.inspect.Clash}: why it has no solution. {@link sudosat.inspect.DroppedClues}: which clues to drop. {@link
 * sudosat.inspect.OutputDecoder} reads the output of a solver that ran elsewhere. {@link sudosat.inspect.EngineSurvey}
 * tries every engine.
 */
package sudosat.inspect;
