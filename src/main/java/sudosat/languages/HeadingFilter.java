package sudosat.languages;

/**
 * Hands on a heading only if constraints follow, and sums only if they have terms: one without is 0, which either says
 * nothing or cannot be.
 */
final class HeadingFilter implements LinearSink {
    private final LinearSink sink;
    private String heading = "";

    HeadingFilter(LinearSink sink) {
        this.sink = sink;
    }

    @Override
    public void heading(String text) {
        heading = text;
    }

    @Override
    public void constraint(Terms terms, Sense sense, int bound) {
        if (terms.length() > 0) {
            put(terms, sense, bound);
        } else if (!holdsForZero(sense, bound)) {
            Terms one = new Terms();
            one.add(1, 1);
            put(one, Sense.AT_LEAST, 2);
        }
    }

    private void put(Terms terms, Sense sense, int bound) {
        if (!heading.isEmpty()) {
            sink.heading(heading);
            heading = "";
        }
        sink.constraint(terms, sense, bound);
    }

    private static boolean holdsForZero(Sense sense, int bound) {
        return switch (sense) {
            case EQUAL -> bound == 0;
            case AT_LEAST -> bound <= 0;
            case AT_MOST -> bound >= 0;
        };
    }
}
