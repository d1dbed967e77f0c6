package sudosat;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs command lines as a user would, with the built program on the PATH. */
public final class Shell {
    private static final Path LAUNCHER =
            Path.of(System.getProperty("sudosat.launcher", Project.HOME + "/build/install/sudosat/bin/sudosat"));

    /** What a command line did. */
    public record Result(int exitCode, String stdout, String stderr) {}

    private Shell() {}

    /** Runs a command line to its end, which must come within some minutes even on a busy machine. */
    public static Result run(Path folder, String command, String stdin) throws IOException, InterruptedException {
        Path in = Files.createTempFile("sudosat-test", ".in");
        Path out = Files.createTempFile("sudosat-test", ".out");
        Path err = Files.createTempFile("sudosat-test", ".err");
        try {
            Files.writeString(in, stdin);
            ProcessBuilder builder = builder(folder, command);
            builder.redirectInput(in.toFile()).redirectOutput(out.toFile()).redirectError(err.toFile());
            Process process = builder.start();
            assertTrue(process.waitFor(300, TimeUnit.SECONDS), "still running: " + command);
            return new Result(process.exitValue(), Files.readString(out), Files.readString(err));
        } finally {
            for (Path stream : new Path[] {in, out, err}) {
                Files.delete(stream);
            }
        }
    }

    /**
     * The beginning of a command line that runs Java with the libraries of the built program but for some.
     *
     * @param missing how the names of their files begin
     */
    public static String javaWithout(String... missing) {
        return "for jar in \"$(dirname \"$(command -v sudosat)\")\"/../lib/*.jar; do case ${jar##*/} in "
                + String.join("*|", missing) + "*) ;; *) path=$path:$jar ;; esac; done; '"
                + System.getProperty("java.home") + "/bin/java' -cp \"$path\" ";
    }

    /** Starts a command line and leaves it to itself. */
    public static Process start(Path folder, String command) throws IOException {
        ProcessBuilder builder = builder(folder, command);
        if (ignoresSignals()) {
            builder.command().addAll(0, List.of("env", "--default-signal=INT,HUP"));
        }
        return builder.start();
    }

    /** As do programs started by nohup or in the background of a script, and all that they start. */
    private static boolean ignoresSignals() throws IOException {
        Path status = Path.of("/proc/self/status");
        return Files.exists(status)
                && Files.readAllLines(status).stream()
                        .filter(line -> line.startsWith("SigIgn:"))
                        .anyMatch(line ->
                                (Long.parseUnsignedLong(line.substring(7).strip(), 16) & 0b11) != 0);
    }

    private static ProcessBuilder builder(Path folder, String command) {
        ProcessBuilder builder =
                new ProcessBuilder(new ArrayList<>(List.of("sh", "-c", command))).directory(folder.toFile());
        builder.environment().put("PATH", LAUNCHER.toAbsolutePath().getParent() + ":" + System.getenv("PATH"));
        builder.environment()
                .put(
                        "SAMPLES",
                        Project.HOME.resolve("dimacs-samples").toAbsolutePath().toString());
        return builder;
    }
}
