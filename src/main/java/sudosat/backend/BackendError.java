package sudosat.backend;

/** A backend that is not there, crashed, contradicts itself or prints nonsense; never to be taken for an answer. */
public final class BackendError extends RuntimeException {
  private static final long serialVersionUID = 1;

  public BackendError(String message) {
    super(message);
  }

  public BackendError(String message, Throwable cause) {
    super(message, cause);
  }
}
