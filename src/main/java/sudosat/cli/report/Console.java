package sudosat.cli.report;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import sudosat.engine.SolversLocator;
import sudosat.io.UserError;

/**
 * The world outside as the commands see it.
 */
public record Console(
        InputStream in,
        OutputStream out,
        PrintStream err,
        Map<String, String> environment,
        SolversLocator solvers,
        String version,
        Part part) {
    private static final Path STANDARD_INPUT = Path.of("/proc/self/fd/0");
    private static final Path STANDARD_OUTPUT = Path.of("/proc/self/fd/1");
    private static final Path STANDARD_ERROR = Path.of("/proc/self/fd/2");

    /** For a command that does all the work itself. */
    public Console(
            InputStream in,
            OutputStream out,
            PrintStream err,
            Map<String, String> environment,
            SolversLocator solvers,
            String version) {
        this(in, out, err, environment, solvers, version, Part.WHOLE);
    }

    /** Whether messages go to a terminal; only there is a progress bar shown. */
    boolean isInteractive() {
        return isTerminal(STANDARD_ERROR);
    }

    /** Whether somebody has to type what is read. */
    public boolean readsFromTerminal() {
        return isTerminal(STANDARD_INPUT);
    }

    /** Whether results go to a terminal. */
    public boolean printsToTerminal() {
        return isTerminal(STANDARD_OUTPUT);
    }

    /** Whether results go to a terminal that has colors, and nobody has asked for none (no-color.org). */
    public boolean hasColors() {
        String terminal = environment.getOrDefault("TERM", "");
        boolean isAble = !terminal.isEmpty() && !terminal.equals("dumb");
        return isAble && environment.getOrDefault("NO_COLOR", "").isEmpty() && printsToTerminal();
    }

    private static boolean isTerminal(Path stream) {
        try {
            String target = Files.readSymbolicLink(stream).toString();
            return target.startsWith("/dev/pts/") || target.startsWith("/dev/tty");
        } catch (IOException unknown) {
            return System.console() != null;
        }
    }

    /** The same with other standard input. */
    public Console reading(byte[] input) {
        return new Console(new ByteArrayInputStream(input), out, err, environment, solvers, version, part);
    }

    /** Prints a message; what it quotes from outside cannot steer the terminal. */
    public void warn(String message) {
        err.println("sudosat: " + UserError.visible(message));
    }
}
