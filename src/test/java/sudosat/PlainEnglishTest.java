package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What users read has no phrase that is hard to read, or has a better word in the literature. */
class PlainEnglishTest {
    /** What Gradle makes in the folders of examples. */
    private static final Pattern BUILT = Pattern.compile("/examples/.*(build|\\.gradle)/");

    private static final Pattern RETIRED = Pattern.compile("(?i)\\bclues?( that)? can go\\b|\\bjust one solution\\b"
            + "|\\b(is|are|was|were) (not )?told\\b|\\bunless (told|given)\\b|\\btold by\\b"
            + "|\\btells? (who|how|whether|what|which|where)\\b|\\bby lot\\b|\\bword counts\\b|\\b(is|are) believed\\b"
            + "|\\b(cannot|can) say\\b|\\bsay a rule|\\bat once\\b|\\bso many\\b|\\ba line each\\b"
            + "|\\ba (line|puzzle|row) a (line|puzzle)\\b|\\b(is|are|was) lost\\b|\\bsettle[sd]?\\b"
            + "|\\bplaces of a value|\\bany more\\b|\\bwhat (they share|is left|is there)\\b"
            + "|\\bas (few|many)( \\w+)? as (there )?can be\\b|\\bcan be spared\\b|\\blast words\\b|\\bone value a\\b");

    /** A text in Java; parts that are joined make one. */
    private static final Pattern TEXT =
            Pattern.compile("\"(?:[^\"\\\\\n]|\\\\.)*+\"(?:\\s*\\+\\s*\"(?:[^\"\\\\\n]|\\\\.)*+\")*+");

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*\\*(.*?)\\*/");

    /** A test that cannot fail would hide all others. */
    @Test
    void retiredPhrasesAreFound() {
        assertEquals(
                List.of("unless told", "a line each", "at once", "clue can go"),
                RETIRED.matcher("unless told, a line each; at once. No clue can go")
                        .results()
                        .map(MatchResult::group)
                        .toList());
        assertEquals(" a\n b ", comments("/** a\n * b{@link #settle} */ \"c\""));
    }

    @Test
    void pages() throws IOException {
        assertRetired(DocsTest.pages(), DocsTest::prose);
        assertRetired(List.of(Project.HOME.resolve("CHANGELOG.md")), DocsTest::prose);
    }

    /** Help, messages and reports are texts in the sources. */
    @Test
    void helpAndMessages() throws IOException {
        assertRetired(files("src/main/java", ".java"), file -> texts(Files.readString(file)));
        assertRetired(files("src/spark/java", ".java"), file -> texts(Files.readString(file)));
    }

    @Test
    void commentsOfPackagesTypesAndMethods() throws IOException {
        assertRetired(files("src/main/java", ".java"), file -> comments(Files.readString(file)));
        assertRetired(files("src/spark/java", ".java"), file -> comments(Files.readString(file)));
    }

    /** Man pages and completion scripts, as they are installed. */
    @Test
    void installedPages() throws IOException {
        List<Path> files = files("build/install/sudosat/share", "");
        assertTrue(files.size() >= 15);
        assertRetired(files, Files::readString);
    }

    /** What the program prints in tests: messages that are made of several texts. */
    @Test
    void printedTexts() throws IOException {
        assertRetired(files("src/test/resources/cli", ".txt"), Files::readString);
    }

    @Test
    void examples() throws IOException {
        assertRetired(files("examples", ""), Files::readString);
    }

    @Test
    void thePageToPlayOn() throws IOException {
        List<Path> files = Stream.concat(
                        files("src/main/resources", ".html").stream(), files("src/main/resources", ".js").stream())
                .toList();
        assertTrue(files.size() >= 5);
        assertRetired(files, Files::readString);
    }

    @Test
    void solversAndScripts() throws IOException {
        List<Path> files = Stream.of("solvers.yaml", "sudosat", "gradlew", "src/dist/bin/sudosat")
                .map(Project.HOME::resolve)
                .toList();
        assertRetired(files, Files::readString);
    }

    /** Reads what users see of a file. */
    private interface Reader {
        String read(Path file) throws IOException;
    }

    private static void assertRetired(List<Path> files, Reader reader) throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path file : files) {
            RETIRED.matcher(reader.read(file).replaceAll("\\s+", " "))
                    .results()
                    .forEach(phrase -> found.add(Project.HOME.relativize(file) + ": " + phrase.group()));
        }
        assertEquals(Set.of(), found);
    }

    private static String texts(String source) {
        String code = source.replaceAll("(?s)/\\*.*?\\*/|(?m)^\\s*//.*$", "");
        return TEXT.matcher(code)
                .results()
                .map(text -> text.group().replaceAll("\"\\s*\\+\\s*\"", ""))
                .collect(Collectors.joining("\n| "));
    }

    private static String comments(String source) {
        return COMMENT.matcher(source)
                .results()
                .map(comment -> comment.group(1).replaceAll("(?m)^\\s*\\*|\\{@[^}]*\\}", ""))
                .collect(Collectors.joining("\n| "));
    }

    private static List<Path> files(String folder, String ending) throws IOException {
        try (Stream<Path> files = Files.walk(Project.HOME.resolve(folder))) {
            return files.filter(Files::isRegularFile)
                    .filter(file -> file.toString().endsWith(ending))
                    .filter(file -> !BUILT.matcher(file.toString()).find())
                    .toList();
        }
    }
}
