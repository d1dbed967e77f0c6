package sudosat.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import sudosat.cli.report.Console;
import sudosat.engine.SolversLocator;

/** The program's entry point: takes hold of the process's streams and environment, and exits. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // Of picocli's own converters those for dates and databases would take 20 ms to set up.
        System.setProperty("picocli.converters.excludes", "java\\.(sql|time|nio)\\..*");
        Console console = new Console(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                System.getenv(),
                SolversLocator.of(System.getenv(), Path.of(System.getProperty("sudosat.home", "."))),
                System.getProperty("sudosat.version", "unknown"));
        System.exit(new Cli(console).run(args));
    }
}
