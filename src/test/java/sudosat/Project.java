package sudosat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import sudosat.backend.Backend;
import sudosat.backend.BackendError;
import sudosat.backend.Capability;
import sudosat.engine.EngineQuery;
import sudosat.engine.EngineRegistry;
import sudosat.engine.SolverCatalog;

/** Where tests find the project's own files and, if they are there, the public puzzles beside it. */
public final class Project {
    public static final Path HOME = Path.of(System.getProperty("sudosat.home", "."));

    private Project() {}

    /** The engines with the project's own solvers.yaml. */
    public static EngineRegistry engines() {
        try {
            String text = Files.readString(HOME.resolve("solvers.yaml"));
            SolverCatalog solvers = new SolverCatalog(
                    text, "solvers.yaml", HOME, System.getenv("PATH"), System.getProperty("user.home"));
            return new EngineRegistry(() -> solvers);
        } catch (IOException missing) {
            throw new UncheckedIOException(missing);
        }
    }

    /** The SAT solver of this name, or several with commas between them. */
    public static Backend backend(String name) {
        return engines().backend(EngineQuery.named(name));
    }

    /** The same; the test is skipped where it is not installed. */
    public static Backend installed(String name) {
        return installed(name, engines -> engines.backend(EngineQuery.named(name)));
    }

    /** What the registry has under this name; the test is skipped where that is not installed. */
    public static <T> T installed(String name, Function<EngineRegistry, T> find) {
        try {
            return find.apply(engines());
        } catch (BackendError missing) {
            return Assumptions.abort(name + " is not installed");
        }
    }

    /** The embedded SAT solvers and all of solvers.yaml, installed or not. */
    public static Stream<String> satSolvers() {
        return Stream.concat(Stream.of("cdcl", "sat4j"), engines().solvers().names(Capability.READ_CNF));
    }

    public static Path sample(String name) {
        return HOME.resolve("dimacs-samples").resolve(name);
    }

    /** A file or folder of the project's own test puzzles. */
    public static Path puzzles(String name) {
        return HOME.resolve("src/test/resources/puzzles").resolve(name);
    }

    /** Whether the public puzzles are beside the project. */
    static boolean hasShared() {
        return Files.exists(HOME.resolve("../shared/data"));
    }

    /** A file of the public puzzles; the test is skipped where they are absent. */
    public static Path shared(String name) {
        Path file = HOME.resolve("../shared/data").resolve(name).normalize();
        Assumptions.assumeTrue(Files.exists(file), "no ../shared/data/" + name);
        return file;
    }
}
