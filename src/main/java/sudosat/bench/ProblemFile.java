package sudosat.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalDouble;
import sudosat.backend.BackendError;
import sudosat.backend.InputLanguage;
import sudosat.backend.Task;
import sudosat.backend.process.TemporaryFolder;
import sudosat.cnf.Model;
import sudosat.cnf.ModelSink;
import sudosat.cnf.OutputError;
import sudosat.cnf.ProblemSize;
import sudosat.cnf.SolverOutput;

/**
 * The temporary file of an instance in one form: made for the first run that needs it, gone after the last, and at the
 * latest with this program.
 */
final class ProblemFile implements Task {
    private final Instance instance;
    private final Contestant reader;
    private final TemporaryFolder folder = new TemporaryFolder();
    private int users;
    private Task problem;
    private Path path;
    private double seconds;

    /** The file that a contestant reads. */
    ProblemFile(Instance instance, Contestant reader) {
        this.instance = instance;
        this.reader = reader;
    }

    /** One run more will begin and end. */
    void expectUser() {
        users++;
    }

    synchronized void begin() throws IOException, InterruptedException {
        if (path == null) {
            long start = System.nanoTime();
            problem = instance.task(reader);
            write();
            seconds = (System.nanoTime() - start) / 1e9;
        }
    }

    private void write() throws InterruptedException {
        try {
            Path file = folder.file("problem." + problem.language().label());
            problem.write(file);
            path = file;
        } catch (IOException failed) {
            throw new BackendError("no temporary file for the problem: " + failed.getMessage(), failed);
        }
    }

    synchronized void end() {
        users--;
        if (users == 0) {
            folder.close();
        }
    }

    /** What the encoding took, propagation and writing included; empty for what was a CNF already. */
    OptionalDouble encodeSeconds() {
        return instance.isPuzzle() ? OptionalDouble.of(seconds) : OptionalDouble.empty();
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
}
