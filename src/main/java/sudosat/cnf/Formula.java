package sudosat.cnf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A formula that can be read any number of times, always in the same order; it need not be held in memory. */
public interface Formula {
    /** The highest variable. */
    int variables();

    void feed(ClauseSink sink);

    /** The number of clauses, found by feeding them to a counter. */
    default long clauses() {
        ClauseCounter counter = new ClauseCounter();
        feed(counter);
        return counter.clauses();
    }

    /** The first clause that has no true literal in a model, written as in DIMACS without the 0. */
    default Optional<String> brokenClause(Model model) {
        List<String> broken = new ArrayList<>(1);
        feed((literals, length) -> {
            if (broken.isEmpty() && !model.satisfies(literals, length)) {
                broken.add(Arrays.toString(Arrays.copyOf(literals, length)).replaceAll("[\\[\\],]", ""));
            }
        });
        return broken.stream().findFirst();
    }

    /** This formula and another over the same variables. */
    default Formula and(Formula other) {
        Formula first = this;
        return new Formula() {
            @Override
            public int variables() {
                return Math.max(first.variables(), other.variables());
            }

            @Override
            public void feed(ClauseSink sink) {
                first.feed(sink);
                other.feed(sink);
            }

            @Override
            public long clauses() {
                return first.clauses() + other.clauses();
            }
        };
    }
}
