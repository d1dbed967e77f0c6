package sudosat.backend;

/** A backend is missing, crashed, contradicts itself or prints nonsense. This is never an answer. */
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

    /** A backend failed because it ran out of memory. */
    public static BackendError outOfMemory(String message) {
        return new BackendError(message, null, true);
    }

    public boolean isOutOfMemory() {
        return outOfMemory;
    }
}
