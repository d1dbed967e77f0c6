package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Holds the rooms apart: what each may import, and that only the command line touches the process. */
class LayeringTest {
    /** The package {@code sudosat} itself. */
    private static final String API = "(api)";

    /** What each room may import: only rooms above it in this list, so that there are no cycles. */
    private static final Map<String, Set<String>> MAY_IMPORT = rooms(
            "work:",
            "io:",
            "puzzle: io",
            "puzzle.rules: puzzle io",
            "candidates: puzzle",
            "format: puzzle puzzle.rules io",
            "cnf: io work",
            "dimacs: cnf io work",
            "encode: puzzle puzzle.rules candidates cnf dimacs io",
            "search: puzzle candidates work",
            "languages: puzzle puzzle.rules candidates cnf dimacs encode search io",
            "cdcl: cnf io work",
            "proof: cnf io work",
            "backend: cnf dimacs cdcl proof io work",
            "backend.process: backend cnf io work",
            "backend.sat4j: backend cnf io work",
            "engine: puzzle candidates cnf dimacs encode search languages backend backend.process backend.sat4j io"
                    + " work",
            "inspect: puzzle candidates cnf dimacs encode search languages backend backend.process backend.sat4j"
                    + " engine io work",
            "explain: puzzle work",
            "generate.rules: puzzle puzzle.rules encode engine io work",
            "generate: puzzle puzzle.rules candidates encode backend engine search explain generate.rules io work",
            "generate.fewest: puzzle candidates search backend engine inspect generate work",
            "render: puzzle puzzle.rules io",
            "bench: puzzle cnf dimacs encode languages backend backend.process engine format io work",
            API + ": *",
            "cli.report: " + API + " puzzle format backend engine inspect generate generate.fewest explain io work",
            "cli.help:",
            "cli: *");

    private static Map<String, Set<String>> rooms(String... lines) {
        Map<String, Set<String>> rooms = new LinkedHashMap<>();
        for (String line : lines) {
            String[] parts = line.split(":\\s*", 2);
            Set<String> imports = parts[1].equals("*") ? Set.copyOf(rooms.keySet()) : Set.of(parts[1].split(" "));
            assertTrue(
                    parts[1].isEmpty() || rooms.keySet().containsAll(imports), parts[0] + " imports a room below it");
            rooms.put(parts[0], imports);
        }
        return rooms;
    }

    /** Libraries stay in the room that wraps them. */
    private static final Map<String, Set<String>> LIBRARIES = Map.of(
            "picocli",
            Set.of("cli"),
            "org.sat4j",
            Set.of("backend.sat4j"),
            "org.apache.commons.exec",
            Set.of("backend.process"),
            "org.snakeyaml",
            Set.of("backend", "format"),
            "org.apache.commons.csv",
            Set.of("format", "bench"),
            "org.tukaani",
            Set.of("io"),
            "org.knowm.xchart",
            Set.of("bench"),
            "de.erichseifert",
            Set.of("bench"),
            "org.apache.pdfbox",
            Set.of("render"),
            "org.apache.fontbox",
            Set.of("render"));

    private static final Pattern IMPORT = Pattern.compile("\\bsudosat((?:\\.[a-z0-9]+)*)\\.[A-Z]");

    @Test
    void roomsImportOnlyWhatTheyMay() throws IOException {
        Set<String> wrong = new TreeSet<>();
        for (Path file : sources()) {
            String room = room(file);
            assertTrue(MAY_IMPORT.containsKey(room), "a room without rules: " + room);
            Matcher matcher = IMPORT.matcher(Files.readString(file));
            while (matcher.find()) {
                String other = name(matcher.group(1));
                if (!other.equals(room) && !MAY_IMPORT.get(room).contains(other)) {
                    wrong.add(room + " uses " + other + " in " + file.getFileName());
                }
            }
        }
        assertEquals(Set.of(), wrong);
    }

    @Test
    void librariesStayInTheirRooms() throws IOException {
        Set<String> wrong = new TreeSet<>();
        for (Path file : sources()) {
            String room = room(file);
            String text = Files.readString(file);
            LIBRARIES.forEach((library, rooms) -> {
                if (text.contains("import " + library + ".") && !rooms.contains(room)) {
                    wrong.add(library + " in " + file.getFileName());
                }
            });
        }
        assertEquals(Set.of(), wrong);
    }

    /** But for the folder of temporary files, which Java decides on. */
    @Test
    void onlyTheCommandLineTouchesTheProcess() throws IOException {
        Pattern process =
                Pattern.compile("System\\.(in|out|err|exit|getenv|getProperty(?!\\(\"java\\.io\\.tmpdir\"))\\b");
        Set<String> wrong = new TreeSet<>();
        for (Path file : sources()) {
            if (!room(file).startsWith("cli")
                    && process.matcher(withoutComments(Files.readString(file))).find()) {
                wrong.add(file.getFileName().toString());
            }
        }
        assertEquals(Set.of(), wrong);
    }

    @Test
    void everyRoomSaysWhatItIsFor() {
        for (String room : MAY_IMPORT.keySet()) {
            String folder = room.equals(API) ? "" : room.replace('.', '/');
            Path info = Path.of("src/main/java/sudosat", folder, "package-info.java");
            assertTrue(Files.exists(Project.HOME.resolve(info)), room);
        }
    }

    private static String withoutComments(String source) {
        return source.replaceAll("(?s)/\\*.*?\\*/", "");
    }

    private static String room(Path file) {
        Path root = Project.HOME.resolve("src/main/java/sudosat");
        return name("." + root.relativize(file.getParent()).toString().replace('/', '.'));
    }

    private static String name(String packageName) {
        return packageName.length() > 1 ? packageName.substring(1) : API;
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(Project.HOME.resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
