package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** README tells the truth: its console examples print what it says. */
class ReadmeTest {
    private static final Pattern EXAMPLE = Pattern.compile("```console\n\\$ (.*)\n((?:(?!```).*\n)*)```");

    @TestFactory
    Stream<DynamicTest> examplesPrintWhatReadmeSays() throws IOException {
        List<DynamicTest> tests = new ArrayList<>();
        Matcher matcher = EXAMPLE.matcher(readme());
        while (matcher.find()) {
            String command = matcher.group(1);
            String output = matcher.group(2);
            tests.add(DynamicTest.dynamicTest(command, () -> check(command, output)));
        }
        assertTrue(tests.size() >= 5, "README has lost its examples");
        return tests.stream();
    }

    private static void check(String command, String output) throws IOException, InterruptedException {
        for (String program : Installed.solvers()) {
            if (Pattern.compile("(?<![\\w/.-])" + Pattern.quote(program) + "(?![\\w/.-])")
                    .matcher(command)
                    .find()) {
                Installed.assume(program);
            }
        }
        assertEquals(output, Shell.run(Project.HOME, command, "").stdout());
    }

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
