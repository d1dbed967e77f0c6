package sudosat.explain;

import java.util.Optional;

/** Looks for one kind of step. */
@FunctionalInterface
interface Finder {
    /**
     * The easiest such step that gets further, if there is one. The board is left as it is, and the step's words must
     * not look at it later, when it will have changed.
     */
    Optional<Step> find(Board board);

    /** Whether its steps hold only in puzzles that have a unique solution. */
    default boolean restsOnUniqueness() {
        return false;
    }
}
