package sudosat.cnf;

/** No two of them: n(n-1)/2 clauses, no auxiliary variable. What every textbook has. */
final class Pairwise implements AtMostOne {
    @Override
    public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        sink.atMostOne(literals, length);
    }
}
