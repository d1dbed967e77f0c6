/**
 * The library's entry: {@link sudosat.Sudosat} solves, counts, checks, generates, explains and encodes puzzles. Its
 * results are plain values of {@code sudosat.work}, {@code sudosat.puzzle} and the rooms that make them.
 */
package sudosat;
