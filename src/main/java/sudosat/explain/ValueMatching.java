package sudosat.explain;

import java.util.Arrays;

/**
 * A set of values, and as many cells to deal them out to, each one that it can have: a matching, and what is in other
 * matchings.
 */
final class ValueMatching {
    private final long[] open;
    private final int[] places;
    private final long set;
    private final int[] holder = new int[Long.SIZE];
    private final int[] held;
    private long seen;

    /**
     * A deal yet to be made.
     *
     * @param open what cells can have
     * @param places which of these cells take part
     * @param set as many values
     */
    ValueMatching(long[] open, int[] places, long set) {
        this.open = open;
        this.places = places;
        this.set = set;
        held = new int[places.length];
        Arrays.fill(holder, -1);
    }

    /** Deals the values out, if that can be done. */
    boolean isPossible() {
        for (int place = 0; place < places.length; place++) {
            seen = 0;
            if (!give(place)) {
                return false;
            }
        }
        return true;
    }

    /** Gives a cell a value, for which others may have to change theirs. */
    private boolean give(int place) {
        for (long left = unseen(place); left != 0; left = unseen(place)) {
            int value = Long.numberOfTrailingZeros(left);
            seen |= 1L << value;
            if (holder[value] < 0 || give(holder[value])) {
                holder[value] = place;
                held[place] = value;
                return true;
            }
        }
        return false;
    }

    private long unseen(int place) {
        return open[places[place]] & set & ~seen;
    }

    /** Adds to the values of each cell those that it has in some deal; only after one was found possible. */
    void addTo(long[] dealt) {
        for (int place = 0; place < places.length; place++) {
            for (long left = open[places[place]] & set & ~dealt[places[place]]; left != 0; left &= left - 1) {
                int value = Long.numberOfTrailingZeros(left);
                seen = 1L << value;
                if (held[place] == value || canTakeOver(holder[value], held[place])) {
                    dealt[places[place]] |= 1L << value;
                }
            }
        }
    }

    /**
     * Whether a cell that loses its value finds another, so that in the end somebody takes the one that has become
     * free.
     */
    private boolean canTakeOver(int place, int free) {
        for (long left = unseen(place); left != 0; left = unseen(place)) {
            int value = Long.numberOfTrailingZeros(left);
            seen |= 1L << value;
            if (value == free || canTakeOver(holder[value], free)) {
                return true;
            }
        }
        return false;
    }
}
