package sudosat.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import sudosat.io.Input;
import sudosat.io.UserError;

/**
 * Where to find solvers: a solvers.yaml, perhaps another one whose entries take precedence, and the directories of
 * programs. Each file is read once, and only if it is needed. Immutable: every method returns a changed locator.
 */
public final class SolversLocator {
    /** The file inside the library, and no directory of programs. */
    public static final SolversLocator IN_LIBRARY = new SolversLocator("", "", Optional.empty(), "");

    private final String searchPath;
    private final String home;
    /** Empty for the file inside the library. */
    private final Optional<Path> base;

    /** The name of the file whose entries count more; empty if there is none. */
    private final String added;

    private SolverCatalog solvers;

    private SolversLocator(String searchPath, String home, Optional<Path> base, String added) {
        this.searchPath = searchPath;
        this.home = home;
        this.base = base;
        this.added = added;
    }

    /**
     * The file inside the library, the file that the environment variable SUDOSAT_SOLVERS names, and the directories of
     * PATH.
     */
    public static SolversLocator of(Map<String, String> environment) {
        return new SolversLocator(
                environment.getOrDefault("PATH", environment.getOrDefault("Path", "")), // Windows has Path
                environment.getOrDefault("HOME", environment.getOrDefault("USERPROFILE", "")),
                Optional.empty(),
                environment.getOrDefault("SUDOSAT_SOLVERS", ""));
    }

    /** The same, but with the file beside a program instead of the one inside the library. */
    public static SolversLocator of(Map<String, String> environment, Path program) {
        SolversLocator inLibrary = of(environment);
        return new SolversLocator(
                inLibrary.searchPath, inLibrary.home, Optional.of(program.resolve("solvers.yaml")), inLibrary.added);
    }

    /** Adds the solvers of a file. They replace solvers of the same name. */
    public SolversLocator with(Path file) {
        return new SolversLocator(searchPath, home, base, file.toString());
    }

    /** The solvers of a file, and no others. */
    public SolversLocator only(Path file) {
        return new SolversLocator(searchPath, home, Optional.of(file), "");
    }

    /** Searches these directories for programs, as in PATH. */
    public SolversLocator searching(String folders) {
        return new SolversLocator(folders, home, base, added);
    }

    /** Sets what {@code ~/} stands for. */
    public SolversLocator withHome(String folder) {
        return new SolversLocator(searchPath, folder, base, added);
    }

    /** The solvers of these files. */
    synchronized SolverCatalog solvers() {
        if (solvers == null) {
            SolverCatalog usual = base.isPresent() ? read(base.get()) : inLibrary();
            solvers = added.isEmpty() ? usual : read(path(added)).before(usual);
        }
        return solvers;
    }

    private SolverCatalog read(Path path) {
        Path folder = path.toAbsolutePath().getParent();
        return new SolverCatalog(Input.file(path).text(), path.toString(), folder, searchPath, home);
    }

    private SolverCatalog inLibrary() {
        try (InputStream file = SolversLocator.class.getResourceAsStream("/sudosat/solvers.yaml")) {
            String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
            return new SolverCatalog(text, "solvers.yaml", Path.of(""), searchPath, home);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Path path(String named) {
        try {
            return Path.of(named);
        } catch (InvalidPathException unnameable) {
            throw new UserError("SUDOSAT_SOLVERS: found " + UserError.quote(named) + ", expected a file name");
        }
    }
}
