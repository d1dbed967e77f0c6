package sudosat.cnf;

/** The ways there are to say at-most-one. */
public enum AtMostOneEncoding implements AtMostOne {
    /** Pairwise for short groups, commanders for long ones. */
    AUTO(new Commander()),
    PAIRWISE(new Pairwise()),
    PRODUCT(new Product()),
    SEQUENTIAL(new Sequential()),
    COMMANDER(new Commander()),
    BIMANDER(new Bimander()),
    BINARY(new Binary());

    /**
     * Of 12 and 60, tried on pairs of 25 and 36 rows with up to 40 % clues, 12 has fewer clauses and was faster in most
     * runs, one each.
     */
    private static final int SHORT = 12;

    private final AtMostOne way;

    AtMostOneEncoding(AtMostOne way) {
        this.way = way;
    }

    @Override
    public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        AtMostOne chosen = this == AUTO && length <= SHORT ? PAIRWISE.way : way;
        chosen.feed(literals, length, fresh, sink);
    }
}
