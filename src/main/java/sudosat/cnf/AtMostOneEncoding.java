package sudosat.cnf;

import java.util.Arrays;

/** The ways to say in clauses that at most one of some literals is true. */
public enum AtMostOneEncoding {
    /** Pairwise for short groups, commanders for long ones. */
    AUTO,
    /** No two of them: n(n-1)/2 clauses, no auxiliary variable. What every textbook has. */
    PAIRWISE,
    /**
     * The literals stand in a rectangle; a true one makes its row and its column true, and at most one row and one
     * column are. 2n + O(√n) clauses, O(√n) variables (Chen: A new SAT encoding of the at-most-one constraint, ModRef
     * 2010).
     */
    PRODUCT,
    /**
     * From left to right: one was true so far, then none may follow. 3n - 4 clauses, n - 1 variables (Sinz: Towards an
     * optimal CNF encoding of Boolean cardinality constraints, CP 2005).
     */
    SEQUENTIAL,
    /**
     * Groups of three, pairwise within; a true literal makes its group's commander true, and at most one commander is
     * (Klieber, Kwon: Efficient CNF encoding for selecting 1 from n objects, CFV 2007).
     */
    COMMANDER,
    /**
     * Groups of two, pairwise within; a true literal says the number of its group in bits (Hölldobler, Nguyen: An
     * efficient encoding of the at-most-one constraint, TU Dresden 2013).
     */
    BIMANDER,
    /**
     * A true literal says its number in bits: n log n clauses, log n variables (Frisch, Peugniez, Doggett, Nightingale:
     * JAR 35, 2005).
     */
    BINARY;

    /**
     * Of 12 and 60, tried on pairs of 25 and 36 rows with up to 40 % clues, 12 has fewer clauses and was faster in most
     * runs, one each.
     */
    private static final int SHORT = 12;
    /** Up to this number of literals, clauses for each pair serve. */
    private static final int SMALL = 5;

    private static final int COMMANDED = 3;
    private static final int BIMANDER_GROUP = 2;

    /**
     * Feeds the clauses for the first {@code length} literals; auxiliary variables are free in no other way than the
     * clauses say.
     */
    public void feed(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        switch (this) {
            case AUTO -> (length <= SHORT ? PAIRWISE : COMMANDER).feed(literals, length, fresh, sink);
            case PAIRWISE -> sink.atMostOne(literals, length);
            case PRODUCT -> feedProduct(literals, length, fresh, sink);
            case SEQUENTIAL -> feedSequential(literals, length, fresh, sink);
            case COMMANDER -> feedCommanders(literals, length, fresh, sink);
            case BIMANDER -> feedNumbers(literals, length, BIMANDER_GROUP, fresh, sink);
            case BINARY -> feedNumbers(literals, length, 1, fresh, sink);
        }
    }

    private static void feedProduct(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
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
        feedProduct(rows, rows.length, fresh, sink);
        feedProduct(columns, columns.length, fresh, sink);
    }

    private static void feedSequential(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
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

    private static void feedCommanders(int[] literals, int length, FreshVariables fresh, ClauseSink sink) {
        if (length <= SMALL) {
            sink.atMostOne(literals, length);
            return;
        }
        int[] commanders = fresh.next((length + COMMANDED - 1) / COMMANDED);
        for (int group = 0; group < commanders.length; group++) {
            int[] members = Arrays.copyOfRange(literals, group * COMMANDED, Math.min(length, (group + 1) * COMMANDED));
            sink.atMostOne(members, members.length);
            for (int member : members) {
                sink.clause(-member, commanders[group]);
            }
        }
        feedCommanders(commanders, commanders.length, fresh, sink);
    }

    /** Groups of one or two; a true literal makes the bits the number of its group. */
    private static void feedNumbers(int[] literals, int length, int group, FreshVariables fresh, ClauseSink sink) {
        int groups = (length + group - 1) / group;
        int[] bits = fresh.next(groups <= 1 ? 0 : 32 - Integer.numberOfLeadingZeros(groups - 1));
        for (int i = 0; i < length; i++) {
            for (int bit = 0; bit < bits.length; bit++) {
                sink.clause(-literals[i], (i / group >> bit & 1) == 1 ? bits[bit] : -bits[bit]);
            }
            if (i % group == 1) {
                sink.clause(-literals[i - 1], -literals[i]);
            }
        }
    }
}
