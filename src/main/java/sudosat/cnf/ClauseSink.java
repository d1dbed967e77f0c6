package sudosat.cnf;

/**
 * Takes a formula clause by clause. Literals are variables from 1 up, negative when negated. Arrays belong to the
 * caller, who may use them again as soon as the call returns.
 */
@FunctionalInterface
public interface ClauseSink {
    default void clause(int literal) {
        clause(new int[] {literal}, 1);
    }

    default void clause(int first, int second) {
        clause(new int[] {first, second}, 2);
    }

    /** The clause of the first {@code length} literals; none at all is the empty clause. */
    void clause(int[] literals, int length);

    /** A sink that hands clauses on as ones that need hold only if a literal is true: each gets its opposite. */
    default ClauseSink guardedBy(int condition) {
        return (literals, length) -> {
            int[] longer = new int[length + 1];
            longer[0] = -condition;
            System.arraycopy(literals, 0, longer, 1, length);
            clause(longer, length + 1);
        };
    }

    /** What cannot be: the variable is both true and false. Some readers of DIMACS do not take an empty clause. */
    default void contradiction(int variable) {
        clause(variable);
        clause(-variable);
    }

    /** At most one of the first {@code length} literals is true. Pairwise, unless the sink knows better. */
    default void atMostOne(int[] literals, int length) {
        for (int i = 0; i < length; i++) {
            for (int j = i + 1; j < length; j++) {
                clause(-literals[i], -literals[j]);
            }
        }
    }
}
