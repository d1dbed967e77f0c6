/**
 * Puzzles and their rules. A {@link sudosat.puzzle.Puzzle} has clues and a {@link sudosat.puzzle.RuleSet}, which owns
 * the constraints and their geometry, {@link sudosat.puzzle.Houses}. There are many kinds of {@link
 * sudosat.puzzle.Rule}, but few kinds of {@link sudosat.puzzle.Constraint}, which a {@link
 * sudosat.puzzle.ConstraintVisitor} visits. A rule stands for some constraints. {@link sudosat.puzzle.Checker} judges a
 * solution. It is the oracle for every solver and search, so it shares no code with them.
 */
package sudosat.puzzle;
