package sudosat.cdcl;

/** Hears of every step of a search, in order. Literals are those of DIMACS; arrays are the listener's to keep. */
public interface SearchListener {
    /** A literal was decided, or assumed. */
    default void decided(int literal, int level) {}

    /** A literal follows from a clause, in which it comes first. */
    default void propagated(int literal, int level, int[] reason) {}

    /** All literals of a clause are false. */
    default void conflict(int[] clause) {}

    /** A clause follows from a conflict, by the literals of this number of levels. */
    default void learned(int[] clause, int lbd) {}

    default void backjumped(int fromLevel, int toLevel) {}

    default void restarted() {}

    default void deleted(int[] clause) {}
}
