package sudosat.pipeline;

import java.util.function.Function;
import sudosat.backend.Enumerator.End;
import sudosat.cnf.Answer;
import sudosat.cnf.Model;
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

  /**
   * What a solver's answer comes to.
   *
   * @param solved makes a solution of a model
   */
  static Outcome of(Answer answer, Function<Model, Outcome> solved) {
    if (answer instanceof Answer.Satisfiable satisfiable) {
      return solved.apply(satisfiable.model());
    }
    return answer instanceof Answer.Unknown unknown ? new Unknown(unknown.reason()) : new NoSolution();
  }

  /** A solution that the rule checker agrees with. */
  record Solved(Tuple solution) implements Outcome {}

  /** Proven: there is none. */
  record NoSolution() implements Outcome {}

  /** A limit ended the search. */
  record Unknown(String reason) implements Outcome {}
}
