package sudosat.pipeline;

import java.util.function.Predicate;
import sudosat.backend.Backend;
import sudosat.backend.Enumerator.End;
import sudosat.backend.Request;
import sudosat.encode.Style;
import sudosat.io.UserError;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;

/** Has puzzles solved in some way, or finds solutions itself where that is easy. */
public final class Pipeline {
  /**
   * Tries without a solution that a search of our own may take: the hardest 9x9 need some hundreds, as long as SAT4J takes for them. In large
   * puzzles each takes longer and leads nowhere more often.
   */
  private static final int MOST_TRIES = 1000;
  private static final int TRIES_TIMES_CELLS = 200_000;

  private final Approach approach;
  private final Request request;
  private final boolean searches;

  /** Everything is asked of the backend. */
  public Pipeline(Backend backend, Style style, Request request, Trust trust) {
    this(new ByClauses(backend, style, trust), request);
  }

  /** Everything is solved in this way. */
  public Pipeline(Approach approach, Request request) {
    this(approach, request.about(Request.Subject.PUZZLE), false);
  }

  private Pipeline(Approach approach, Request request, boolean searches) {
    this.approach = approach;
    this.request = request;
    this.searches = searches;
  }

  /** The same, but only what a quick search does not find out is asked. */
  public Pipeline withSearch() {
    return new Pipeline(approach, request, true);
  }

  /** What the backend likes best, compact unless it says otherwise. */
  public static Style preferred(Backend backend) {
    String name = backend.preferredEncoding();
    return name.isEmpty() ? Style.COMPACT : Style.parse(name).orElseThrow(() -> new UserError(
        "the encoding of backend " + backend.name() + ": found " + UserError.quote(name) + ", expected " + Style.NAMES));
  }

  /** One solution. */
  public Outcome solve(Puzzle puzzle) throws InterruptedException {
    return searches ? first(puzzle, new Candidates(puzzle)) : approach.solve(puzzle, request);
  }

  /** One solution that keeps to the candidates. */
  public Outcome solve(Puzzle puzzle, Candidates candidates) throws InterruptedException {
    return searches ? first(puzzle, candidates.copy()) : approach.solve(puzzle, candidates, request);
  }

  /** The same, where there is reason to believe that some are near given grids. */
  public Outcome solveNear(Tuple near, Puzzle puzzle, Candidates candidates) throws InterruptedException {
    Solutions.Oracle oracle = part -> solveNear(near, puzzle, part, Long.MAX_VALUE);
    return searches ? first(puzzle, candidates.copy(), oracle) : oracle.ask(candidates);
  }

  /**
   * One solution that keeps to the candidates, looked for near given grids.
   *
   * @param conflicts after which to give up, where that can be told
   */
  public Outcome solveNear(Tuple near, Puzzle puzzle, Candidates candidates, long conflicts) throws InterruptedException {
    return approach.solveNear(near, puzzle, candidates, conflicts, request);
  }

  private Outcome first(Puzzle puzzle, Candidates candidates) throws InterruptedException {
    return first(puzzle, candidates, oracle(puzzle));
  }

  private Outcome first(Puzzle puzzle, Candidates candidates, Solutions.Oracle oracle) throws InterruptedException {
    Tuple[] found = new Tuple[1];
    End end = search(puzzle, candidates, oracle, solution -> {
      found[0] = solution;
      return false;
    });
    return switch (end) {
      case ENOUGH -> new Outcome.Solved(found[0]);
      case ALL -> new Outcome.NoSolution();
      case LIMIT -> new Outcome.Unknown("time limit");
    };
  }

  /**
   * Solution after solution, never one twice.
   *
   * @param wantsMore gets each, and says whether to go on
   */
  public End forEach(Puzzle puzzle, Predicate<Tuple> wantsMore) throws InterruptedException {
    return !searches && approach.lists(puzzle)
        ? approach.list(puzzle, request, wantsMore)
        : search(puzzle, new Candidates(puzzle), oracle(puzzle), wantsMore);
  }

  private Solutions.Oracle oracle(Puzzle puzzle) {
    return part -> approach.solve(puzzle, part, request);
  }

  private End search(Puzzle puzzle, Candidates candidates, Solutions.Oracle oracle, Predicate<Tuple> wantsMore) throws InterruptedException {
    return new Solutions(puzzle, oracle, patience(puzzle), request.deadline(), wantsMore).search(candidates);
  }

  private int patience(Puzzle puzzle) {
    return searches ? Math.min(MOST_TRIES, TRIES_TIMES_CELLS / puzzle.clues().cells()) : 0;
  }

  /** So many solutions were found, and there may be more unless they are all. */
  public record Count(long number, End end) {}

  /** Counts solutions, up to a limit. */
  public Count count(Puzzle puzzle, long limit) throws InterruptedException {
    long[] count = new long[1];
    End end = forEach(puzzle, solution -> ++count[0] < limit);
    return new Count(count[0], end);
  }
}
