package sudosat.search;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import sudosat.BruteForce;
import sudosat.PuzzleSource;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.encode.EncodingStyle;
import sudosat.engine.AutoEngine;
import sudosat.engine.ClauseEngine;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Line;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Rule;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Cage;
import sudosat.puzzle.rules.Greater;
import sudosat.puzzle.rules.Sandwich;
import sudosat.work.End;

/** Variants have the same solutions by exact cover as by SAT. */
class CoverVariantsTest {
    private static Set<Tuple> byCover(Puzzle puzzle) throws InterruptedException {
        Set<Tuple> found = new HashSet<>();
        assertEquals(
                End.ALL, new CoverSolver(new CoverPuzzle(puzzle.ruleSet())).forEach(puzzle, found::add, () -> false));
        return found;
    }

    private static Set<Tuple> byPipeline(Puzzle puzzle) throws InterruptedException {
        Set<Tuple> found = new HashSet<>();
        new AutoEngine(new ClauseEngine(new Sat4j(), EncodingStyle.COMPACT)).list(puzzle, Request.PLAIN, found::add);
        return found;
    }

    @Test
    void rulesMixedByLotInTuples() throws InterruptedException {
        Random random = new Random(23);
        for (int round = 0; round < 60; round++) {
            Shape shape = round % 3 == 0 ? new Shape(2, 3) : new Shape(2, 2);
            int grids = 1 + random.nextInt(2);
            Puzzle solvable = BruteForce.solvablePuzzle(random, shape, grids, shape.cells() * grids / 2);
            Tuple solution = BruteForce.solutions(solvable, 1).get(0);
            List<GridRule> rules = new ArrayList<>();
            for (int number = random.nextInt(5); number >= 0; number--) {
                int grid = random.nextInt(grids);
                rules.add(new GridRule(OptionalInt.of(grid), rule(random, shape, solution, grid * shape.cells())));
            }
            Puzzle puzzle = new Puzzle(shape, solvable.clues(), Differ.EVERYWHERE, rules);
            assertEquals(byPipeline(puzzle), byCover(puzzle), puzzle.toString());
        }
    }

    /** A rule that mostly fits the solution. */
    private static Rule rule(Random random, Shape shape, Tuple solution, int first) {
        if (random.nextInt(3) == 0) {
            return new Sandwich(
                    Line.values()[random.nextInt(2)], random.nextInt(shape.size()), random.nextInt(shape.size() * 2));
        }
        List<Cell> cells = new ArrayList<>();
        Set<Integer> values = new HashSet<>();
        while (cells.size() < 2 || random.nextInt(3) > 0 && values.size() < shape.size()) {
            int cell = random.nextInt(shape.cells());
            if (values.add(solution.value(first + cell))) {
                cells.add(Cell.of(cell, shape.size()));
            }
        }
        if (random.nextInt(3) == 0) {
            int larger = random.nextInt(2);
            return new Greater(cells.get(larger), cells.get(1 - larger));
        }
        int sum = values.stream().mapToInt(Integer::intValue).sum() + (random.nextInt(8) == 0 ? 1 : 0);
        return new Cage(random.nextInt(4) == 0 ? OptionalInt.empty() : OptionalInt.of(sum), cells);
    }

    @TestFactory
    Stream<DynamicContainer> textPuzzlesHaveTheirUniqueSolution() {
        return PuzzleSource.containers(source -> source.puzzles("text").stream()
                .map(known -> DynamicTest.dynamicTest(known.name(), () -> {
                    assertEquals(Set.of(known.solution().orElseThrow()), byCover(known.puzzle()));
                    assertEquals(Set.of(known.solution().orElseThrow()), byPipeline(known.puzzle()));
                })));
    }
}
