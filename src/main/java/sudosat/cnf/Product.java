package sudosat.cnf;

/**
 * The literals stand in a rectangle; a true one makes its row and its column true, and at most one row and one column
 * are. 2n + O(√n) clauses, O(√n) variables (Chen: A new SAT encoding of the at-most-one constraint, ModRef 2010).
 */
final class Product implements AtMostOne {
    private static final int SMALL = 5;

    @Override
    public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        if (length <= SMALL) {
            sink.atMostOne(literals, length);
            return;
        }
        int width = (int) Math.ceil(Math.sqrt(length));
        int[] columns = fresh.next(width);
        int[] rows = fresh.next((length + width - 1) / width);
        for (int i = 0; i < length; i++) {
            sink.clause(-literals[i], rows[i / width]);
            sink.clause(-literals[i], columns[i % width]);
        }
        feed(rows, rows.length, fresh, sink);
        feed(columns, columns.length, fresh, sink);
    }
}
