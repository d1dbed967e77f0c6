/**
 * What a puzzle asks for: a {@link sudosat.rules.Puzzle} is clues under a {@link sudosat.rules.RuleSet}, which has the
 * constraints and their geometry, {@link sudosat.rules.Houses}. There are few kinds of {@link
 * sudosat.rules.Constraint}, known to everybody through {@link sudosat.rules.ConstraintVisitor}, and many a {@link
 * sudosat.rules.Rule}, one file each, listed by {@link sudosat.rules.Rules}. {@link sudosat.rules.Checker} judges a
 * solution, {@link sudosat.rules.Candidates} propagates clues. Imports {@code model} and {@code io} only; the checker
 * is the oracle for everything built on clauses, and so shares nothing with it.
 */
package sudosat.rules;
