package sudosat.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sudosat.BruteForce;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;
import sudosat.work.Deadline;
import sudosat.work.Result;

class RepairSearchTest {
    private static final Shape SMALL = new Shape(2, 2);

    /** Held against trying to drop every smaller set of clues. */
    @Test
    void dropsAsFewCluesAsCanBe() throws InterruptedException {
        Random random = new Random(4);
        for (int number = 0; number < 60; number++) {
            int grids = 1 + number % 2;
            Puzzle puzzle = BruteForce.randomPuzzle(random, SMALL, grids, 5 + 2 * grids, Differ.values()[number % 3]);
            DroppedClues repair =
                    DroppedClues.fewest(puzzle, Deadline.NONE).found().orElseThrow();
            assertTrue(isSolvable(repair.repaired()), puzzle.toString());
            assertEquals(
                    puzzle.clues().filledCells() - repair.cells().size(),
                    repair.repaired().clues().filledCells());
            assertFalse(isSolvableWithout(puzzle, repair.cells().size() - 1, 0), puzzle + " without " + repair.names());
        }
    }

    /** Whether so many clues from a cell on can be dropped for the puzzle to have a solution. */
    private static boolean isSolvableWithout(Puzzle puzzle, int count, int from) {
        if (count <= 0) {
            return count == 0 && isSolvable(puzzle);
        }
        for (int cell = from; cell < puzzle.clues().cells(); cell++) {
            boolean isGiven = puzzle.clues().isGiven(cell);
            if (isGiven && isSolvableWithout(puzzle.withClues(puzzle.clues().with(cell, 0)), count - 1, cell + 1)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSolvable(Puzzle puzzle) {
        return !BruteForce.solutions(puzzle, 1).isEmpty();
    }

    @Test
    void rulesThatContradictEachOtherCannotBeRepaired() throws InterruptedException {
        Puzzle puzzle = new Puzzle(
                SMALL, Tuple.empty(4, 1).with(0, 1), Differ.EVERYWHERE, List.of(Rules.parseLine("cage 9: r1c1 r4c4")));
        assertEquals(new Result.None<>(), DroppedClues.fewest(puzzle, Deadline.NONE));
    }

    @Test
    void timeLimitsAreKept() throws InterruptedException {
        Puzzle puzzle = new Puzzle(SMALL, Tuple.empty(4, 1).with(0, 1).with(1, 1));
        assertInstanceOf(Result.Unknown.class, DroppedClues.fewest(puzzle, Deadline.after(Duration.ZERO)));
    }
}
