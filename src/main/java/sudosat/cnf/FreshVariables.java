package sudosat.cnf;

/** Hands out auxiliary variables above those that have a meaning. */
public final class FreshVariables {
    private int highest;

    public FreshVariables(int highestUsed) {
        highest = highestUsed;
    }

    public int next() {
        return ++highest;
    }

    /** Several new variables. */
    int[] next(int count) {
        int[] variables = new int[count];
        for (int i = 0; i < count; i++) {
            variables[i] = next();
        }
        return variables;
    }

    public int highest() {
        return highest;
    }
}
