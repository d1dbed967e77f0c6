/**
 * Our own searches, without clauses. {@link sudosat.search.BandSearch} works with bit sets on small plain puzzles,
 * {@link sudosat.search.CoverSolver} with exact cover, {@link sudosat.search.CandidateSearch} with the candidates of
 * cells. {@link sudosat.search.HittingSets} finds minimum hitting sets.
 */
package sudosat.search;
