package sudosat.explain;

/**
 * What is true and what is false if a candidate is true, by the links that are there from the start. The ways are not
 * kept, which makes it several times as fast as {@link Consequences}: most candidates have nothing in common that is
 * worth looking for them.
 */
final class Closure {
    private final int words;
    private final int[][] strong;
    private final long[] weak;
    private final long[] hasStrong;
    private final int[] stack;

    Closure(Links links) {
        words = links.words();
        strong = links.strong(Links.Kind.BOTH);
        weak = links.weak(Links.Kind.BOTH);
        hasStrong = new long[words];
        for (int number = 0; number < strong.length; number++) {
            hasStrong[number >>> 6] |= strong[number].length == 0 ? 0 : 1L << number;
        }
        stack = new int[strong.length];
    }

    /** For every candidate the set of those that are true and the set of those that are false, one after the other. */
    void all(long[] sets) {
        for (int number = 0; number < strong.length; number++) {
            close(number, sets, 2 * words * number);
        }
    }

    private void close(int start, long[] sets, int isTrue) {
        int isFalse = isTrue + words;
        int waiting = 0;
        stack[waiting++] = start;
        sets[isTrue + (start >>> 6)] |= 1L << start;
        while (waiting > 0) {
            int row = stack[--waiting] * words;
            for (int word = 0; word < words; word++) {
                long fresh = weak[row + word] & ~sets[isFalse + word];
                sets[isFalse + word] |= fresh;
                for (long left = fresh & hasStrong[word]; left != 0; left &= left - 1) {
                    waiting = pushStrong(word * Long.SIZE + Long.numberOfTrailingZeros(left), sets, isTrue, waiting);
                }
            }
        }
    }

    private int pushStrong(int number, long[] sets, int isTrue, int waiting) {
        int top = waiting;
        for (int other : strong[number]) {
            if ((sets[isTrue + (other >>> 6)] >>> other & 1) == 0) {
                sets[isTrue + (other >>> 6)] |= 1L << other;
                stack[top++] = other;
            }
        }
        return top;
    }
}
