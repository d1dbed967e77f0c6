package sudosat.pipeline;

import sudosat.backend.Enumerator.End;
import sudosat.model.Tuple;

/** What came of solving a puzzle. */
public sealed interface Outcome {

  /** What a search for a first solution has come to. */
  static Outcome of(End end, Tuple found) {
    return switch (end) {
      case ENOUGH -> new Solved(found);
      case ALL -> new NoSolution();
      case LIMIT -> new Unknown("time limit");
    };
  }

  /** A solution that the rule checker agrees with. */
  record Solved(Tuple solution) implements Outcome {}

  /** Proven: there is none. */
  record NoSolution() implements Outcome {}

  /** A limit ended the search. */
  record Unknown(String reason) implements Outcome {}
}
