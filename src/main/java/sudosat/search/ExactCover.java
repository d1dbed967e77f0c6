package sudosat.search;

import java.util.Arrays;

/**
 * An exact cover problem: options are to be chosen so that every primary item is in exactly one of them and every
 * secondary item in at most one. Items count from 0, primary ones first; options count from 0. It never changes, so
 * that searches in all threads share one.
 *
 * <p>The options of an item have places, the places of an item are whole words of 64, so that a set of some of them is
 * a set of bits.
 */
public final class ExactCover {
    private final int primaryItems;
    private final int items;
    private final int[] optionStarts;
    private final int[] itemsOfOptions;
    private final int[] placesOfOptions;
    private final int[] firstWords;
    private final int[] optionsAtPlaces;

    /**
     * A problem.
     *
     * @param options the items of each option, none twice, at least one of them primary
     */
    public ExactCover(int primaryItems, int secondaryItems, int[][] options) {
        this.primaryItems = primaryItems;
        items = primaryItems + secondaryItems;
        optionStarts = new int[options.length + 1];
        for (int option = 0; option < options.length; option++) {
            optionStarts[option + 1] = optionStarts[option] + options[option].length;
        }
        itemsOfOptions = new int[optionStarts[options.length]];
        int[] counts = new int[items];
        for (int option = 0; option < options.length; option++) {
            addItems(option, options[option], counts);
        }
        firstWords = new int[items + 1];
        for (int item = 0; item < items; item++) {
            firstWords[item + 1] = firstWords[item] + (counts[item] + Long.SIZE - 1) / Long.SIZE;
        }
        placesOfOptions = new int[itemsOfOptions.length];
        optionsAtPlaces = new int[firstWords[items] * Long.SIZE];
        findPlaces();
    }

    private void addItems(int option, int[] unsorted, int[] counts) {
        int[] sorted = unsorted.clone();
        Arrays.sort(sorted);
        for (int i = 0; i < sorted.length; i++) {
            if (sorted[i] < 0 || sorted[i] >= items || i > 0 && sorted[i] == sorted[i - 1]) {
                throw new IllegalArgumentException(
                        "option " + option + " has the items " + Arrays.toString(sorted) + " of " + items);
            }
            counts[sorted[i]]++;
        }
        if (sorted.length == 0 || sorted[0] >= primaryItems) {
            throw new IllegalArgumentException("option " + option + " has no primary item");
        }
        System.arraycopy(sorted, 0, itemsOfOptions, optionStarts[option], sorted.length);
    }

    private void findPlaces() {
        int[] next = new int[items];
        for (int option = 0; option < options(); option++) {
            for (int i = optionStarts[option]; i < optionStarts[option + 1]; i++) {
                int item = itemsOfOptions[i];
                int place = firstWords[item] * Long.SIZE + next[item]++;
                placesOfOptions[i] = place;
                optionsAtPlaces[place] = option;
            }
        }
    }

    public int primaryItems() {
        return primaryItems;
    }

    public int items() {
        return items;
    }

    public int options() {
        return optionStarts.length - 1;
    }

    /** The items of an option, in order; the first one is primary. */
    public int[] itemsOf(int option) {
        return Arrays.copyOfRange(itemsOfOptions, optionStarts[option], optionStarts[option + 1]);
    }

    /**
     * Where each option begins in {@link #itemsOfOptions} and {@link #placesOfOptions}, and where the last one ends.
     */
    int[] optionStarts() {
        return optionStarts;
    }

    /** The items of the options, one option after the other. */
    int[] itemsOfOptions() {
        return itemsOfOptions;
    }

    /** The places that the options have in these items. */
    int[] placesOfOptions() {
        return placesOfOptions;
    }

    /** The word of each item's first place, and the number of all words. */
    int[] firstWords() {
        return firstWords;
    }

    int[] optionsAtPlaces() {
        return optionsAtPlaces;
    }
}
