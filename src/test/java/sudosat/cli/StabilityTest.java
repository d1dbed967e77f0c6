package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import sudosat.Project;
import sudosat.Shell;
import sudosat.Sudosat;
import sudosat.SudosatBuilder;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.cnf.Model;
import sudosat.encode.Encoding;
import sudosat.puzzle.Puzzle;
import sudosat.work.Result;

/**
 * What docs/reference/stability.md promises for every version 1.x, compared with what 1.0 did. The records are in
 * src/test/resources/stable. Commands have the form of {@link GoldenTest}, with standard output and the exit code only,
 * since messages may change. In a section {@code == json}, keys may be added, and {@code "…"} stands for any value but
 * null.
 */
@Execution(ExecutionMode.CONCURRENT)
class StabilityTest {
    private static final Path RECORDS = Project.HOME.resolve("src/test/resources/stable");
    private static final String BROKEN = "This breaks a promise of docs/reference/stability.md, so it needs version 2";
    private static final String ANY = "…";
    /** Of the recorded model in the first cell; changed to 1. */
    private static final int FIRST_VALUE = 6;

    @TempDir
    private Path folder;

    @TestFactory
    Stream<DynamicTest> commands() throws IOException {
        List<Path> cases;
        try (Stream<Path> files = Files.list(RECORDS.resolve("commands"))) {
            cases = files.sorted().toList();
        }
        return cases.stream()
                .map(file -> DynamicTest.dynamicTest(file.getFileName().toString(), () -> check(file)));
    }

    private void check(Path file) throws IOException, InterruptedException {
        Map<String, String> recorded = GoldenTest.sections(Files.readString(file));
        Shell.Result result =
                GoldenTest.run(recorded, folder.resolve(file.getFileName().toString()));
        assertEquals(recorded.getOrDefault("exit", "0"), String.valueOf(result.exitCode()), BROKEN);
        if (recorded.containsKey("json")) {
            requireSame("", objects(recorded.get("json")), objects(result.stdout()));
        } else {
            assertEquals(recorded.get("stdout"), result.stdout(), BROKEN);
        }
    }

    private static List<Object> objects(String lines) {
        return lines.lines()
                .map(line -> new Load(LoadSettings.builder().build()).loadFromString(line))
                .toList();
    }

    /** Whether all that was recorded is there still. */
    private static void requireSame(String place, Object recorded, Object actual) {
        if (recorded instanceof Map<?, ?> object && actual instanceof Map<?, ?> now) {
            object.forEach((key, value) -> {
                assertTrue(now.containsKey(key), () -> BROKEN + ": there is no key " + place + "/" + key);
                requireSame(place + "/" + key, value, now.get(key));
            });
        } else if (recorded instanceof List<?> list && actual instanceof List<?> now && list.size() == now.size()) {
            for (int i = 0; i < list.size(); i++) {
                requireSame(place + "/" + i, list.get(i), now.get(i));
            }
        } else {
            boolean isSame =
                    recorded != null && recorded.equals(ANY) ? actual != null : Objects.equals(recorded, actual);
            assertTrue(isSame, () -> BROKEN + ": " + place + " was " + recorded + " and is " + actual);
        }
    }

    /**
     * A model of 1.0 satisfies the formula of every encoding, and no longer does if the first cell
     * has another value.
     */
    @TestFactory
    Stream<DynamicTest> cellVariables() throws IOException {
        String puzzle = Files.readString(RECORDS.resolve("numbering.csv"));
        List<Integer> model = Stream.of(
                        Files.readString(RECORDS.resolve("numbering.model")).split("\\s+"))
                .map(Integer::valueOf)
                .toList();
        List<DynamicTest> tests = new ArrayList<>();
        for (Encoding encoding : Encoding.values()) {
            for (AtMostOneEncoding way : AtMostOneEncoding.values()) {
                SudosatBuilder builder = Sudosat.builder().backend("cdcl").encoding(encoding);
                if (encoding.compareTo(Encoding.COMPACT) >= 0) {
                    builder.atMostOne(way); // the other encodings have no choice
                }
                Sudosat sudosat = builder.build();
                tests.add(DynamicTest.dynamicTest(encoding + "/" + way, () -> check(sudosat, puzzle, model)));
            }
        }
        return tests.stream();
    }

    private static void check(Sudosat sudosat, String text, List<Integer> model)
            throws IOException, InterruptedException {
        Puzzle puzzle = sudosat.read(text);
        ByteArrayOutputStream formula = new ByteArrayOutputStream();
        sudosat.encode(puzzle, formula);
        assertTrue(run(sudosat, formula, model) instanceof Result.Found, BROKEN);
        List<Integer> changed = new ArrayList<>(model);
        changed.set(0, -model.get(0));
        changed.set(FIRST_VALUE - 1, -model.get(FIRST_VALUE - 1));
        assertTrue(run(sudosat, formula, changed) instanceof Result.None, "the formula leaves its cells open");
    }

    /** The answer for a formula with more unit clauses. */
    private static Result<Model> run(Sudosat sudosat, ByteArrayOutputStream formula, List<Integer> units)
            throws IOException, InterruptedException {
        StringBuilder text = new StringBuilder();
        for (String line : formula.toString(StandardCharsets.US_ASCII).split("\n")) {
            if (line.startsWith("p cnf ")) {
                String[] words = line.split(" ");
                text.append("p cnf ").append(words[2]).append(' ');
                text.append(Integer.parseInt(words[3]) + units.size()).append('\n');
            } else {
                text.append(line).append('\n');
            }
        }
        units.forEach(unit -> text.append(unit).append(" 0\n"));
        byte[] bytes = text.toString().getBytes(StandardCharsets.US_ASCII);
        return sudosat.run(sudosat.readCnf(new ByteArrayInputStream(bytes)).formula());
    }

    @Test
    void commandsAndOptions() throws IOException {
        Set<String> options = new TreeSet<>();
        HelpTest.commands().forEach(command -> {
            options.add(command.name());
            command.options()
                    .forEach(option -> option.names().forEach(name -> options.add(command.name() + " " + name)));
        });
        requireAll("options.txt", options);
    }

    /** The record of {@link sudosat.ApiTest} at 1.0; each member follows the name of its type. */
    @Test
    void api() throws IOException {
        requireAll("api.txt", members(Files.readAllLines(Project.HOME.resolve("src/test/resources/api.txt"))));
    }

    private static Set<String> members(List<String> lines) {
        Set<String> members = new TreeSet<>();
        String type = "";
        for (String line : lines) {
            type = line.startsWith(" ") ? type : line;
            members.add(line.startsWith(" ") ? type + line : line);
        }
        return members;
    }

    private static void requireAll(String record, Set<String> present) throws IOException {
        Set<String> missing = new TreeSet<>(members(Files.readAllLines(RECORDS.resolve(record))));
        missing.removeAll(present);
        assertEquals(Set.of(), missing, BROKEN);
    }
}
