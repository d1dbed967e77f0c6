package sudosat.engine;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.function.Supplier;
import sudosat.io.Input;
import sudosat.io.UserError;

/** A solvers.yaml, the usual one or another; it is read once, and only if it is needed. */
public final class SolversLocator {
    private final Map<String, String> environment;
    private final Supplier<Path> file;
    private SolverCatalog solvers;

    /** The file that the environment names, else the one in the program's home. */
    public SolversLocator(Map<String, String> environment, Path home) {
        this(() -> usual(environment, home), environment);
    }

    private SolversLocator(Supplier<Path> file, Map<String, String> environment) {
        this.file = file;
        this.environment = environment;
    }

    /** Another file. */
    public static SolversLocator in(Path file, Map<String, String> environment) {
        return new SolversLocator(() -> file, environment);
    }

    /** The engines there are with this file. */
    public EngineRegistry engines() {
        return new EngineRegistry(this::solvers);
    }

    private synchronized SolverCatalog solvers() {
        if (solvers == null) {
            solvers = read(file.get());
        }
        return solvers;
    }

    private SolverCatalog read(Path path) {
        return new SolverCatalog(
                Input.file(path).text(),
                path.toString(),
                path.toAbsolutePath().getParent(),
                environment.getOrDefault("PATH", ""),
                environment.getOrDefault("HOME", ""));
    }

    private static Path usual(Map<String, String> environment, Path home) {
        String named = environment.getOrDefault("SUDOSAT_SOLVERS", "");
        try {
            return named.isEmpty() ? home.resolve("solvers.yaml") : Path.of(named);
        } catch (InvalidPathException unnameable) {
            throw new UserError("SUDOSAT_SOLVERS: found " + UserError.quote(named) + ", expected a file name");
        }
    }
}
