package sudosat.pipeline;

import java.util.function.Function;
import java.util.function.Predicate;
import sudosat.backend.Backend;
import sudosat.backend.Enumerator.End;
import sudosat.backend.Enumerator;
import sudosat.backend.Request;
import sudosat.cnf.Answer;
import sudosat.cnf.Formula;
import sudosat.cnf.Model;
import sudosat.cnf.Renamed;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Style;
import sudosat.encode.Variables;
import sudosat.io.UserError;
import sudosat.model.Tuple;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;

/** Encodes a puzzle, has a backend answer it, decodes the answer and checks it; or finds the solution itself where that is easy. */
public final class Pipeline {
  /**
   * Tries without a solution that a search of our own may take: the hardest 9x9 need some hundreds, as long as SAT4J takes for them. In large
   * puzzles each takes longer and leads nowhere more often.
   */
  private static final int MOST_TRIES = 1000;
  private static final int TRIES_TIMES_CELLS = 200_000;

  private final Backend backend;
  private final Style style;
  private final Request request;
  private final Trust trust;
  private final boolean searches;

  /** Everything is asked of the backend. */
  public Pipeline(Backend backend, Style style, Request request, Trust trust) {
    this(backend, style, request, trust, false);
  }

  private Pipeline(Backend backend, Style style, Request request, Trust trust, boolean searches) {
    this.backend = backend;
    this.style = style;
    this.request = request.about(Request.Subject.PUZZLE);
    this.trust = trust;
    this.searches = searches;
  }

  /** The same, but the backend is asked only what a quick search does not find out. */
  public Pipeline withSearch() {
    return new Pipeline(backend, style, request, trust, true);
  }

  /** What the backend likes best, compact unless it says otherwise. */
  public static Style preferred(Backend backend) {
    String name = backend.preferredEncoding();
    return name.isEmpty() ? Style.COMPACT : Style.parse(name).orElseThrow(() -> new UserError(
        "the encoding of backend " + backend.name() + ": found " + UserError.quote(name) + ", expected " + Style.NAMES));
  }

  /** One solution. */
  public Outcome solve(Puzzle puzzle) throws InterruptedException {
    return searches ? first(puzzle, new Candidates(puzzle)) : ask(puzzle, new PuzzleFormula(puzzle, style));
  }

  /** One solution that keeps to the candidates. */
  public Outcome solve(Puzzle puzzle, Candidates candidates) throws InterruptedException {
    return searches ? first(puzzle, candidates.copy()) : ask(puzzle, formula(puzzle, candidates));
  }

  /** The same, where there is reason to believe that some are near given grids. */
  public Outcome solveNear(Tuple near, Puzzle puzzle, Candidates candidates) throws InterruptedException {
    Solutions.Oracle oracle = part -> solveNear(near, puzzle, part, Long.MAX_VALUE);
    return searches ? first(puzzle, candidates.copy(), oracle) : oracle.ask(candidates);
  }

  /**
   * One solution that keeps to the candidates, looked for near given grids: solvers try their values first. Auxiliary variables would have
   * to be near, too; without them a 25x25 pair was dug in 58 s, not 104.
   *
   * @param conflicts after which to give up, where the backend can be told
   */
  public Outcome solveNear(Tuple near, Puzzle puzzle, Candidates candidates, long conflicts) throws InterruptedException {
    Variables variables = new Variables(puzzle.size(), puzzle.grids());
    PuzzleFormula whole = new PuzzleFormula(puzzle, style.withoutAuxiliaries(), candidates);
    Renamed formula = new Renamed(whole, variable -> variables.isTrueIn(near, variable));
    Request wanted = request.about(Request.Subject.NEARLY_ALL_TRUE);
    Answer answer = backend.solve(formula, conflicts == Long.MAX_VALUE ? wanted : wanted.withConflicts(conflicts));
    return outcome(answer, model -> solved(puzzle, formula.original(), formula.inOriginal(model)));
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
    if (!searches && backend.enumerator().isPresent()) {
      PuzzleFormula formula = new PuzzleFormula(puzzle, style.withoutAuxiliaries());
      if (formula.variables() == new Variables(puzzle.size(), puzzle.grids()).count()) {
        return list(puzzle, formula, backend.enumerator().get(), wantsMore);
      }
    }
    return search(puzzle, new Candidates(puzzle), oracle(puzzle), wantsMore);
  }

  /** Only where every variable is a cell's: models that differ in others alone would be the same solution. */
  private End list(Puzzle puzzle, Formula formula, Enumerator enumerator, Predicate<Tuple> wantsMore) throws InterruptedException {
    Decoder decoder = new Decoder(puzzle, backend.name());
    return enumerator.enumerate(formula, request, model -> wantsMore.test(decoder.decode(model)));
  }

  private Solutions.Oracle oracle(Puzzle puzzle) {
    return part -> ask(puzzle, formula(puzzle, part));
  }

  private End search(Puzzle puzzle, Candidates candidates, Solutions.Oracle oracle, Predicate<Tuple> wantsMore) throws InterruptedException {
    return new Solutions(puzzle, oracle, patience(puzzle), request.deadline(), wantsMore).search(candidates);
  }

  private int patience(Puzzle puzzle) {
    return searches ? Math.min(MOST_TRIES, TRIES_TIMES_CELLS / puzzle.clues().cells()) : 0;
  }

  private PuzzleFormula formula(Puzzle puzzle, Candidates candidates) {
    return new PuzzleFormula(puzzle, style, candidates);
  }

  private Outcome ask(Puzzle puzzle, Formula formula) throws InterruptedException {
    return outcome(backend.solve(formula, request), model -> solved(puzzle, formula, model));
  }

  private static Outcome outcome(Answer answer, Function<Model, Outcome> solved) {
    if (answer instanceof Answer.Satisfiable satisfiable) {
      return solved.apply(satisfiable.model());
    }
    return answer instanceof Answer.Unknown unknown ? new Outcome.Unknown(unknown.reason()) : new Outcome.NoSolution();
  }

  private Outcome solved(Puzzle puzzle, Formula formula, Model model) {
    Decoder decoder = new Decoder(puzzle, backend.name());
    if (trust == Trust.NOTHING) {
      decoder.checkClauses(formula, model);
    }
    return new Outcome.Solved(decoder.decode(model));
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
