package sudosat.bench;

import java.util.List;
import java.util.Optional;

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

    /** The one with this name, or else the only one with a backend of this name. */
    public static Optional<Configuration> named(String name, List<Configuration> all) {
        List<Configuration> exact =
                all.stream().filter(known -> known.toString().equals(name)).toList();
        List<Configuration> loose =
                all.stream().filter(known -> known.backend().equals(name)).toList();
        List<Configuration> found = exact.isEmpty() ? loose : exact;
        return found.size() == 1 ? Optional.of(found.get(0)) : Optional.empty();
    }
}
