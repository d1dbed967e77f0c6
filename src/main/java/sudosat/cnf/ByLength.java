package sudosat.cnf;

/** Pairwise for short groups, commanders for long ones. */
final class ByLength implements AtMostOne {
    /**
     * Of 12 and 60, tried on pairs of 25 and 36 rows with up to 40 % clues, 12 has fewer clauses and was faster in most
     * runs, one each.
     */
    private static final int SHORT = 12;

    private final AtMostOne shortWay = new Pairwise();
    private final AtMostOne longWay = new Commander();

    @Override
    public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        (length <= SHORT ? shortWay : longWay).feed(literals, length, fresh, sink);
    }
}
