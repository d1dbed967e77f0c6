package sudosat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.backend.BuiltIn;
import sudosat.backend.SolversFile;
import sudosat.cli.HelpTest;
import sudosat.cli.report.ExitCode;
import sudosat.cnf.AtMostOneEncoding;
import sudosat.encode.Encoding;
import sudosat.explain.Technique;
import sudosat.format.Formats;
import sudosat.io.UserError;
import sudosat.languages.Language;
import sudosat.puzzle.rules.Rules;

/** The pages of docs/reference name everything that the program defines. */
class ReferenceTest {
    private static final Pattern KEY = Pattern.compile("\"(\\w+)\":");
    /** Code that begins with an option or with sudosat, up to the next program. */
    private static final Pattern CODE =
            Pattern.compile("(?m)`(--[^`]*|sudosat [^`]*)`|(?:^|[|;(] *)sudosat ([^|;\n]*)");

    private static final Pattern OPTION = Pattern.compile("(?<![\\w'-])--[a-z][a-z-]*");
    /** Those that help does not list, a former name, and those of other programs. */
    private static final Set<String> OTHER_OPTIONS = Set.of(
            "--version",
            "--maximal",
            "--sat",
            "--stable",
            "--sshlogin",
            "--conf",
            "--no-install-recommends",
            "--user",
            "--total-executor-cores");

    /** The other direction: pages name no option that does not exist, or no longer does. */
    @Test
    void options() throws IOException {
        Set<String> known = new TreeSet<>(OTHER_OPTIONS);
        HelpTest.commands().forEach(command -> command.options().forEach(option -> known.addAll(option.names())));
        Set<String> unknown = new TreeSet<>();
        for (Path page : DocsTest.pages()) {
            CODE.matcher(Files.readString(page))
                    .results()
                    .flatMap(code -> OPTION.matcher(code.group()).results())
                    .filter(option -> !known.contains(option.group()))
                    .forEach(option -> unknown.add(page.getFileName() + ": " + option.group()));
        }
        assertEquals(Set.of(), unknown);
    }

    @Test
    void rules() throws IOException {
        assertNames("rules.md", Rules.keywords(), keyword -> "| `#" + keyword);
    }

    @Test
    void formats() throws IOException {
        assertNames("formats.md", Formats.names(), name -> "`" + name + "`");
    }

    @Test
    void encodings() throws IOException {
        assertNames("encodings.md", labels(Encoding.values()), name -> "| `" + name + "` |");
        assertNames("encodings.md", labels(AtMostOneEncoding.values()), name -> "| `" + name + "` |");
    }

    @Test
    void languages() throws IOException {
        assertNames("languages.md", labels(Language.values()), name -> "`" + name + "`");
    }

    @Test
    void builtInBackends() throws IOException {
        assertNames("backends.md", BuiltIn.labels(), name -> "| `" + name + "` |");
    }

    @Test
    void exitCodes() throws IOException {
        List<Integer> codes =
                Stream.of(ExitCode.values()).map(code -> code.number).distinct().toList();
        assertNames("exit-codes.md", codes, code -> code == 10 ? "10 for satisfiable" : "\n| " + code + " | ");
    }

    @Test
    void techniques() throws IOException {
        assertNames("techniques.md", List.of(Technique.values()), technique -> "\n| " + technique.title() + " | ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"command: [a]", "check: [a, '{cnf}', '{proof}']"})
    void keysOfSolvers(String entry) throws IOException {
        String text = "a:\n  " + entry + "\n  nonsense: b\n";
        String message = assertThrows(UserError.class, () -> SolversFile.read(text, "solvers.yaml"))
                .getMessage();
        List<String> keys =
                List.of(message.substring(message.indexOf("one of ") + 7).split(", "));
        assertNames("solvers-yaml.md", keys, key -> "`" + key + "`");
    }

    @Test
    void columnsOfBench() throws IOException, InterruptedException {
        String rows = Shell.run(Project.HOME, "sudosat bench -q -b dlx dimacs-samples/pair-k2.csv", "")
                .stdout();
        List<String> columns = List.of(rows.lines().findFirst().orElseThrow().split(","));
        assertNames("bench.md", columns, column -> "`" + column + "`");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "check --json dimacs-samples/pair-k2.csv",
                "check --json --solution dimacs-samples/pair-k2.solution.csv dimacs-samples/pair-k2.csv",
                "check --json --clash dimacs-samples/unsolvable-k3.csv",
                "check --json --repair dimacs-samples/unsolvable-k3.csv",
                "explain --json dimacs-samples/pair-k2.csv",
                "explain --json --hint dimacs-samples/pair-k2.csv",
                "generate 2 --json --seed 1",
                "generate 2 --json --seed 1 --fewest",
            })
    void keysOfJson(String command) throws IOException, InterruptedException {
        String printed = Shell.run(Project.HOME, "sudosat " + command, "").stdout();
        List<String> keys = KEY.matcher(printed.replaceAll("\"techniques\":\\{[^}]*\\}", "\"techniques\":0"))
                .results()
                .map(key -> key.group(1))
                .distinct()
                .toList();
        assertFalse(keys.isEmpty());
        assertNames("json.md", keys, key -> "`" + key + "`");
    }

    private static List<String> labels(Enum<?>[] values) {
        return Arrays.stream(values)
                .map(value -> value.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                .toList();
    }

    private static <T> void assertNames(String page, List<T> things, Function<T, String> written) throws IOException {
        String text = Files.readString(Project.HOME.resolve("docs/reference").resolve(page));
        TreeSet<String> missing = new TreeSet<>();
        for (T thing : things) {
            if (!text.contains(written.apply(thing))) {
                missing.add(thing.toString());
            }
        }
        assertEquals(new TreeSet<>(), missing);
    }
}
