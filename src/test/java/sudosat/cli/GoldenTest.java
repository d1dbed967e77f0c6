package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import sudosat.Installed;
import sudosat.Project;
import sudosat.Shell;

/**
 * Runs the command lines under src/test/resources/cli with the real program, each in an empty folder, and compares all
 * that can be seen. A file begins with the command after {@code $}, for {@code sh}; then come sections {@code == needs
 * PROGRAMS}, {@code == file NAME}, {@code == stdin}, {@code == stdout}, {@code == stderr} and {@code == exit N}.
 * Sections left out are empty, and 0. A case is skipped if one of its programs is not installed. The text
 * {@code {path of sh}} stands for the file of a program.
 */
@Execution(ExecutionMode.CONCURRENT)
class GoldenTest {
    private static final Pattern PATH_OF = Pattern.compile("\\{path of ([^}]+)}");

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> commandLines() throws IOException {
        return cases().stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private static List<Path> cases() throws IOException {
        try (Stream<Path> files = Files.list(Project.HOME.resolve("src/test/resources/cli"))) {
            return files.sorted().toList();
        }
    }

    private void check(Path file) throws IOException, InterruptedException {
        Map<String, String> expected = sections(located(Files.readString(file)));
        Installed.assume(programs(expected));
        Shell.Result result = run(expected, folder.resolve(file.getFileName().toString()));
        Map<String, String> actual = new LinkedHashMap<>(expected);
        actual.put("stdout", result.stdout());
        actual.put("stderr", result.stderr());
        actual.put("exit", String.valueOf(result.exitCode()));
        for (String name : List.of("stdout", "stderr")) {
            expected.putIfAbsent(name, "");
        }
        expected.putIfAbsent("exit", "0");
        assertEquals(text(expected), text(actual));
    }

    /** Runs the command in a new folder with its files. */
    static Shell.Result run(Map<String, String> sections, Path work) throws IOException, InterruptedException {
        Files.createDirectory(work);
        for (Map.Entry<String, String> section : sections.entrySet()) {
            if (section.getKey().startsWith("file ")) {
                Files.writeString(work.resolve(section.getKey().substring(5)), section.getValue());
            }
        }
        return Shell.run(work, sections.get("command"), sections.getOrDefault("stdin", ""));
    }

    private static String located(String text) {
        return PATH_OF.matcher(text)
                .replaceAll(match -> Matcher.quoteReplacement(
                        Installed.find(match.group(1)).orElseThrow().toString()));
    }

    private static String[] programs(Map<String, String> sections) {
        return sections.containsKey("needs") ? sections.get("needs").split(" ") : new String[0];
    }

    /** A misspelt name would skip its case for good. */
    @Test
    void needsAreProgramsOfSolversYaml() throws IOException {
        Set<String> known = Installed.solvers();
        for (Path file : cases()) {
            for (String program : programs(sections(Files.readString(file)))) {
                assertTrue(known.contains(program), file.getFileName() + " needs " + program);
            }
        }
    }

    private static String text(Map<String, String> sections) {
        return "exit " + sections.get("exit") + "\n--- stdout\n" + sections.get("stdout") + "--- stderr\n"
                + sections.get("stderr");
    }

    static Map<String, String> sections(String text) {
        Map<String, String> sections = new LinkedHashMap<>();
        String[] parts = text.split("(?m)^== ");
        sections.put("command", parts[0].strip().substring(1).strip());
        for (int i = 1; i < parts.length; i++) {
            int end = parts[i].indexOf('\n');
            String title = parts[i].substring(0, end);
            if (title.startsWith("exit ")) {
                sections.put("exit", title.substring(5));
            } else if (title.startsWith("needs ")) {
                sections.put("needs", title.substring(6));
            } else {
                sections.put(title, parts[i].substring(end + 1));
            }
        }
        return sections;
    }
}
