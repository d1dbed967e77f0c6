/**
 * What a puzzle is. A {@link sudosat.puzzle.Puzzle} has clues and a {@link sudosat.puzzle.RuleSet}, which owns the
 * constraints and their geometry, {@link sudosat.puzzle.Houses}. There are few kinds of {@link
 * sudosat.puzzle.Constraint}, visited by a {@link sudosat.puzzle.ConstraintVisitor}, and many a {@link
 * sudosat.puzzle.Rule} that stands for some of them. {@link sudosat.puzzle.Checker} judges a solution. It is the oracle
 * for every solver and search, so it shares no code with them.
 */
package sudosat.puzzle;
