package sudosat.candidates;

import java.util.Arrays;

/**
 * A set of values for each of some cells, as bits: value 1 is bit 0 of the first word. Up to 64 values are one word.
 */
final class ValueSets {
    private final int size;
    private final int words;
    private final long[] bits;

    /** Sets that have all values. */
    ValueSets(int size, int cells) {
        this.size = size;
        words = (size + Long.SIZE - 1) / Long.SIZE;
        bits = new long[cells * words];
        for (int i = 0; i < bits.length; i++) {
            bits[i] = full(i % words);
        }
    }

    /** The words of a set. */
    int words() {
        return words;
    }

    /** A word of the set of all values. */
    long full(int word) {
        return size - word * Long.SIZE >= Long.SIZE ? -1 : (1L << size) - 1;
    }

    long get(int cell, int word) {
        return bits[cell * words + word];
    }

    void set(int cell, int word, long values) {
        bits[cell * words + word] = values;
    }

    void copyFrom(ValueSets other) {
        System.arraycopy(other.bits, 0, bits, 0, bits.length);
    }

    boolean contains(int cell, int value) {
        return (bits[cell * words + (value - 1 >>> 6)] >>> value - 1 & 1) != 0;
    }

    int count(int cell) {
        int count = 0;
        for (int i = cell * words; i < (cell + 1) * words; i++) {
            count += Long.bitCount(bits[i]);
        }
        return count;
    }

    /** The lowest value from the given one on, above the size if there is none. */
    int next(int cell, int value) {
        int word = value - 1 >>> 6;
        long left = value > size ? 0 : get(cell, word) >>> value - 1 << value - 1;
        while (left == 0 && ++word < words) {
            left = get(cell, word);
        }
        return left == 0 ? size + 1 : word * Long.SIZE + Long.numberOfTrailingZeros(left) + 1;
    }

    /** The highest value, 0 if there is none. */
    int highest(int cell) {
        int value = size;
        while (value >= 1 && !contains(cell, value)) {
            value--;
        }
        return value;
    }

    /** A word of what some of the cells have. */
    long union(int[] cells, int word) {
        long union = 0;
        for (int cell : cells) {
            union |= bits[cell * words + word];
        }
        return union;
    }

    /** The values that some of the cells have, in order. */
    int[] union(int[] cells) {
        int[] union = new int[size];
        int count = 0;
        for (int word = 0; word < words; word++) {
            for (long left = union(cells, word); left != 0; left &= left - 1) {
                union[count++] = word * Long.SIZE + Long.numberOfTrailingZeros(left) + 1;
            }
        }
        return Arrays.copyOf(union, count);
    }
}
