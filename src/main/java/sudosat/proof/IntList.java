package sudosat.proof;

import java.util.Arrays;

/** Numbers one after the other. */
final class IntList {
    private static final int LONGEST = Integer.MAX_VALUE - 8;

    int[] items = new int[16];
    int size;

    void add(int item) {
        if (size == items.length) {
            if (size == LONGEST) {
                throw new OutOfMemoryError("the proof is too long");
            }
            items = Arrays.copyOf(items, (int) Math.min(LONGEST, 2L * size));
        }
        items[size++] = item;
    }

    int get(int index) {
        return items[index];
    }
}
