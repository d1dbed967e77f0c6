package sudosat.cnf;

/** The ways there are to say at-most-one. */
public enum AtMostOnes implements AtMostOne {
    AUTO(new ByLength()),
    PAIRWISE(new Pairwise()),
    PRODUCT(new Product()),
    SEQUENTIAL(new Sequential()),
    COMMANDER(new Commander()),
    BIMANDER(new Bimander()),
    BINARY(new Binary());

    private final AtMostOne way;

    AtMostOnes(AtMostOne way) {
        this.way = way;
    }

    @Override
    public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        way.feed(literals, length, fresh, sink);
    }
}
