package sudosat.bench;

/** A backend and the form in which it gets puzzles. */
public record Contestant(MeasuredBackend meter, InputForm form) {
    /** Whether it can do anything with the instance: a CNF is for those who get puzzles as CNF, too. */
    public boolean canRead(Instance instance) {
        return instance.isPuzzle() || form instanceof InputForm.Clauses;
    }

    Configuration on(Instance instance) {
        return new Configuration(meter.name(), instance.isPuzzle() ? form.name() : "");
    }
}
