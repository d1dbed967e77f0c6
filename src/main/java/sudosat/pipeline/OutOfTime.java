package sudosat.pipeline;

/** A limit ended a search that asks its solver many times. */
public final class OutOfTime extends Exception {
    private static final long serialVersionUID = 1;

    public OutOfTime(String reason) {
        super(reason);
    }
}
