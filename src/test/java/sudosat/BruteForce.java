package sudosat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Checker;
import sudosat.rules.Differ;
import sudosat.rules.Puzzle;

/** Finds all solutions of small puzzles by trying values cell by cell, judged by the rule checker alone: an oracle for the rest. */
public final class BruteForce {
  private final Puzzle puzzle;
  private final int limit;
  private final int[] values;
  private final List<Tuple> solutions = new ArrayList<>();

  private BruteForce(Puzzle puzzle, int limit) {
    this.puzzle = puzzle;
    this.limit = limit;
    this.values = new int[puzzle.clues().cells()];
  }

  /** The solutions, at most so many. */
  public static List<Tuple> solutions(Puzzle puzzle, int limit) {
    BruteForce search = new BruteForce(puzzle, limit);
    search.fill(0);
    return search.solutions;
  }

  private void fill(int cell) {
    if (cell == values.length) {
      solutions.add(new Tuple(puzzle.size(), values));
      return;
    }
    for (int value = 1; value <= puzzle.size() && solutions.size() < limit; value++) {
      values[cell] = value;
      if (fits(cell)) {
        fill(cell + 1);
      }
    }
    values[cell] = 0;
  }

  /** Nothing but cells that are still empty may be wrong. */
  private boolean fits(int cell) {
    if (puzzle.clues().isGiven(cell) && puzzle.clues().value(cell) != values[cell]) {
      return false;
    }
    return Checker.violations(puzzle, new Tuple(puzzle.size(), values)).stream().allMatch(violation -> violation.endsWith("is empty"));
  }

  /** A puzzle whose clues are drawn by lot, solvable or not. */
  public static Puzzle randomPuzzle(Random random, Shape shape, int grids, int clues, Differ differ) {
    int[] values = new int[shape.cells() * grids];
    for (int clue = 0; clue < clues; clue++) {
      values[random.nextInt(values.length)] = 1 + random.nextInt(shape.size());
    }
    return new Puzzle(shape, new Tuple(shape.size(), values), differ);
  }

  /** A puzzle with some values of one of its solutions as clues. */
  public static Puzzle solvablePuzzle(Random random, Shape shape, int grids, int clues) {
    Puzzle seed = randomPuzzle(random, shape, grids, 3, Differ.EVERYWHERE);
    List<Tuple> solutions = solutions(seed, 1 + random.nextInt(20));
    if (solutions.isEmpty()) {
      return solvablePuzzle(random, shape, grids, clues);
    }
    Tuple solution = solutions.get(solutions.size() - 1);
    int[] values = new int[solution.cells()];
    for (int clue = 0; clue < clues; clue++) {
      int cell = random.nextInt(values.length);
      values[cell] = solution.value(cell);
    }
    return new Puzzle(shape, new Tuple(shape.size(), values));
  }
}
