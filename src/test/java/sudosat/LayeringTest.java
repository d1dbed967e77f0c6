package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    private static final Map<String, Set<String>> MAY_IMPORT = Map.ofEntries(
            Map.entry("work", Set.of()),
            Map.entry("io", Set.of()),
            Map.entry("model", Set.of("io")),
            Map.entry("rules", Set.of("io", "model")),
            Map.entry("cnf", Set.of()),
            Map.entry("cover", Set.of("work")),
            Map.entry("dimacs", Set.of("cnf", "io", "work")),
            Map.entry("encode", Set.of("model", "rules", "cnf")),
            Map.entry("bridge", Set.of("io", "model", "rules", "cnf", "dimacs", "encode", "cover", "work")),
            Map.entry("format", Set.of("model", "rules", "io")),
            Map.entry("backend", Set.of("cnf", "dimacs", "io", "work")),
            Map.entry(
                    "engine",
                    Set.of("io", "model", "rules", "cnf", "encode", "backend", "cover", "bridge", "dimacs", "work")),
            Map.entry(
                    "pipeline",
                    Set.of(
                            "io", "model", "rules", "cnf", "dimacs", "encode", "format", "backend", "cover", "bridge",
                            "work", "engine")),
            Map.entry(
                    "generate",
                    Set.of("io", "model", "rules", "cnf", "encode", "backend", "engine", "pipeline", "work")),
            Map.entry("explain", Set.of("model", "rules", "work")),
            Map.entry("render", Set.of("io", "model", "rules")),
            Map.entry(
                    "bench", Set.of("io", "rules", "cnf", "dimacs", "encode", "backend", "engine", "pipeline", "work")),
            Map.entry(
                    "cli",
                    Set.of(
                            "io",
                            "model",
                            "rules",
                            "cnf",
                            "dimacs",
                            "encode",
                            "format",
                            "backend",
                            "pipeline",
                            "cover",
                            "bridge",
                            "generate",
                            "explain",
                            "render",
                            "bench",
                            "work",
                            "engine")));

    /** Libraries stay in the room that wraps them. */
    private static final Map<String, Set<String>> LIBRARIES = Map.of(
            "picocli",
            Set.of("cli"),
            "org.sat4j",
            Set.of("backend"),
            "org.apache.commons.exec",
            Set.of("backend"),
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

    private static final Pattern IMPORT = Pattern.compile("\\bsudosat\\.([a-z]+)\\.[A-Z]");

    @Test
    void roomsImportOnlyWhatTheyMay() throws IOException {
        Set<String> wrong = new TreeSet<>();
        for (Path file : sources()) {
            String room = file.getParent().getFileName().toString();
            assertTrue(MAY_IMPORT.containsKey(room), "a room without rules: " + room);
            Matcher matcher = IMPORT.matcher(Files.readString(file));
            while (matcher.find()) {
                String other = matcher.group(1);
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
            String room = file.getParent().getFileName().toString();
            String text = Files.readString(file);
            LIBRARIES.forEach((library, rooms) -> {
                if (text.contains("import " + library + ".") && !rooms.contains(room)) {
                    wrong.add(library + " in " + file.getFileName());
                }
            });
        }
        assertEquals(Set.of(), wrong);
    }

    @Test
    void onlyTheCommandLineTouchesTheProcess() throws IOException {
        Pattern process = Pattern.compile("System\\.(in|out|err|exit|getenv|getProperty)\\b");
        Set<String> wrong = new TreeSet<>();
        for (Path file : sources()) {
            if (!file.getParent().endsWith("cli")
                    && process.matcher(Files.readString(file)).find()) {
                wrong.add(file.getFileName().toString());
            }
        }
        assertEquals(Set.of(), wrong);
    }

    @Test
    void everyRoomSaysWhatItIsFor() {
        for (String room : MAY_IMPORT.keySet()) {
            assertTrue(
                    Files.exists(Project.HOME.resolve("src/main/java/sudosat/" + room + "/package-info.java")), room);
        }
    }

    private static List<Path> sources() throws IOException {
        try (Stream<Path> files = Files.walk(Project.HOME.resolve("src/main/java"))) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }
}
