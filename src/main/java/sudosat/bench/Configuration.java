package sudosat.bench;

/**
 * What is compared with what: a backend with an encoding.
 *
 * @param encoding by its name; empty where the instance is a CNF already
 */
public record Configuration(String backend, String encoding) {
  /** As users name it: {@code kissat/compact}, or the backend alone. */
  @Override
  public String toString() {
    return encoding.isEmpty() ? backend : backend + "/" + encoding;
  }
}
