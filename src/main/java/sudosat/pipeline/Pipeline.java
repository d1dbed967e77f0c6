package sudosat.pipeline;

import java.util.OptionalLong;
import sudosat.backend.Backend;
import sudosat.backend.Request;
import sudosat.cnf.Answer;
import sudosat.cnf.ClauseList;
import sudosat.cnf.Formula;
import sudosat.encode.PuzzleFormula;
import sudosat.encode.Style;
import sudosat.encode.Variables;
import sudosat.io.UserError;
import sudosat.model.Tuple;
import sudosat.rules.Puzzle;

/** Encodes a puzzle, has a backend answer it, decodes the answer and checks it. */
public final class Pipeline {
  private final Backend backend;
  private final Style style;
  private final Request request;
  private final Trust trust;

  public Pipeline(Backend backend, Style style, Request request, Trust trust) {
    this.backend = backend;
    this.style = style;
    this.request = request.forPuzzle();
    this.trust = trust;
  }

  /** What the backend likes best, compact unless it says otherwise. */
  public static Style preferred(Backend backend) {
    String name = backend.preferredEncoding();
    return name.isEmpty() ? Style.COMPACT : Style.parse(name).orElseThrow(() -> new UserError(
        "the encoding of backend " + backend.name() + ": found " + UserError.quote(name) + ", expected " + Style.NAMES));
  }

  public Outcome solve(Puzzle puzzle) throws InterruptedException {
    return outcome(puzzle, new PuzzleFormula(puzzle, style));
  }

  private Outcome outcome(Puzzle puzzle, Formula formula) throws InterruptedException {
    Answer answer = backend.solve(formula, request);
    if (answer instanceof Answer.Satisfiable satisfiable) {
      Decoder decoder = new Decoder(puzzle, backend.name());
      if (trust == Trust.NOTHING) {
        decoder.checkClauses(formula, satisfiable.model());
      }
      return new Outcome.Solved(decoder.decode(satisfiable.model()));
    }
    return answer instanceof Answer.Unknown unknown ? new Outcome.Unknown(unknown.reason()) : new Outcome.NoSolution();
  }

  /**
   * Counts the solutions, one after the other, each forbidden by a clause before the next is looked for.
   *
   * @return the count, or nothing if a limit ended it
   */
  public OptionalLong count(Puzzle puzzle) throws InterruptedException {
    Formula formula = new PuzzleFormula(puzzle, style);
    ClauseList found = new ClauseList();
    Outcome outcome = outcome(puzzle, formula);
    while (outcome instanceof Outcome.Solved solved) {
      forbid(solved.solution(), found);
      outcome = outcome(puzzle, formula.and(found));
    }
    return outcome instanceof Outcome.NoSolution ? OptionalLong.of(found.clauses()) : OptionalLong.empty();
  }

  private static void forbid(Tuple solution, ClauseList clauses) {
    Variables variables = new Variables(solution.size(), solution.grids());
    int[] clause = new int[solution.cells()];
    for (int cell = 0; cell < clause.length; cell++) {
      clause[cell] = -variables.of(cell, solution.value(cell));
    }
    clauses.clause(clause, clause.length);
  }
}
