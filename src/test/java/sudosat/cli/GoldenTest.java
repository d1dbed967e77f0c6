package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import sudosat.Project;
import sudosat.Shell;

/**
 * Runs the command lines under src/test/resources/cli with the real program, each in an empty folder, and compares all
 * that can be seen. A file begins with the command after {@code $}, for {@code sh}; then come sections {@code == file
 * NAME}, {@code == stdin}, {@code == stdout}, {@code == stderr} and {@code == exit N}. Sections left out are empty, and
 * 0.
 */
class GoldenTest {
    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> commandLines() throws IOException {
        Path cases = Project.HOME.resolve("src/test/resources/cli");
        try (Stream<Path> files = Files.list(cases)) {
            List<Path> sorted = files.sorted().toList();
            return sorted.stream()
                    .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
        }
    }

    private void check(Path file) throws IOException, InterruptedException {
        Map<String, String> expected = sections(Files.readString(file));
        Path work = Files.createDirectory(folder.resolve(file.getFileName().toString()));
        for (Map.Entry<String, String> section : expected.entrySet()) {
            if (section.getKey().startsWith("file ")) {
                Files.writeString(work.resolve(section.getKey().substring(5)), section.getValue());
            }
        }
        Shell.Result result = Shell.run(work, expected.get("command"), expected.getOrDefault("stdin", ""));
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

    private static String text(Map<String, String> sections) {
        return "exit " + sections.get("exit") + "\n--- stdout\n" + sections.get("stdout") + "--- stderr\n"
                + sections.get("stderr");
    }

    private static Map<String, String> sections(String text) {
        Map<String, String> sections = new LinkedHashMap<>();
        String[] parts = text.split("(?m)^== ");
        sections.put("command", parts[0].strip().substring(1).strip());
        for (int i = 1; i < parts.length; i++) {
            int end = parts[i].indexOf('\n');
            String title = parts[i].substring(0, end);
            if (title.startsWith("exit ")) {
                sections.put("exit", title.substring(5));
            } else {
                sections.put(title, parts[i].substring(end + 1));
            }
        }
        return sections;
    }
}
