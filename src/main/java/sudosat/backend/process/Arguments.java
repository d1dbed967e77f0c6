package sudosat.backend.process;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A command line being put together from the lists of solvers.yaml; no word is ever split, joined or expanded. */
final class Arguments {
    private final List<String> words;

    Arguments(List<String> command) {
        words = new ArrayList<>(command);
    }

    List<String> words() {
        return words;
    }

    Arguments replaceProgram(Path program) {
        words.set(0, program.toString());
        return this;
    }

    /** Puts options right after the program. */
    Arguments insert(List<String> options) {
        words.addAll(1, options);
        return this;
    }

    Arguments append(List<String> more) {
        words.addAll(more);
        return this;
    }

    Arguments fill(String placeholder, String value) {
        words.replaceAll(word -> word.replace(placeholder, value));
        return this;
    }

    boolean mentions(String placeholder) {
        for (String word : words) {
            if (word.contains(placeholder)) {
                return true;
            }
        }
        return false;
    }

    /** Makes a temporary file for the placeholder, if it is there. */
    Optional<Path> fillWithFile(String placeholder, TemporaryFolder folder, String name)
            throws IOException, InterruptedException {
        if (!mentions(placeholder)) {
            return Optional.empty();
        }
        Path file = folder.file(name);
        fill(placeholder, file.toString());
        return Optional.of(file);
    }
}
