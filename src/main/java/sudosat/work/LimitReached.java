package sudosat.work;

/** A limit ended a search that asks its solver many times. */
public final class LimitReached extends Exception {
    private static final long serialVersionUID = 1;

    public LimitReached(String reason) {
        super(reason);
    }
}
