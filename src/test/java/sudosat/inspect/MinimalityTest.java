package sudosat.inspect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.BruteForce;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.encode.EncodingStyle;
import sudosat.engine.AutoEngine;
import sudosat.engine.ClauseEngine;
import sudosat.engine.Engine;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/** Uniqueness and removable clues, against brute force. */
class MinimalityTest {
    private static final Shape SHAPE = new Shape(2, 2);
    private static final Engine ASKING = new ClauseEngine(new CheckingBackend(new Sat4j()), EncodingStyle.COMPACT);

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void agreesWithBruteForce(int grids) throws Exception {
        Random random = new Random(grids);
        for (int unique = 0; unique < 10; ) {
            unique += agrees(BruteForce.solvablePuzzle(random, SHAPE, grids, 8 * grids)) ? 1 : 0;
        }
    }

    /** Without its clue such a cell has to differ from the one that holds the same value. */
    @Test
    void agreesWhereOnlyHolesDifferAndCluesAreTheSame() throws Exception {
        Random random = new Random(7);
        List<Tuple> grids = BruteForce.solutions(new Puzzle(SHAPE, Tuple.empty(4, 1)), 288);
        for (int unique = 0; unique < 10; ) {
            Tuple first = grids.get(random.nextInt(grids.size()));
            Tuple second = grids.get(random.nextInt(grids.size()));
            int[] clues = new int[32];
            for (int cell = 0; cell < 16; cell++) {
                boolean same = first.value(cell) == second.value(cell);
                clues[cell] = same || random.nextBoolean() ? first.value(cell) : 0;
                clues[16 + cell] = same || random.nextInt(4) == 0 ? second.value(cell) : 0;
            }
            unique += agrees(new Puzzle(SHAPE, new Tuple(4, clues), Differ.HOLES)) ? 1 : 0;
        }
    }

    @Test
    void clueThatIsNotLookedAtIsNotCalledNeeded() {
        assertEquals(Truth.UNKNOWN, new Minimality(List.of(), Optional.of("time limit")).verdict());
        assertEquals(Truth.NO, new Minimality(List.of(3), Optional.of("time limit")).verdict());
        assertEquals(Truth.YES, new Minimality(List.of(), Optional.empty()).verdict());
    }

    /** Compares both pipelines with brute force; gives whether the puzzle is unique. */
    private static boolean agrees(Puzzle puzzle) throws InterruptedException {
        List<Tuple> solutions = BruteForce.solutions(puzzle, 2);
        for (Engine pipeline : List.of(ASKING, new AutoEngine(ASKING))) {
            Uniqueness uniqueness = Uniqueness.of(puzzle, pipeline, Request.PLAIN);
            assertEquals(solutions.isEmpty(), uniqueness.solvable() == Truth.NO, puzzle.toString());
            assertEquals(solutions.size() == 1, uniqueness.unique() == Truth.YES, puzzle.toString());
            if (uniqueness.only().isPresent()) {
                int[] told = new int[1];
                Minimality minimality =
                        Minimality.of(puzzle, uniqueness.only().get(), pipeline, Request.PLAIN, 2, () -> told[0]++);
                assertEquals(
                        new Minimality(removable(puzzle, uniqueness.only().get()), Optional.empty()),
                        minimality,
                        puzzle.toString());
                assertEquals(puzzle.clues().filledCells(), told[0]);
            }
        }
        return solutions.size() == 1;
    }

    private static List<Integer> removable(Puzzle puzzle, Tuple solution) {
        List<Integer> removable = new ArrayList<>();
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            Puzzle rest = puzzle.withClues(puzzle.clues().with(cell, 0));
            if (puzzle.clues().isGiven(cell) && BruteForce.solutions(rest, 2).equals(List.of(solution))) {
                removable.add(cell);
            }
        }
        return removable;
    }
}
