package sudosat.pipeline;

import java.util.Locale;
import java.util.OptionalLong;
import sudosat.backend.Backend;
import sudosat.backend.Request;
import sudosat.cnf.Answer;
import sudosat.cnf.ClauseList;
import sudosat.cnf.Formula;
import sudosat.encode.Encoding;
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
    this.request = request;
    this.trust = trust;
  }

  /** What the backend likes best, compact unless it says otherwise. */
  public static Encoding preferred(Backend backend) {
    String name = backend.preferredEncoding();
    for (Encoding encoding : Encoding.values()) {
      if (encoding.name().toLowerCase(Locale.ROOT).equals(name)) {
        return encoding;
      }
    }
    if (!name.isEmpty()) {
      throw new UserError("backend " + backend.name() + ": unknown encoding " + UserError.quote(name));
    }
    return Encoding.COMPACT;
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
