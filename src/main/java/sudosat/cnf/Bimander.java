package sudosat.cnf;

/**
 * Groups of two, pairwise within; a true literal says the number of its group in bits (Hölldobler, Nguyen: An efficient
 * encoding of the at-most-one constraint, TU Dresden 2013).
 */
final class Bimander implements AtMostOne {
    private static final int GROUP = 2;

    @Override
    public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        int[] bits = fresh.next(Binary.bitsFor((length + GROUP - 1) / GROUP));
        for (int i = 0; i < length; i++) {
            Binary.feedNumber(literals[i], i / GROUP, bits, sink);
            if (i % GROUP == 1) {
                sink.clause(-literals[i - 1], -literals[i]);
            }
        }
    }
}
