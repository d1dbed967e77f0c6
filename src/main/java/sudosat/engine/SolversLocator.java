package sudosat.engine;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import sudosat.io.Input;
import sudosat.io.UserError;

/** The solvers.yaml of the program and one of the user; each is read once, and only if it is needed. */
public final class SolversLocator {
    private final Map<String, String> environment;
    /** The program's folder; nothing where it is only a library. */
    private final Optional<Path> home;
    /** The user's file, if there is one. */
    private final Supplier<Optional<Path>> file;
    /** Whether the program's file counts, too. */
    private final boolean isMerged;

    private SolverCatalog solvers;

    /** The file in the program's home, below the one that the environment names, if it does. */
    public SolversLocator(Map<String, String> environment, Path home) {
        this(environment, Optional.of(home), () -> named(environment), true);
    }

    /** The file inside the library, below the one that the environment names, if it does. */
    public static SolversLocator ofLibrary(Map<String, String> environment) {
        return new SolversLocator(environment, Optional.empty(), () -> named(environment), true);
    }

    private SolversLocator(
            Map<String, String> environment, Optional<Path> home, Supplier<Optional<Path>> file, boolean isMerged) {
        this.environment = environment;
        this.home = home;
        this.file = file;
        this.isMerged = isMerged;
    }

    /** Another file, and below it the one in the program's home. */
    public SolversLocator with(Path other) {
        return new SolversLocator(environment, home, () -> Optional.of(other), true);
    }

    /** Another file, and nothing else. */
    public SolversLocator only(Path other) {
        return new SolversLocator(environment, home, () -> Optional.of(other), false);
    }

    /** The engines there are with these files. */
    public EngineRegistry engines() {
        return new EngineRegistry(this::solvers);
    }

    private synchronized SolverCatalog solvers() {
        if (solvers == null) {
            Optional<SolverCatalog> own = file.get().map(this::read);
            solvers = own.isEmpty() || isMerged ? merged(own) : own.get();
        }
        return solvers;
    }

    private SolverCatalog merged(Optional<SolverCatalog> own) {
        SolverCatalog usual = home.map(folder -> read(folder.resolve("solvers.yaml")))
                .orElseGet(() -> SolverCatalog.ofLibrary(searchPath(), userHome()));
        return own.map(first -> first.before(usual)).orElse(usual);
    }

    private SolverCatalog read(Path path) {
        return new SolverCatalog(
                Input.file(path).text(), path.toString(), path.toAbsolutePath().getParent(), searchPath(), userHome());
    }

    private String searchPath() {
        return environment.getOrDefault("PATH", "");
    }

    private String userHome() {
        return environment.getOrDefault("HOME", "");
    }

    private static Optional<Path> named(Map<String, String> environment) {
        String named = environment.getOrDefault("SUDOSAT_SOLVERS", "");
        try {
            return named.isEmpty() ? Optional.empty() : Optional.of(Path.of(named));
        } catch (InvalidPathException unnameable) {
            throw new UserError("SUDOSAT_SOLVERS: found " + UserError.quote(named) + ", expected a file name");
        }
    }
}
