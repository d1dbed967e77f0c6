package sudosat.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.backend.Backend;
import sudosat.backend.Backends;
import sudosat.backend.Deadline;
import sudosat.backend.Request;

/** The options of commands that run a solver. */
final class BackendOptions {
  private final Setting<String> backend;
  private final SolversOption solvers;
  private final Setting<Duration> timeout;
  private final Setting<Long> seed;

  BackendOptions(Options options) {
    backend = options.option("-b --backend", "NAME", Type.TEXT,
        "The solver: a name from solvers.yaml, sat4j (embedded), or auto, the best there is (the default).");
    solvers = new SolversOption(options);
    timeout = options.option("-t --timeout", "TIME", Type.TIME, "Give up after this time: 500ms, 90s, 2m; a bare number is seconds.");
    seed = options.option("--seed", "N", Type.NUMBER, "Seed of the solver: another seed may find another solution.");
  }

  /** SAT4J needs no file read. */
  Backend backend(Console console) {
    String name = backend.value().orElse(Backends.AUTO);
    return name.equals("sat4j") ? Backends.sat4j() : solvers.backends(console).named(name);
  }

  /** The clock starts now. */
  Request request(Optional<Path> proof) {
    OptionalLong chosenSeed = seed.value().map(OptionalLong::of).orElse(OptionalLong.empty());
    Deadline deadline = timeout.value().map(Deadline::after).orElse(Deadline.NONE);
    return new Request(chosenSeed, deadline, OptionalLong.empty(), proof);
  }
}
