package sudosat.explain;

/** What the length of a chain adds to its rating, as Sudoku Explainer counts it. */
final class ChainLength {
    private static final int ENDS = 2;
    private static final int FIRST_BOUND = 4;
    private static final int SECOND_BOUND = 6;

    private ChainLength() {}

    /**
     * A tenth for each of 4, 6, 8, 12, 16, 24, 32, 48 and so on that the length exceeds.
     *
     * @param statements how often the chain says that a candidate is true or that it is not, the two ends included,
     *     which do not count
     */
    static int supplement(int statements) {
        int tenths = 0;
        int bound = FIRST_BOUND;
        int next = SECOND_BOUND;
        while (statements - ENDS > bound) {
            int afterNext = 2 * bound;
            bound = next;
            next = afterNext;
            tenths++;
        }
        return tenths;
    }
}
