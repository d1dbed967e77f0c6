package sudosat.explain;

/**
 * Finds some of several sets that have together just as many members as there are of them: naked and hidden subsets and
 * fish alike.
 */
final class Cover {
    /** What to do with sets found. */
    @FunctionalInterface
    interface CoverVisitor {
        /** Says whether to stop: the chosen ones by their numbers, and what they have together. */
        boolean visit(int[] chosen, long union);
    }

    private final long[] sets;
    private final CoverVisitor visitor;
    private final int[] chosen;

    private Cover(long[] sets, int count, CoverVisitor visitor) {
        this.sets = sets;
        this.visitor = visitor;
        chosen = new int[count];
    }

    /**
     * Visits every choice of this number of sets that cover exactly the same number of members, in order, until the
     * visitor stops it; sets that are empty do not count.
     */
    static void search(long[] sets, int count, CoverVisitor visitor) {
        new Cover(sets, count, visitor).choose(0, 0, 0);
    }

    private boolean choose(int depth, int from, long union) {
        if (depth == chosen.length) {
            return Long.bitCount(union) == depth && visitor.visit(chosen, union);
        }
        for (int i = from; i <= sets.length - chosen.length + depth; i++) {
            long wider = union | sets[i];
            if (sets[i] != 0 && Long.bitCount(wider) <= chosen.length) {
                chosen[depth] = i;
                if (choose(depth + 1, i + 1, wider)) {
                    return true;
                }
            }
        }
        return false;
    }
}
