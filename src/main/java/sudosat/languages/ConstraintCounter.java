package sudosat.languages;

/** Counts constraints. */
final class ConstraintCounter implements LinearSink {
    private long constraints;

    @Override
    public void heading(String text) {}

    @Override
    public void constraint(Terms terms, Sense sense, int bound) {
        constraints++;
    }

    long constraints() {
        return constraints;
    }
}
