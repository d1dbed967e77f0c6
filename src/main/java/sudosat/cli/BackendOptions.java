package sudosat.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import sudosat.backend.Backend;
import sudosat.backend.Backends;
import sudosat.backend.Deadline;
import sudosat.backend.Request;

/** The options of commands that run a solver. */
final class BackendOptions {
  @Option(names = {"-b", "--backend"}, paramLabel = "NAME", defaultValue = Backends.AUTO,
      description = "The solver: a name from solvers.yaml, sat4j (embedded), or auto, the best there is (default: ${DEFAULT-VALUE}).")
  private String backend;

  @Mixin private SolversOption solvers;

  @Option(names = {"-t", "--timeout"}, paramLabel = "TIME", description = "Give up after this time: 500ms, 90s, 2m; a bare number is seconds.")
  private Duration timeout;

  @Option(names = "--seed", paramLabel = "N", description = "Seed of the solver: another seed may find another solution.")
  private Long seed;

  /** SAT4J needs no file read. */
  Backend backend(Console console) {
    return backend.equals("sat4j") ? Backends.sat4j() : solvers.backends(console).named(backend);
  }

  /** The clock starts now. */
  Request request(Optional<Path> proof) {
    Deadline deadline = timeout == null ? Deadline.NONE : Deadline.after(timeout);
    return new Request(seed == null ? OptionalLong.empty() : OptionalLong.of(seed), deadline, OptionalLong.empty(), proof);
  }
}
