/**
 * The library's entry: {@link sudosat.Sudosat} solves, counts, checks, proves, generates, explains, encodes and draws
 * puzzles. Its results are plain values of {@code sudosat.work}, {@code sudosat.puzzle} and the rooms that make them.
 */
package sudosat;
