package sudosat.backend;

/** A backend that is not there, crashed, contradicts itself or prints nonsense; never to be taken for an answer. */
public final class BackendError extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean outOfMemory;

    public BackendError(String message) {
        this(message, null);
    }

    public BackendError(String message, Throwable cause) {
        this(message, cause, false);
    }

    private BackendError(String message, Throwable cause, boolean outOfMemory) {
        super(message, cause);
        this.outOfMemory = outOfMemory;
    }

    /** A backend that failed because it got no more memory. */
    public static BackendError outOfMemory(String message) {
        return new BackendError(message, null, true);
    }

    public boolean isOutOfMemory() {
        return outOfMemory;
    }
}
