package sudosat.languages;

/**
 * Says an equation in two inequalities unless all its coefficients are 1 or -1: clasp 3.3.5 divides the others by what
 * they have in common, rounds the bound, and so finds {@code 2 x1 + 2 x2 = 3} satisfiable.
 */
record SplitEquations(LinearSink sink) implements LinearSink {
    @Override
    public void heading(String text) {
        sink.heading(text);
    }

    @Override
    public void constraint(Terms terms, Sense sense, int bound) {
        if (sense == Sense.EQUAL && isWeighted(terms)) {
            sink.constraint(terms, Sense.AT_LEAST, bound);
            sink.constraint(terms, Sense.AT_MOST, bound);
        } else {
            sink.constraint(terms, sense, bound);
        }
    }

    private static boolean isWeighted(Terms terms) {
        for (int i = 0; i < terms.length(); i++) {
            if (Math.abs(terms.coefficient(i)) != 1) {
                return true;
            }
        }
        return false;
    }
}
