package sudosat.backend;

import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalLong;

/** How to answer: what, with which seed, until when, in how much memory, and where the proof of an unsatisfiable formula goes. */
public record Request(Subject subject, OptionalLong seed, Deadline deadline, OptionalLong memoryKiB, Optional<Path> proof) {
  public static final Request PLAIN = new Request(OptionalLong.empty(), Deadline.NONE, OptionalLong.empty(), Optional.empty());

  /** What the formula is about: solvers may have been tuned for it. */
  public enum Subject {
    PUZZLE,
    ANYTHING
  }

  public Request(OptionalLong seed, Deadline deadline, OptionalLong memoryKiB, Optional<Path> proof) {
    this(Subject.ANYTHING, seed, deadline, memoryKiB, proof);
  }

  /** The same, for the formula of a puzzle. */
  public Request forPuzzle() {
    return new Request(Subject.PUZZLE, seed, deadline, memoryKiB, proof);
  }

  /** The same, the proof going to the file. */
  public Request withProof(Path file) {
    return new Request(subject, seed, deadline, memoryKiB, Optional.of(file));
  }

  Request withoutMemoryLimit() {
    return new Request(subject, seed, deadline, OptionalLong.empty(), proof);
  }
}
