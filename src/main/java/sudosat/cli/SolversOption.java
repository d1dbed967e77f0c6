package sudosat.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import sudosat.backend.Backends;
import sudosat.io.Input;
import sudosat.io.UserError;

/** Which solvers.yaml is read: never one that merely lies in the working folder, for that could be somebody else's. */
final class SolversOption {
  private final Setting<Path> file;
  private Backends backends;

  SolversOption(Options options) {
    file = options.option("--solvers", "FILE", Type.FILE,
        "Take this solvers.yaml, not the one beside the program; SUDOSAT_SOLVERS names one too.");
  }

  /** Always the same, so that nothing is read twice. */
  synchronized Backends backends(Console console) {
    if (backends == null) {
      backends = read(console);
    }
    return backends;
  }

  /** Gets a backend ready on another thread, unless there may be a file to be told yet. What is wrong comes up when the backend is used. */
  void headStart(String backend, List<String> words, Console console) {
    for (String word : words) {
      if (word.startsWith("--solvers") || word.startsWith("@")) {
        return;
      }
    }
    Backends.beside(() -> backends(console).prepare(backend));
  }

  private Backends read(Console console) {
    Map<String, String> environment = console.environment();
    Path chosen = file.value().orElseGet(() -> fromEnvironment(console));
    String text = Input.file(chosen).text();
    Path folder = chosen.toAbsolutePath().getParent();
    return new Backends(text, chosen.toString(), folder, environment.getOrDefault("PATH", ""), environment.getOrDefault("HOME", ""));
  }

  private static Path fromEnvironment(Console console) {
    String named = console.environment().getOrDefault("SUDOSAT_SOLVERS", "");
    try {
      return named.isEmpty() ? console.home().resolve("solvers.yaml") : Path.of(named);
    } catch (InvalidPathException unnameable) {
      throw new UserError("SUDOSAT_SOLVERS: found " + UserError.quote(named) + ", expected a file name");
    }
  }
}
