package sudosat;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The first commands that README shows are the ones that the build tests; {@link DocsTest} runs the others. */
class ReadmeTest {
    @Test
    void firstTwoCommandsAreTheOnesPromised() throws IOException {
        String readme = readme();
        int first = readme.indexOf("```");
        assertTrue(readme.startsWith("```console\n$ ./sudosat solve dimacs-samples/pair-k3.csv\n", first));
        assertTrue(readme.indexOf("```sh\n./gradlew check\n```") > first);
        String ci = Files.readString(Project.HOME.resolve(".ci/run"));
        assertTrue(ci.contains("\ncheck bare scripts/without-solvers ./gradlew check\n"));
        assertTrue(ci.contains("\ncheck solvers ./gradlew check\n"));
    }

    private static String readme() throws IOException {
        return Files.readString(Project.HOME.resolve("README.md"));
    }
}
