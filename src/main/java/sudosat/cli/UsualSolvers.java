package sudosat.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import sudosat.backend.Backends;
import sudosat.io.Input;
import sudosat.io.UserError;

/** The solvers.yaml that is taken unless another one is told; it is read once, and only if it is needed. */
final class UsualSolvers {
    private final Map<String, String> environment;
    private final Path home;
    private Backends backends;

    UsualSolvers(Map<String, String> environment, Path home) {
        this.environment = environment;
        this.home = home;
    }

    synchronized Backends backends() {
        if (backends == null) {
            backends = in(file(), environment);
        }
        return backends;
    }

    /** The solvers of a file. */
    static Backends in(Path file, Map<String, String> environment) {
        String text = Input.file(file).text();
        Path folder = file.toAbsolutePath().getParent();
        return new Backends(
                text,
                file.toString(),
                folder,
                environment.getOrDefault("PATH", ""),
                environment.getOrDefault("HOME", ""));
    }

    private Path file() {
        String named = environment.getOrDefault("SUDOSAT_SOLVERS", "");
        try {
            return named.isEmpty() ? home.resolve("solvers.yaml") : Path.of(named);
        } catch (InvalidPathException unnameable) {
            throw new UserError("SUDOSAT_SOLVERS: found " + UserError.quote(named) + ", expected a file name");
        }
    }
}
