package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import sudosat.Project;

/** Runs command lines as a user would, with the built program on the PATH. */
final class Shell {
  private static final Path LAUNCHER = Path.of(System.getProperty("sudosat.launcher", Project.HOME + "/build/install/sudosat/bin/sudosat"));

  /** What a command line did. */
  record Result(int exitCode, String stdout, String stderr) {}

  private Shell() {}

  static Result run(Path folder, String command, String stdin) throws IOException, InterruptedException {
    Path streams = Files.createTempDirectory("streams");
    Files.writeString(streams.resolve("in"), stdin);
    ProcessBuilder builder = new ProcessBuilder("sh", "-c", command).directory(folder.toFile());
    builder.environment().put("PATH", LAUNCHER.toAbsolutePath().getParent() + ":" + System.getenv("PATH"));
    builder.environment().put("SAMPLES", Project.HOME.resolve("dimacs-samples").toAbsolutePath().toString());
    builder.redirectInput(streams.resolve("in").toFile());
    builder.redirectOutput(streams.resolve("out").toFile()).redirectError(streams.resolve("err").toFile());
    Process process = builder.start();
    assertTrue(process.waitFor(120, TimeUnit.SECONDS), "still running: " + command);
    return new Result(process.exitValue(), Files.readString(streams.resolve("out")), Files.readString(streams.resolve("err")));
  }
}
