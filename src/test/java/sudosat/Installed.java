package sudosat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The programs on the PATH of the tests. */
public final class Installed {
    private Installed() {}

    /** The program of this name that the shell would run. */
    public static Optional<Path> find(String program) {
        return Stream.of(System.getenv("PATH").split(":"))
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** The programs that solvers.yaml runs, whether they are installed or not. */
    public static Set<String> solvers() throws IOException {
        Pattern program = Pattern.compile("(?m)^ *(?:command|check): *\\[([^], ]+)");
        return program.matcher(Files.readString(Project.HOME.resolve("solvers.yaml")))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toSet());
    }

    /** Skips the test if a program is missing. */
    public static void assume(String... programs) {
        for (String program : programs) {
            Assumptions.assumeTrue(find(program).isPresent(), program + " is not installed");
        }
    }
}
