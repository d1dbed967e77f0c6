package sudosat.pipeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import sudosat.backend.BackendError;
import sudosat.backend.BackendReport;
import sudosat.backend.Backends;
import sudosat.backend.Deadline;
import sudosat.backend.Request;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Differ;
import sudosat.rules.Puzzle;

/** Finds out which ways to solve puzzles are configured, found and working. */
public final class Survey {
  /** The one solution of the puzzle that can be solved. */
  private static final Tuple FILLED = new Tuple(2, new int[] {1, 2, 2, 1});

  private static final Puzzle SOLVABLE = puzzle(1, 0, 0, 0);
  private static final Puzzle UNSOLVABLE = puzzle(1, 0, 0, 2);

  private Survey() {}

  private static Puzzle puzzle(int... clues) {
    return new Puzzle(new Shape(1, 2), new Tuple(2, clues), Differ.EVERYWHERE);
  }

  /** The embedded ones first, then those of the file in its order, then the proof checkers. */
  public static List<BackendReport> of(Backends backends) throws InterruptedException {
    List<BackendReport> reports = new ArrayList<>(
        backends.survey((solver, deadline) -> problem(new ByLanguage(solver), deadline)));
    for (int place = 1; place < Backends.EMBEDDED.size(); place++) { // behind SAT4J, which is there
      String name = Backends.EMBEDDED.get(place);
      boolean isSat4j = name.equals(Backends.SAT4J_PB);
      String problem = problem(Approach.embedded(name).orElseThrow(), Deadline.after(BackendReport.PATIENCE));
      reports.add(place, BackendReport.embedded(name, isSat4j ? "opb" : "-", isSat4j ? reports.get(0).version() : "", problem));
    }
    return reports;
  }

  /** Empty if the one solution of a puzzle is found, and it is seen that another puzzle has none. */
  private static String problem(Approach approach, Deadline deadline) throws InterruptedException {
    Request request = new Request(OptionalLong.empty(), deadline, OptionalLong.empty(), Optional.empty());
    try {
      boolean works = approach.solve(SOLVABLE, request).equals(new Outcome.Solved(FILLED))
          && approach.solve(UNSOLVABLE, request) instanceof Outcome.NoSolution;
      return works ? "" : "wrong answer to a tiny puzzle";
    } catch (BackendError broken) {
      return broken.getMessage().lines().findFirst().orElse("it failed");
    }
  }
}
