package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Installed;
import sudosat.Project;
import sudosat.Shell;
import sudosat.cli.help.CommandHelp;
import sudosat.cli.help.HelpItem;

/** The installed man pages and completion scripts, tried with the programs that read them. */
class SharedFilesTest {
    private static final Path SHARE =
            Project.HOME.resolve("build/install/sudosat/share").toAbsolutePath();

    private static String run(String command) throws IOException, InterruptedException {
        Shell.Result result = Shell.run(Project.HOME, command, "");
        assertEquals("", result.stderr());
        return result.stdout();
    }

    @Test
    void everyCommandHasAManPageWithItsOptions() throws IOException {
        for (CommandHelp command : HelpTest.commands()) {
            String page = Files.readString(SHARE.resolve("man/man1/sudosat-" + command.name() + ".1"))
                    .replace("\\-", "-");
            for (HelpItem option : command.options()) {
                assertTrue(page.contains("\n\\fB" + option.usage() + "\\fR\n"), option.usage());
            }
            assertTrue(Files.readString(SHARE.resolve("man/man1/sudosat.1"))
                    .contains("\n\\fB" + command.name() + "\\fR\n"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mandoc -T lint -W warning 'PAGE' 2>&1 | grep -v 'missing date'",
                "groff -man -ww -z 'PAGE' 2>&1",
                "man --warnings -l 'PAGE' 2>&1 >/dev/null"
            })
    void manPagesAreWellFormed(String check) throws IOException, InterruptedException {
        Installed.assume(check.substring(0, check.indexOf(' ')));
        try (Stream<Path> pages = Files.list(SHARE.resolve("man/man1"))) {
            for (Path page : pages.sorted().toList()) {
                assertEquals("", run(check.replace("PAGE", page.toString())));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash --norc", "zsh -f", "fish -N"})
    void shellsComplete(String command) throws IOException, InterruptedException {
        String shell = command.substring(0, command.indexOf(' '));
        Installed.assume(shell);
        Map<String, String> expected = new LinkedHashMap<>();
        expected.put("so", "solve");
        expected.put("solve --true", "--true-candidates");
        expected.put("solve --backend ki", "kissat");
        expected.put("solve --backend sat4j-p", "sat4j-pb");
        expected.put("run --backend sat4", "sat4j");
        expected.put("solve --encoding t", "textbook triads");
        expected.put("convert --from f", "f-puzzles f-puzzles-url");
        expected.put("encode --to w", "wcnf wcnf-old");
        expected.put("render --to p", "pdf png");
        expected.put("solve --rule d", "diagonals");
        expected.put("generate 3 --rule k", "killer");
        expected.put("generate 3 --difficulty e", "easy extreme");
        expected.put("solve --timeout ", "");
        expected.put("solve --output dimacs-sam", "dimacs-samples");
        expected.put("check dimacs-sam", "dimacs-samples");
        expected.put("generate dimacs-sam", "");
        expected.put("completion f", "fish");
        expected.put("help exi", "exit-codes");
        Map<String, String> offered = new LinkedHashMap<>();
        String script = command + " src/test/resources/shells/complete." + shell + " '" + SHARE + "' 'sudosat ";
        for (String typed : expected.keySet()) {
            offered.put(
                    typed,
                    run(script + typed + "'")
                            .lines()
                            .map(word -> word.replaceFirst("\t.*", "").replaceFirst("/$", ""))
                            .sorted()
                            .collect(Collectors.joining(" ")));
        }
        assertEquals(expected, offered);
    }

    @ParameterizedTest
    @CsvSource({
        "bash, bash-completion/completions/sudosat",
        "zsh, zsh/site-functions/_sudosat",
        "fish, fish/vendor_completions.d/sudosat.fish"
    })
    void installedScriptsAreThoseThatTheCommandPrints(String shell, String file)
            throws IOException, InterruptedException {
        assertEquals(Files.readString(SHARE.resolve(file)), run("sudosat completion " + shell));
    }
}
