package sudosat.backend;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.ProblemSize;
import sudosat.cnf.SolverOutput;

/**
 * A problem for a solver. It knows how to write itself in the solver's language, and how to read and check the answer.
 */
public interface Task {
    /** A formula, for SAT solvers. */
    static Task of(Formula formula) {
        return new CnfTask(formula);
    }

    /** The language it is written in. */
    InputLanguage language();

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

    /** What is wrong with a model, if anything is. */
    Optional<String> fault(Model model);

    /** Its size; empty if its language has no such numbers. */
    default Optional<ProblemSize> size() {
        return Optional.empty();
    }

    /** The formula itself, for solvers inside this program, which need no text. */
    default Optional<Formula> formula() {
        return Optional.empty();
    }

    /** The file that already holds it, if there is one. */
    default Optional<Path> file() {
        return Optional.empty();
    }
}
