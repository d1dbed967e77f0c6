/**
 * The API of the library. {@link sudosat.Sudosat} solves, counts, checks, proves, generates, explains, encodes and
 * draws puzzles. Its results are plain values of {@code sudosat.work}, {@code sudosat.puzzle} and the packages that
 * make them.
 */
package sudosat;
