package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Compiles and runs the Java examples of Javadoc and of the guides, without the optional libraries. An example may use
 * {@code text}, a puzzle, and finds {@code pair.csv} and {@code unsolvable.csv} in its folder.
 */
class JavaExamplesTest {
    private static final Pattern JAVADOC = Pattern.compile("<pre>\\{@code\n(.*?)\\}</pre>", Pattern.DOTALL);
    private static final Pattern GUIDE = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Pattern IMPORT = Pattern.compile("^import .*;\n", Pattern.MULTILINE);

    /** What examples in Javadoc, which have no imports, may use. */
    private static final String IMPORTS = Stream.of(
                    "java.nio.file",
                    "java.time",
                    "java.util",
                    "sudosat",
                    "sudosat.explain",
                    "sudosat.generate",
                    "sudosat.puzzle",
                    "sudosat.render")
            .map(name -> "import " + name + ".*;\n")
            .reduce("", String::concat);

    @TempDir
    Path folder;

    /** Some code and where it stands. */
    private record Example(Path source, String code) {
        @Override
        public String toString() {
            return source.getFileName() + ": " + code.lines().findFirst().orElse("");
        }
    }

    static List<Example> examples() throws IOException {
        List<Example> examples = new ArrayList<>();
        for (String name : List.of("Sudosat", "PuzzleSettings", "render/PictureSettings")) {
            Path file = Project.HOME.resolve("src/main/java/sudosat/" + name + ".java");
            String comments = Files.readString(file).replaceAll("(?m)^ *\\* ?", "");
            addAll(JAVADOC.matcher(comments), file, examples);
        }
        Path guide = Project.HOME.resolve("docs/how-to/embed-in-java.md");
        addAll(GUIDE.matcher(Files.readString(guide)), guide, examples);
        return examples;
    }

    private static void addAll(Matcher blocks, Path file, List<Example> examples) {
        while (blocks.find()) {
            examples.add(new Example(file, blocks.group(1)));
        }
    }

    @Test
    void thereAreExamples() throws IOException {
        assertEquals(4, examples().stream().map(Example::source).distinct().count());
    }

    @ParameterizedTest
    @MethodSource("examples")
    void examplesRun(Example example) throws IOException, InterruptedException {
        Path samples = Project.HOME.resolve("dimacs-samples");
        Files.copy(samples.resolve("pair-k3.csv"), folder.resolve("pair.csv"));
        Files.copy(samples.resolve("unsolvable-k3.csv"), folder.resolve("unsolvable.csv"));
        StringBuilder imports = new StringBuilder(IMPORTS);
        IMPORT.matcher(example.code).results().forEach(line -> imports.append(line.group()));
        Files.writeString(
                folder.resolve("Example.java"),
                imports + "class Example {\n  public static void main(String[] args) throws Exception {\n"
                        + "    String text = Files.readString(Path.of(\"pair.csv\"));\n"
                        + IMPORT.matcher(example.code).replaceAll("") + "  }\n}\n");
        Shell.Result result = Shell.run(
                folder,
                Shell.javaWithout("picocli", "xchart", "VectorGraphics", "pdfbox", "fontbox", "xz") + "Example.java",
                "");
        assertEquals(0, result.exitCode(), result.stderr());
        assertEquals("", result.stderr());
        assertTrue(
                !example.code.contains("System.out") || result.stdout().contains("1"),
                () -> "printed: " + result.stdout());
    }
}
