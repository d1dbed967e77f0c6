package sudosat.explain;

/** A finder whose steps hold only in puzzles that have a single solution. */
interface RestsOnUniqueness extends Finder {}
