package sudosat.encode;

import java.util.List;
import sudosat.cnf.ClauseSink;
import sudosat.cnf.Formula;
import sudosat.rules.AllDifferent;
import sudosat.rules.Candidates;
import sudosat.rules.Puzzle;

/** A puzzle in clauses, made anew each time it is fed, so that memory does not grow with the number of clauses. */
public final class PuzzleFormula implements Formula {
  private final Puzzle puzzle;
  private final Encoding encoding;
  private final Variables variables;
  private final List<AllDifferent> constraints;
  private final Candidates candidates;

  public PuzzleFormula(Puzzle puzzle, Encoding encoding) {
    this.puzzle = puzzle;
    this.encoding = encoding;
    this.variables = new Variables(puzzle.size(), puzzle.grids());
    this.constraints = puzzle.constraints();
    this.candidates = encoding == Encoding.COMPACT ? new Candidates(puzzle.clues(), constraints) : Candidates.all(puzzle);
  }

  @Override
  public int variables() {
    return variables.count();
  }

  /** The numbering of the cell variables, to decode models with. */
  public Variables cellVariables() {
    return variables;
  }

  @Override
  public void feed(ClauseSink sink) {
    if (candidates.isContradiction()) {
      feedContradiction(sink);
      return;
    }
    feedCells(sink);
    for (AllDifferent constraint : constraints) {
      feedGroup(constraint, sink);
    }
    if (encoding == Encoding.COMPACT) {
      feedSettled(sink);
    } else {
      feedClues(sink);
    }
  }

  /** Two units rather than an empty clause, which some readers of DIMACS do not take. */
  private static void feedContradiction(ClauseSink sink) {
    sink.clause(1);
    sink.clause(-1);
  }

  private void feedCells(ClauseSink sink) {
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
        sink.atMostOne(literals, length);
      }
    }
  }

  private void feedGroup(AllDifferent constraint, ClauseSink sink) {
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
        sink.atMostOne(literals, length);
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
