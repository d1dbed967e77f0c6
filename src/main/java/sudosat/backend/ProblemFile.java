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

/** A problem together with a temporary file that holds it; gone when closed, and at the latest with this program. */
public final class ProblemFile implements Task, AutoCloseable {
    private final Problem problem;
    private final TemporaryFolder folder = new TemporaryFolder();
    private final Path path;

    public ProblemFile(Problem problem) {
        this.problem = problem;
        try {
            path = folder.file("problem." + problem.ending());
            problem.write(path);
        } catch (IOException failed) {
            throw new BackendError("no temporary file for the problem: " + failed.getMessage(), failed);
        }
    }

    public Problem problem() {
        return problem;
    }

    @Override
    public Optional<Path> file() {
        return Optional.of(path);
    }

    @Override
    public void write(OutputStream out) throws IOException {
        Files.copy(path, out);
    }

    @Override
    public SolverOutput read(InputStream in, String source, ModelSink models) throws IOException, OutputError {
        return problem.read(in, source, models);
    }

    @Override
    public void close() {
        folder.close();
    }
}
