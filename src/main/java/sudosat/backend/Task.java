package sudosat.backend;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import sudosat.dimacs.ModelSink;
import sudosat.dimacs.OutputError;
import sudosat.dimacs.SolverOutput;

/** What a solver is to answer: how it is said in the solver's language, and how the answer is read. */
public interface Task {
    void write(OutputStream out) throws IOException;

    default void write(Path file) throws IOException {
        try (OutputStream out = Files.newOutputStream(file)) {
            write(out);
        }
    }

    /**
     * Reads what the solver printed, to the end.
     *
     * @param source its name for messages
     * @param models gets each model
     * @throws OutputError if it cannot be understood, or contradicts itself
     */
    SolverOutput read(InputStream in, String source, ModelSink models) throws IOException, OutputError;

    /** The file that holds it already, if there is one. */
    default Optional<Path> file() {
        return Optional.empty();
    }
}
