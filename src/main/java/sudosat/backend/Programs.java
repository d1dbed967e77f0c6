package sudosat.backend;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Finds programs as a shell would, without one.
 *
 * @param searchPath folders as in PATH
 * @param home what a leading {@code ~/} stands for
 * @param base where names with a slash, but not from the root, start: the folder of solvers.yaml
 */
record Programs(String searchPath, String home, Path base) {

  Optional<Path> find(String program) {
    try {
      return program.contains("/") ? runnable(base.resolve(expanded(program))) : search(program);
    } catch (InvalidPathException notAName) {
      return Optional.empty();
    }
  }

  /** The only expansion there is. */
  private String expanded(String program) {
    return program.startsWith("~/") ? home + program.substring(1) : program;
  }

  private Optional<Path> search(String program) {
    for (String folder : searchPath.split(File.pathSeparator)) {
      Optional<Path> found = runnable(Path.of(folder.isEmpty() ? "." : folder, program));
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private static Optional<Path> runnable(Path file) {
    return Files.isExecutable(file) && !Files.isDirectory(file) ? Optional.of(file.toAbsolutePath()) : Optional.empty();
  }
}
