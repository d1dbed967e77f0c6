package sudosat.pipeline;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import sudosat.backend.Enumerator.End;
import sudosat.backend.Request;
import sudosat.bridge.CoverPuzzle;
import sudosat.bridge.CoverSolver;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Checker;
import sudosat.rules.Puzzle;

/** Solves puzzles as exact cover problems. */
final class ByCover implements Approach {
  /** The rules met last, and what every thread has made of them: puzzles of a batch are mostly of one kind. */
  private static volatile CoverPuzzle latest;

  private static final ThreadLocal<Own> OWN = ThreadLocal.withInitial(() -> new Own(null, null));

  private record Own(CoverPuzzle rules, CoverSolver solver) {}

  @Override
  public Outcome solve(Puzzle puzzle, Request request) throws InterruptedException {
    Tuple[] found = new Tuple[1];
    End end = list(puzzle, request, solution -> {
      found[0] = solution;
      return false;
    });
    return Outcome.of(end, found[0]);
  }

  @Override
  public Outcome solve(Puzzle puzzle, Candidates candidates, Request request) throws InterruptedException {
    Tuple[] found = new Tuple[1];
    End end = end(solver(puzzle).forEach(candidates, checked(puzzle, solution -> {
      found[0] = solution;
      return false;
    }), request.deadline()::isOver));
    return Outcome.of(end, found[0]);
  }

  @Override
  public boolean lists(Puzzle puzzle) {
    return true;
  }

  @Override
  public End list(Puzzle puzzle, Request request, Predicate<Tuple> wantsMore) throws InterruptedException {
    return list(puzzle, request.deadline()::isOver, wantsMore);
  }

  /** The same, until somebody who is asked now and then says that it is enough. */
  static End list(Puzzle puzzle, BooleanSupplier isOver, Predicate<Tuple> wantsMore) throws InterruptedException {
    return end(solver(puzzle).forEach(puzzle, checked(puzzle, wantsMore), isOver));
  }

  private static Predicate<Tuple> checked(Puzzle puzzle, Predicate<Tuple> wantsMore) {
    return solution -> {
      List<String> violations = Checker.violations(puzzle, solution);
      if (!violations.isEmpty()) {
        throw new IllegalStateException("a wrong cover: " + violations.get(0));
      }
      return wantsMore.test(solution);
    };
  }

  private static End end(sudosat.cover.CoverSearch.End end) {
    return switch (end) {
      case ALL -> End.ALL;
      case ENOUGH -> End.ENOUGH;
      case LIMIT -> End.LIMIT;
    };
  }

  private static CoverSolver solver(Puzzle puzzle) {
    Own own = OWN.get();
    if (own.rules == null || !own.rules.fits(puzzle)) {
      CoverPuzzle rules = latest;
      if (rules == null || !rules.fits(puzzle)) {
        rules = new CoverPuzzle(puzzle);
        latest = rules;
      }
      own = new Own(rules, new CoverSolver(rules));
      OWN.set(own);
    }
    return own.solver;
  }
}
