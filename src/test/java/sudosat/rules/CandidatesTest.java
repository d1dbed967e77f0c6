package sudosat.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import sudosat.BruteForce;
import sudosat.model.Shape;
import sudosat.model.Tuple;

class CandidatesTest {
  @RepeatedTest(100)
  void keepEveryValueOfEverySolution(RepetitionInfo info) {
    Random random = new Random(info.getCurrentRepetition());
    Puzzle puzzle = BruteForce.randomPuzzle(random, new Shape(2, 2), 1 + random.nextInt(3), random.nextInt(12), Differ.values()[random.nextInt(3)]);
    List<Tuple> solutions = BruteForce.solutions(puzzle, 200);
    Candidates candidates = of(puzzle);
    assertFalse(candidates.isContradiction() && !solutions.isEmpty());
    for (Tuple solution : solutions) {
      for (int cell = 0; cell < solution.cells(); cell++) {
        assertTrue(candidates.isOpen(cell, solution.value(cell)));
      }
    }
  }

  @Test
  void solveAPuzzleOfSinglesAlone() {
    int[] clues = {1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2};
    Candidates candidates = of(new Puzzle(new Shape(2, 2), new Tuple(4, clues)));
    for (int cell = 0; cell < 16; cell++) {
      assertTrue(candidates.isSettled(cell), "cell " + cell);
    }
  }

  @Test
  void seeTwoEqualCluesInAHouse() {
    int[] clues = new int[16];
    clues[0] = 2;
    clues[3] = 2;
    assertTrue(of(new Puzzle(new Shape(2, 2), new Tuple(4, clues))).isContradiction());
  }

  @Test
  void seeThatAPairOfSingleCellsHasNoSolution() {
    assertTrue(of(new Puzzle(new Shape(1, 1), Tuple.empty(1, 2))).isContradiction());
    assertFalse(of(new Puzzle(new Shape(1, 1), Tuple.empty(1, 1))).isContradiction());
  }

  @Test
  void takeAValueFromTheCorrespondingCell() {
    int[] clues = new int[32];
    clues[0] = 2;
    Candidates candidates = of(new Puzzle(new Shape(2, 2), new Tuple(4, clues)));
    assertFalse(candidates.isOpen(16, 2));
    assertEquals(3, candidates.count(16));
  }

  @Test
  void propagateALongChainWithoutRunningOutOfStack() {
    int size = 100;
    int[] clues = new int[size * size];
    for (int cell = 0; cell < clues.length; cell++) {
      int row = cell / size;
      clues[cell] = (row % 10 * 10 + row / 10 + cell % size) % size + 1;
    }
    for (int cell = 0; cell < clues.length; cell += 2) {
      clues[cell] = 0;
    }
    Candidates candidates = of(new Puzzle(new Shape(10, 10), new Tuple(size, clues)));
    assertFalse(candidates.isContradiction());
    assertTrue(candidates.isSettled(1));
  }

  private static Candidates of(Puzzle puzzle) {
    return new Candidates(puzzle.clues(), puzzle.constraints());
  }
}
