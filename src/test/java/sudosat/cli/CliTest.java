package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import sudosat.Project;
import sudosat.cli.help.CommandHelp;
import sudosat.cli.report.Console;
import sudosat.engine.SolversLocator;

/** Tests what becomes of a command, whichever it is. */
class CliTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int run(OutputStream out, String... words) {
        SolversLocator solvers = SolversLocator.of(Map.of(), Project.HOME);
        PrintStream messages = new PrintStream(err, true, StandardCharsets.UTF_8);
        Console console = new Console(InputStream.nullInputStream(), out, messages, Map.of(), solvers, "1.2.3");
        return new Cli(console).run(words);
    }

    @ParameterizedTest
    @EnumSource(CommandName.class)
    void everyCommandHasHelp(CommandName name) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertEquals(0, run(out, name.word(), "--help"));
        String usage = "Usage: sudosat " + name.word() + " ";
        assertTrue(out.toString(StandardCharsets.UTF_8).contains(usage), out::toString);
    }

    static Stream<String> commandsThatReadPuzzlesAndWriteJson() {
        return HelpTest.commands().stream()
                .filter(command -> command.option("--json").isPresent())
                .filter(command -> command.synopsis().endsWith("[PUZZLE...]"))
                .map(CommandHelp::name);
    }

    /** As docs/reference/json.md says. */
    @ParameterizedTest
    @MethodSource("commandsThatReadPuzzlesAndWriteJson")
    void inABatchAPuzzleThatCannotBeReadIsAnObject(String command) {
        String puzzle = "1234341221434321".replace('2', '.');
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertEquals(2, run(out, command, "--json", puzzle, Project.HOME.resolve("build.gradle") + "", puzzle));
        List<String> lines = out.toString(StandardCharsets.UTF_8).lines().toList();
        assertEquals(3, lines.size(), lines.toString());
        assertTrue(lines.get(1).startsWith("{\"puzzle\":2,\"error\":\""), lines.get(1));
        assertTrue(lines.get(2).startsWith("{\"puzzle\":3,"), lines.get(2));
    }

    @Test
    void aBugSaysWhatToAttach() {
        OutputStream broken = new OutputStream() {
            @Override
            public void write(int next) {
                throw new IllegalStateException("a broken stream");
            }
        };
        assertEquals(70, run(broken, "convert", Project.HOME.resolve("dimacs-samples/pair-k2.csv") + ""));
        String said = err.toString(StandardCharsets.UTF_8);
        assertTrue(said.startsWith("sudosat: this is a bug in sudosat 1.2.3:\n"), said);
        assertTrue(said.contains("IllegalStateException: a broken stream\n\tat "), said);
        assertTrue(
                said.endsWith("sudosat: please report it with the text above, the output of 'sudosat --version -v' and"
                        + " the input\n"),
                said);
    }
}
