package sudosat.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import sudosat.backend.BackendError;
import sudosat.backend.InputLanguage;
import sudosat.backend.Task;
import sudosat.backend.process.TemporaryFolder;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.ProblemSize;
import sudosat.cnf.SolverOutput;

/** A problem together with a temporary file that holds it; gone when closed, and at the latest with this program. */
final class ProblemFile implements Task, AutoCloseable {
    private final Task problem;
    private final TemporaryFolder folder = new TemporaryFolder();
    private final Path path;

    public ProblemFile(Task problem) throws InterruptedException {
        this.problem = problem;
        try {
            path = folder.file("problem." + problem.language().label());
            problem.write(path);
        } catch (IOException failed) {
            throw new BackendError("no temporary file for the problem: " + failed.getMessage(), failed);
        }
    }

    @Override
    public InputLanguage language() {
        return problem.language();
    }

    @Override
    public Optional<String> fault(Model model) {
        return problem.fault(model);
    }

    @Override
    public Optional<ProblemSize> size() {
        return problem.size();
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
