/**
 * What a puzzle asks for: {@link sudosat.rules.Puzzle}, its constraints as data, {@link sudosat.rules.Checker} that judges a
 * solution by them, and {@link sudosat.rules.Candidates} that propagates clues through them. Imports {@code model} only; the checker
 * is the oracle for everything built on clauses, and so shares nothing with it.
 */
package sudosat.rules;
