package sudosat.cnf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The contract of every way to say at-most-one. */
class AtMostOneEncodingTest {
    private static final int LARGEST = 12;

    @ParameterizedTest
    @EnumSource(AtMostOneEncoding.class)
    void allowsJustTheAssignmentsWithAtMostOneTrueLiteral(AtMostOneEncoding way) {
        for (int length = 0; length <= LARGEST; length++) {
            List<int[]> clauses = clauses(way, length);
            for (int assignment = 0; assignment < 1 << length; assignment++) {
                List<Integer> units = new ArrayList<>();
                for (int i = 0; i < length; i++) {
                    units.add((assignment >> i & 1) == 1 ? literal(i) : -literal(i));
                }
                assertEquals(
                        Integer.bitCount(assignment) <= 1,
                        isSatisfiable(clauses, units),
                        way + " of " + length + ": " + units);
            }
        }
    }

    /** Once one literal is true, unit propagation alone makes the others false. */
    @ParameterizedTest
    @EnumSource(AtMostOneEncoding.class)
    void propagates(AtMostOneEncoding way) {
        for (int length = 2; length <= LARGEST; length++) {
            List<int[]> clauses = clauses(way, length);
            for (int i = 0; i < length; i++) {
                List<Integer> known = propagated(clauses, List.of(literal(i)));
                for (int other = 0; other < length; other++) {
                    assertTrue(other == i || known.contains(-literal(other)), way + " of " + length);
                }
            }
        }
    }

    /** Every second literal is negative, as an encoding must take them as they come. */
    private static int literal(int i) {
        return i % 2 == 0 ? i + 1 : -(i + 1);
    }

    private static List<int[]> clauses(AtMostOneEncoding way, int length) {
        int[] literals = new int[length];
        for (int i = 0; i < length; i++) {
            literals[i] = literal(i);
        }
        ClauseList list = new ClauseList();
        way.feed(literals, length, new FreshVariables(length), list);
        List<int[]> clauses = new ArrayList<>();
        list.feed(new ClauseSink() {
            @Override
            public void clause(int literal) {
                clauses.add(new int[] {literal});
            }

            @Override
            public void clause(int first, int second) {
                clauses.add(new int[] {first, second});
            }

            @Override
            public void clause(int[] clause, int count) {
                clauses.add(Arrays.copyOf(clause, count));
            }
        });
        return clauses;
    }

    private static boolean isSatisfiable(List<int[]> clauses, List<Integer> units) {
        List<Integer> known = propagated(clauses, units);
        if (known.contains(0)) {
            return false;
        }
        for (int[] clause : clauses) {
            for (int literal : clause) {
                if (!known.contains(literal) && !known.contains(-literal)) {
                    return isSatisfiable(clauses, with(known, literal))
                            || isSatisfiable(clauses, with(known, -literal));
                }
            }
        }
        return true;
    }

    private static List<Integer> with(List<Integer> known, int literal) {
        List<Integer> more = new ArrayList<>(known);
        more.add(literal);
        return more;
    }

    /** The literals that follow by unit propagation; with a 0 among them if there is a contradiction. */
    private static List<Integer> propagated(List<int[]> clauses, List<Integer> units) {
        List<Integer> known = new ArrayList<>(units);
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int[] clause : clauses) {
                int[] open = Arrays.stream(clause)
                        .filter(literal -> !known.contains(-literal))
                        .toArray();
                if (open.length == 0) {
                    return with(known, 0);
                } else if (open.length == 1 && !known.contains(open[0])) {
                    known.add(open[0]);
                    changed = true;
                }
            }
        }
        return known;
    }
}
