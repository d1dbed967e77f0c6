package sudosat.pipeline;

import java.util.ArrayList;
import java.util.List;
import sudosat.backend.Deadline;
import sudosat.model.Cell;
import sudosat.model.Tuple;
import sudosat.rules.Puzzle;

/** What came of asking which clues to drop so that a puzzle has a solution. */
public sealed interface Repair {

  /** Looks for the fewest clues to drop. */
  static Repair find(Puzzle puzzle, Deadline deadline) throws InterruptedException {
    return new RepairSearch(puzzle, deadline).find();
  }

  /**
   * No fewer clues can go.
   *
   * @param cells those of the clues to drop, in order; none if the puzzle has a solution
   */
  record Fewest(Puzzle puzzle, List<Integer> cells) implements Repair {
    public Fewest {
      cells = List.copyOf(cells);
    }

    /** The puzzle without these clues. */
    public Puzzle repaired() {
      Tuple clues = puzzle.clues();
      for (int cell : cells) {
        clues = clues.with(cell, 0);
      }
      return puzzle.withClues(clues);
    }

    /** Such as {@code r1c1 of grid 1 = 5}. */
    public List<String> names() {
      List<String> names = new ArrayList<>();
      for (int cell : cells) {
        names.add(Cell.of(cell, puzzle.size()) + " = " + puzzle.clues().value(cell));
      }
      return names;
    }
  }

  /** The rules alone have no solution. */
  record Impossible() implements Repair {}

  /** A limit ended the search. */
  record Unknown(String reason) implements Repair {}
}
