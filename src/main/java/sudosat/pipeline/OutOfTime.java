package sudosat.pipeline;

/** A limit ended a search that asks its solver many times. */
final class OutOfTime extends Exception {
  private static final long serialVersionUID = 1;

  OutOfTime(String reason) {
    super(reason);
  }
}
