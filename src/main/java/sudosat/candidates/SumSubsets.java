package sudosat.candidates;

import java.util.Arrays;

/** Which members sets of a given size and sum can have. */
final class SumSubsets {
    private SumSubsets() {}

    /**
     * For each of the values, which are different and positive, whether some subset of this size with that sum holds
     * it. Counted forward over the values before it and backward over those after it, so in about values · size · sum
     * steps.
     */
    static boolean[] members(int[] values, int size, int sum) {
        boolean[] possible = new boolean[values.length];
        if (size > values.length || sum > Arrays.stream(values).sum()) {
            return possible;
        }
        boolean[][][] before = new boolean[values.length + 1][size + 1][sum + 1];
        before[0][0][0] = true;
        for (int i = 0; i < values.length; i++) {
            extend(before[i], before[i + 1], values[i]);
        }
        boolean[][] after = new boolean[size + 1][sum + 1];
        after[0][0] = true;
        for (int i = values.length - 1; i >= 0; i--) {
            possible[i] = fits(before[i], after, values[i]);
            boolean[][] wider = new boolean[size + 1][sum + 1];
            extend(after, wider, values[i]);
            after = wider;
        }
        return possible;
    }

    /** Marks in {@code to} what can be reached from {@code from} with or without the value. */
    private static void extend(boolean[][] from, boolean[][] to, int value) {
        for (int count = 0; count < from.length; count++) {
            for (int sum = 0; sum < from[count].length; sum++) {
                boolean with = count > 0 && sum >= value && from[count - 1][sum - value];
                to[count][sum] |= from[count][sum] || with;
            }
        }
    }

    private static boolean fits(boolean[][] before, boolean[][] after, int value) {
        int size = before.length - 1;
        int total = before[0].length - 1;
        for (int count = 0; count < size; count++) {
            for (int sum = 0; sum + value <= total; sum++) {
                if (before[count][sum] && after[size - 1 - count][total - value - sum]) {
                    return true;
                }
            }
        }
        return false;
    }
}
