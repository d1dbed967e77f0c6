/**
 * Puzzles in other languages than CNF. As exact cover: {@link sudosat.bridge.CoverPuzzle} translates the rules, {@link
 * sudosat.bridge.CoverSolver} solves puzzles that way, {@link sudosat.bridge.DlxText} writes them for Knuth's programs. Imports {@code
 * model}, {@code rules} and {@code cover}.
 */
package sudosat.bridge;
