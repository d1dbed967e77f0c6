package sudosat.cli;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import sudosat.cli.report.Console;
import sudosat.engine.SolversLocator;

/** The program's entry point: takes hold of the process's streams and environment, and exits. */
public final class Main {
    private Main() {}

    public static void main(String[] args) {
        // Of picocli's own converters those for dates and databases would take 20 ms to set up.
        System.setProperty("picocli.converters.excludes", "java\\.(sql|time|nio)\\..*");
        // The start script says both; without it, as with `java -jar`, the jar does.
        String home = System.getProperty("sudosat.home");
        String version = System.getProperty("sudosat.version");
        Console console = new Console(
                new FileInputStream(FileDescriptor.in),
                new FileOutputStream(FileDescriptor.out),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8),
                System.getenv(),
                home == null ? SolversLocator.of(System.getenv()) : SolversLocator.of(System.getenv(), Path.of(home)),
                version == null
                        ? Objects.toString(Main.class.getPackage().getImplementationVersion(), "unknown")
                        : version);
        int code = new Cli(console).run(args);
        // From Java 21 on, System.exit looks for a logger, which takes 15 ms. Without it the program ends by itself,
        // as all its threads are daemons.
        if (code != 0) {
            System.exit(code);
        }
    }
}
