/**
 * Our own SAT solver: conflict-driven clause learning, incremental under assumptions, deterministic for a seed, with
 * DRAT proofs. {@link sudosat.cdcl.CdclSolver} is the search. Every technique that it combines has a file of its own,
 * which names the paper it comes from.
 *
 * <p>Inside this package, literals are numbers from 2 up: 2v for variable v, 2v + 1 for its negation. So {@code literal
 * ^ 1} is the opposite literal, and {@code literal >> 1} the variable. Literals are indices of arrays.
 */
package sudosat.cdcl;
