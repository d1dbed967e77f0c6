package sudosat.explain;

import java.util.function.LongPredicate;

/** Finds the sets of a given number of different values that have a sum. */
final class ValueSums {
    /** Beyond it nobody would write the sets down: enough for all cages of 9x9, and for small ones of larger grids. */
    private static final int MOST_LOOKED_AT = 5_000;

    private final LongPredicate visitor;
    private int looked;

    private ValueSums(LongPredicate visitor) {
        this.visitor = visitor;
    }

    /**
     * Visits every subset of this number of values with that sum, a bit for each value. Returns whether it reached the
     * end: the visitor may have enough, or there may be too many.
     */
    static boolean search(long values, int count, int sum, LongPredicate visitor) {
        return new ValueSums(visitor).choose(values, count, sum, 0);
    }

    private boolean choose(long values, int count, int sum, long chosen) {
        if (count == 0) {
            return sum != 0 || visitor.test(chosen);
        }
        if (++looked > MOST_LOOKED_AT) {
            return false;
        }
        long left = values;
        while (Long.bitCount(left) >= count && lowest(left, count) <= sum && sum <= highest(left, count)) {
            long next = left & -left;
            left ^= next;
            if (!choose(left, count - 1, sum - Long.numberOfTrailingZeros(next) - 1, chosen | next)) {
                return false;
            }
        }
        return true;
    }

    /** What all the values of a set add up to. */
    static int sum(long values) {
        return lowest(values, Long.bitCount(values));
    }

    private static int lowest(long values, int count) {
        int sum = 0;
        long left = values;
        for (int i = 0; i < count; i++, left &= left - 1) {
            sum += Long.numberOfTrailingZeros(left) + 1;
        }
        return sum;
    }

    private static int highest(long values, int count) {
        int sum = 0;
        long left = values;
        for (int i = 0; i < count; i++, left ^= Long.highestOneBit(left)) {
            sum += Long.SIZE - Long.numberOfLeadingZeros(left);
        }
        return sum;
    }
}
