/**
 * What a puzzle asks for: {@link sudosat.rules.Puzzle} has clues and {@link sudosat.rules.Rule}s, one file a variant;
 * they come down to a few kinds of {@link sudosat.rules.Constraint}. {@link sudosat.rules.Checker} judges a solution by
 * them, {@link sudosat.rules.Candidates} propagates clues through them. Imports {@code model} only; the checker is the
 * oracle for everything built on clauses, and so shares nothing with it.
 */
package sudosat.rules;
