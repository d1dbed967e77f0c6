/**
 * Checks proofs that a formula has no model. {@link sudosat.proof.DratChecker} goes backward through DRAT proofs,
 * {@link sudosat.proof.LratChecker} follows LRAT proofs hint by hint. This package shares no code with any solver.
 *
 * <p>Inside this package, literals are numbers from 2 up: 2v for variable v, 2v + 1 for its negation.
 */
package sudosat.proof;
