package sudosat.pipeline;

import sudosat.model.Tuple;

/** What came of solving a puzzle. */
public sealed interface Outcome {

  /** A solution that the rule checker agrees with. */
  record Solved(Tuple solution) implements Outcome {}

  /** Proven: there is none. */
  record NoSolution() implements Outcome {}

  /** A limit ended the search. */
  record Unknown(String reason) implements Outcome {}
}
