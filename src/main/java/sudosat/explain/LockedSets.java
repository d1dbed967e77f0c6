package sudosat.explain;

import java.util.Optional;

/**
 * Finds some of several sets that have together just as many members as there are of them: naked and hidden subsets and
 * fish alike.
 */
final class LockedSets {
    /** What to make of sets found. */
    @FunctionalInterface
    interface Visitor {
        /**
         * The step that follows, if one does.
         *
         * @param chosen a bit for each of the sets by its number
         * @param union what they have together
         */
        Optional<Step> step(long chosen, long union);
    }

    private final long[] sets;
    private final Visitor visitor;

    private LockedSets(long[] sets, Visitor visitor) {
        this.sets = sets;
        this.visitor = visitor;
    }

    /**
     * The first step that follows from a choice of this number of sets that cover exactly the same number of members,
     * in order; sets that are empty do not count.
     */
    static Optional<Step> first(long[] sets, int count, Visitor visitor) {
        return new LockedSets(sets, visitor).choose(count, count, 0, 0, 0);
    }

    /** The same with one set more, which is in every choice. */
    static Optional<Step> firstWith(long set, long[] sets, int count, Visitor visitor) {
        return new LockedSets(sets, visitor).choose(count, count + 1, 0, 0, set);
    }

    private Optional<Step> choose(int missing, int most, int from, long chosen, long union) {
        if (missing == 0) {
            return Long.bitCount(union) == most ? visitor.step(chosen, union) : Optional.empty();
        }
        Optional<Step> step = Optional.empty();
        for (int i = from; i <= sets.length - missing && step.isEmpty(); i++) {
            long wider = union | sets[i];
            if (sets[i] != 0 && Long.bitCount(wider) <= most) {
                step = choose(missing - 1, most, i + 1, chosen | 1L << i, wider);
            }
        }
        return step;
    }
}
