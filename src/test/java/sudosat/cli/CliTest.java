package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sudosat.Project;
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
