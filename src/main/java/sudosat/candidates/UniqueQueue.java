package sudosat.candidates;

/** Numbers that wait for their turn, each in it once, first in, first out. */
final class UniqueQueue {
    private final int[] ring;
    private final boolean[] isWaiting;
    private int first;
    private int count;

    /** Has room for the numbers below the limit. */
    UniqueQueue(int limit) {
        ring = new int[limit];
        isWaiting = new boolean[limit];
    }

    boolean isEmpty() {
        return count == 0;
    }

    void add(int number) {
        if (!isWaiting[number]) {
            isWaiting[number] = true;
            int end = first + count++;
            ring[end < ring.length ? end : end - ring.length] = number;
        }
    }

    int take() {
        int number = ring[first];
        first = first + 1 < ring.length ? first + 1 : 0;
        count--;
        isWaiting[number] = false;
        return number;
    }

    void clear() {
        while (count > 0) {
            take();
        }
    }
}
