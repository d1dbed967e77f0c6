package sudosat.encode;

import java.util.List;
import sudosat.cnf.AtMostOne;
import sudosat.cnf.ClauseCounter;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.cnf.FreshVariables;
import sudosat.rules.AllDifferent;
import sudosat.rules.Cage;
import sudosat.rules.Candidates;
import sudosat.rules.Constraint;
import sudosat.rules.Greater;
import sudosat.rules.Puzzle;
import sudosat.rules.Sandwich;

/** A puzzle in clauses, made anew each time it is fed, so that memory does not grow with the number of clauses. */
public final class PuzzleFormula implements Formula {
  private final Puzzle puzzle;
  private final Encoding encoding;
  private final AtMostOne atMostOne;
  private final Variables variables;
  private final List<Constraint> constraints;
  private final Candidates candidates;
  /** The highest variable and the number of clauses, counted once by feeding nobody; -1 as long as nobody has asked. */
  private int highest = -1;
  private long clauses = -1;

  public PuzzleFormula(Puzzle puzzle, Style style) {
    this.puzzle = puzzle;
    this.encoding = style.encoding();
    this.atMostOne = style.effectiveAtMostOne();
    this.variables = new Variables(puzzle.size(), puzzle.grids());
    this.constraints = puzzle.constraints();
    this.candidates = encoding == Encoding.COMPACT ? new Candidates(puzzle.clues(), constraints) : Candidates.all(puzzle);
  }

  @Override
  public int variables() {
    measure();
    return highest;
  }

  @Override
  public long clauses() {
    measure();
    return clauses;
  }

  private synchronized void measure() {
    if (clauses < 0) {
      ClauseCounter counter = new ClauseCounter();
      highest = feedWith(counter);
      clauses = counter.clauses();
    }
  }

  @Override
  public void feed(ClauseSink sink) {
    feedWith(sink);
  }

  /** Gives the highest variable used. */
  private int feedWith(ClauseSink sink) {
    FreshVariables fresh = new FreshVariables(variables.count());
    if (candidates.isContradiction()) {
      sink.contradiction(1);
    } else {
      feedAll(sink, fresh);
    }
    return fresh.highest();
  }

  private void feedAll(ClauseSink sink, FreshVariables fresh) {
    feedCells(sink, fresh);
    RuleClauses rules = new RuleClauses(variables, candidates, fresh, sink);
    for (Constraint constraint : constraints) {
      if (constraint instanceof AllDifferent group) {
        feedGroup(group, sink, fresh);
      } else if (constraint instanceof Cage.Sum sum) {
        rules.feed(sum);
      } else if (constraint instanceof Greater.Comparison comparison) {
        rules.feed(comparison);
      } else if (constraint instanceof Sandwich.Between between) {
        rules.feed(between);
      }
    }
    if (encoding == Encoding.COMPACT) {
      feedSettled(sink);
    } else {
      feedClues(sink);
    }
  }

  private void feedCells(ClauseSink sink, FreshVariables fresh) {
    int[] literals = new int[puzzle.size()];
    for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
      int length = 0;
      for (int value = 1; value <= puzzle.size(); value++) {
        if (candidates.isOpen(cell, value)) {
          literals[length++] = variables.of(cell, value);
        }
      }
      if (length > 1 || encoding != Encoding.COMPACT) {
        sink.clause(literals, length);
        atMostOne.feed(literals, length, fresh, sink);
      }
    }
  }

  private void feedGroup(AllDifferent constraint, ClauseSink sink, FreshVariables fresh) {
    boolean house = constraint.isHouse(puzzle.size());
    int[] literals = new int[constraint.cells().length];
    for (int value = 1; value <= puzzle.size(); value++) {
      int length = 0;
      for (int cell : constraint.cells()) {
        if (candidates.isOpen(cell, value)) {
          literals[length++] = variables.of(cell, value);
        }
      }
      if (house && (length > 1 || encoding != Encoding.COMPACT)) {
        sink.clause(literals, length);
      }
      if (!house || encoding != Encoding.MINIMAL) {
        atMostOne.feed(literals, length, fresh, sink);
      }
    }
  }

  private void feedClues(ClauseSink sink) {
    for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
      if (puzzle.clues().isGiven(cell)) {
        sink.clause(variables.of(cell, puzzle.clues().value(cell)));
      }
    }
  }

  /** Every settled variable as a unit, so that any model decodes without the puzzle. */
  private void feedSettled(ClauseSink sink) {
    for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
      for (int value = 1; value <= puzzle.size(); value++) {
        if (!candidates.isOpen(cell, value)) {
          sink.clause(-variables.of(cell, value));
        } else if (candidates.isSettled(cell)) {
          sink.clause(variables.of(cell, value));
        }
      }
    }
  }
}
