package sudosat.bench;

/**
 * What is compared with what: a backend with the encoding or language in which it gets puzzles.
 *
 * @param encoding by its name; empty where the instance is a CNF already, and for engines that get the puzzle itself
 */
public record Configuration(String backend, String encoding) {
    /** As users name it: {@code kissat/compact}, or the backend alone. */
    @Override
    public String toString() {
        return encoding.isEmpty() ? backend : backend + "/" + encoding;
    }
}
