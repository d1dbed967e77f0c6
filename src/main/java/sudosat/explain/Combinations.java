package sudosat.explain;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The sets of different values that have a sum and can be dealt out to some cells.
 *
 * @param sets a bit for each value
 * @param dealt what each cell has in some of them
 */
record Combinations(long[] sets, long[] dealt) {

    /**
     * All there are for cells that can have these values; empty if there are more than this number, or too many to look
     * at.
     */
    static Optional<Combinations> of(long[] open, int sum, int most) {
        int[] places = IntStream.range(0, open.length).toArray();
        long union = 0;
        for (long values : open) {
            union |= values;
        }
        long[] sets = new long[most];
        long[] dealt = new long[open.length];
        int[] count = {0};
        boolean complete = ValueSums.search(union, open.length, sum, set -> {
            ValueMatching deal = new ValueMatching(open, places, set);
            boolean isPossible = deal.isPossible();
            if (isPossible && count[0] < most) {
                deal.addTo(dealt);
                sets[count[0]++] = set;
                return true;
            }
            return !isPossible;
        });
        return complete ? Optional.of(new Combinations(Arrays.copyOf(sets, count[0]), dealt)) : Optional.empty();
    }

    boolean isEmpty() {
        return sets.length == 0;
    }

    /** The values that are in all sets. */
    long common() {
        long common = -1;
        for (long set : sets) {
            common &= set;
        }
        return common;
    }

    /** {@code 1+5+9, 2+6+7}, with some values that are known in each. */
    String text(long known) {
        StringBuilder text = new StringBuilder();
        for (long set : sets) {
            text.append(text.isEmpty() ? "" : ", ").append(StepText.sum(set | known));
        }
        return text.toString();
    }
}
