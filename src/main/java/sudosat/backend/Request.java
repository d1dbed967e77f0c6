package sudosat.backend;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/** How to answer: with which seed, until when, in how much memory, and where the proof of an unsatisfiable formula goes. */
public record Request(OptionalLong seed, Deadline deadline, OptionalLong memoryKiB, Optional<Path> proof) {
  public static final Request PLAIN = new Request(OptionalLong.empty(), Deadline.NONE, OptionalLong.empty(), Optional.empty());

  Request withProof(Path file) {
    return new Request(seed, deadline, memoryKiB, Optional.of(file));
  }
}
