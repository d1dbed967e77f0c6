/**
 * Our own searches, without clauses: {@link sudosat.search.BandSearch} by bit sets for small plain puzzles, {@link
 * sudosat.search.CoverSolver} by exact cover, {@link sudosat.search.CandidateSearch} by the candidates of cells, and
 * {@link sudosat.search.HittingSets} for minimum hitting sets.
 */
package sudosat.search;
