package sudosat.cnf;

/**
 * From left to right: one was true so far, then none may follow. 3n - 4 clauses, n - 1 variables (Sinz: Towards an
 * optimal CNF encoding of Boolean cardinality constraints, CP 2005).
 */
final class Sequential implements AtMostOne {
    @Override
    public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        if (length <= 1) {
            return;
        }
        int soFar = fresh.next();
        sink.clause(-literals[0], soFar);
        for (int i = 1; i < length; i++) {
            sink.clause(-literals[i], -soFar);
            if (i < length - 1) {
                int next = fresh.next();
                sink.clause(-soFar, next);
                sink.clause(-literals[i], next);
                soFar = next;
            }
        }
    }
}
