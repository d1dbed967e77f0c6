package sudosat.proof;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Checks DRAT proofs forward by the definition alone: clauses are sets, propagation looks at all of them again and
 * again, deletions count as written, RAT is on the first literal. It stops where propagation finds a contradiction.
 */
final class NaiveChecker {
    private final List<Set<Integer>> clauses = new ArrayList<>();

    private NaiveChecker() {}

    /**
     * Whether the proof holds by the letter.
     *
     * @param steps lines of a text proof
     */
    static boolean accepts(List<int[]> formula, List<String> steps) {
        NaiveChecker checker = new NaiveChecker();
        formula.forEach(clause -> checker.clauses.add(set(clause)));
        boolean statesContradiction = checker.clauses.contains(Set.of())
                || steps.stream().anyMatch(step -> literals(step).length == 0 && !step.startsWith("d"));
        for (String step : steps) {
            if (checker.isRefuted(Set.of())) {
                break;
            }
            int[] literals = literals(step);
            if (step.startsWith("d")) {
                checker.clauses.remove(set(literals));
            } else if (checker.isRefuted(set(literals)) || checker.isRat(literals)) {
                checker.clauses.add(set(literals));
            } else {
                return false;
            }
        }
        return statesContradiction && checker.isRefuted(Set.of());
    }

    private static int[] literals(String step) {
        return Arrays.stream(step.replace("d", "").strip().split("\\s+"))
                .mapToInt(Integer::parseInt)
                .filter(literal -> literal != 0)
                .toArray();
    }

    private static Set<Integer> set(int[] literals) {
        Set<Integer> set = new HashSet<>();
        for (int literal : literals) {
            set.add(literal);
        }
        return set;
    }

    /** Whether the opposite of the clause leads to a conflict by unit propagation. */
    private boolean isRefuted(Set<Integer> clause) {
        Set<Integer> isTrue = new HashSet<>();
        clause.forEach(literal -> isTrue.add(-literal));
        boolean isChanged = true;
        while (isChanged) {
            isChanged = false;
            if (isTrue.stream().anyMatch(literal -> isTrue.contains(-literal))) {
                return true;
            }
            for (Set<Integer> other : clauses) {
                List<Integer> open = other.stream()
                        .filter(literal -> !isTrue.contains(-literal))
                        .toList();
                if (open.isEmpty()) {
                    return true;
                }
                isChanged |= open.size() == 1 && isTrue.add(open.get(0));
            }
        }
        return false;
    }

    private boolean isRat(int[] literals) {
        if (literals.length == 0) {
            return false;
        }
        for (Set<Integer> other : clauses) {
            if (other.contains(-literals[0])) {
                Set<Integer> resolvent = set(literals);
                resolvent.addAll(other);
                resolvent.remove(-literals[0]);
                if (!isRefuted(resolvent)) {
                    return false;
                }
            }
        }
        return true;
    }
}
