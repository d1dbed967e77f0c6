package sudosat.search;

import java.util.Arrays;

/**
 * The options that can still be chosen, as a set of bits and a count for each item. A chosen one stays open, as the
 * only one of its items. Primary items that come down to one option wait for it to be chosen; with none left there is a
 * contradiction.
 */
final class OpenOptions {
    /** Added to the count of an item that needs no option: it is covered, or secondary. */
    private static final int NEEDS_NONE = 1 << 28;

    /** What was open at some time, for going back there. */
    record Snapshot(long[] open, int[] counts) {}

    private final int[] optionStarts;
    private final int[] itemsOfOptions;
    private final int[] placesOfOptions;
    private final int[] firstWords;
    private final int[] optionsAtPlaces;

    private final Snapshot beginning;
    private final long[] open;
    private final int[] counts;
    private final int[] singles;
    private int singleCount;
    private boolean contradiction;
    /** How often each item has had no option left. */
    private final int[] failures;

    /** All options of a problem. */
    OpenOptions(ExactCover problem) {
        optionStarts = problem.optionStarts();
        itemsOfOptions = problem.itemsOfOptions();
        placesOfOptions = problem.placesOfOptions();
        firstWords = problem.firstWords();
        optionsAtPlaces = problem.optionsAtPlaces();
        open = new long[firstWords[problem.items()]];
        counts = new int[problem.items()];
        singles = new int[problem.primaryItems()];
        failures = new int[problem.items()];
        Arrays.fill(counts, problem.primaryItems(), counts.length, NEEDS_NONE);
        for (int i = 0; i < itemsOfOptions.length; i++) {
            counts[itemsOfOptions[i]]++;
            open[placesOfOptions[i] >> 6] |= 1L << placesOfOptions[i];
        }
        beginning = state();
        begin();
    }

    /** All options are open, and nothing is known. */
    void begin() {
        restore(beginning);
        Arrays.fill(failures, 0);
        for (int item = 0; item < singles.length; item++) {
            if (counts[item] <= 1) {
                becameShort(item);
            }
        }
    }

    Snapshot state() {
        return new Snapshot(open.clone(), counts.clone());
    }

    /** Overwrites a state with the present one: without new memory, so that a search can do it at every branch. */
    void save(Snapshot state) {
        System.arraycopy(open, 0, state.open, 0, open.length);
        System.arraycopy(counts, 0, state.counts, 0, counts.length);
    }

    /** Goes back to a state in which no item waited for its only option; what failed since is not forgotten. */
    void restore(Snapshot state) {
        System.arraycopy(state.open, 0, open, 0, open.length);
        System.arraycopy(state.counts, 0, counts, 0, counts.length);
        singleCount = 0;
        contradiction = false;
    }

    boolean isContradiction() {
        return contradiction;
    }

    boolean isOpen(int option) {
        int place = placesOfOptions[optionStarts[option]];
        return (open[place >> 6] >>> place & 1) != 0;
    }

    boolean isChosen(int option) {
        return counts[itemsOfOptions[optionStarts[option]]] > NEEDS_NONE && isOpen(option);
    }

    /** The only option of an item that waits for it to be chosen; -1 if none does. */
    int single() {
        while (singleCount > 0) {
            int item = singles[--singleCount];
            if (counts[item] == 1) {
                return first(item);
            }
        }
        return -1;
    }

    /** The first open option of an item that has some. */
    int first(int item) {
        int word = firstWords[item];
        while (open[word] == 0) {
            word++;
        }
        return optionsAtPlaces[(word << 6) + Long.numberOfTrailingZeros(open[word])];
    }

    /**
     * The item with fewest open options of those that still need one; of several, the one that failed most often. -1 if
     * there is none.
     */
    int narrowest() {
        int narrowest = -1;
        int fewest = NEEDS_NONE - 1;
        int failed = 0;
        for (int item = 0; item < singles.length; item++) {
            int count = counts[item];
            if (count <= fewest && (count < fewest || failures[item] > failed)) {
                narrowest = item;
                fewest = count;
                failed = failures[item];
            }
        }
        return narrowest;
    }

    /** Covers the items of an open option and closes the others that have them, unless that is no longer useful. */
    void choose(int option) {
        int start = optionStarts[option];
        int end = optionStarts[option + 1];
        for (int i = start; i < end; i++) {
            counts[itemsOfOptions[i]] += NEEDS_NONE;
        }
        for (int i = start; i < end && !contradiction; i++) {
            closeOthers(itemsOfOptions[i], placesOfOptions[i]);
        }
    }

    private void closeOthers(int item, int place) {
        for (int word = firstWords[item]; word < firstWords[item + 1]; word++) {
            long rest = word == place >> 6 ? open[word] & ~(1L << place) : open[word];
            for (; rest != 0; rest &= rest - 1) {
                close(optionsAtPlaces[(word << 6) + Long.numberOfTrailingZeros(rest)]);
            }
        }
    }

    /** Takes an open option that is not chosen out of all its items. */
    void close(int option) {
        int[] items = itemsOfOptions;
        int[] places = placesOfOptions;
        long[] sets = open;
        int[] sizes = counts;
        int end = optionStarts[option + 1];
        for (int i = optionStarts[option]; i < end; i++) {
            int place = places[i];
            sets[place >> 6] &= ~(1L << place);
            if (--sizes[items[i]] <= 1) {
                becameShort(items[i]);
            }
        }
    }

    private void becameShort(int item) {
        if (counts[item] == 1) {
            singles[singleCount++] = item;
        } else {
            contradiction = true;
            failures[item]++;
        }
    }

    void contradict() {
        contradiction = true;
    }
}
