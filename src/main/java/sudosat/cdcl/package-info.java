/**
 * Our own SAT solver: conflict-driven clause learning, incremental under assumptions, deterministic for a seed, with
 * DRAT proofs. {@link sudosat.cdcl.CdclSolver} is the search; every technique it combines has a file of its own, which
 * names the paper it comes from.
 *
 * <p>Inside, literals are numbers from 2 up: 2v for variable v, 2v + 1 for its negation, so that {@code literal ^ 1} is
 * the opposite and {@code literal >> 1} the variable. Arrays are indexed by them.
 */
package sudosat.cdcl;
