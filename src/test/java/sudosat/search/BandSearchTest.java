package sudosat.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.BruteForce;
import sudosat.KnownPuzzle;
import sudosat.PuzzleSource;
import sudosat.backend.Request;
import sudosat.engine.BacktrackingEngine;
import sudosat.engine.CoverEngine;
import sudosat.engine.Engine;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;
import sudosat.work.End;

class BandSearchTest {
    private static final Shape SMALL = new Shape(2, 2);

    private static Set<Tuple> all(Puzzle puzzle) throws InterruptedException {
        Set<Tuple> found = new HashSet<>();
        assertEquals(End.ALL, BandSearch.list(puzzle, () -> false, solution -> {
            assertTrue(found.add(solution), "twice: " + solution);
            return true;
        }));
        return found;
    }

    private static Puzzle empty(String boxes, int grids, List<GridRule> rules) {
        Shape shape = Shape.parse(boxes).orElseThrow();
        return new Puzzle(shape, Tuple.empty(shape.size(), grids), Differ.EVERYWHERE, rules);
    }

    @ParameterizedTest
    @CsvSource({"2x2, 1, 288", "2x2, 2, 7584", "1x3, 1, 12", "3x1, 1, 12", "1x3, 2, 24"})
    void emptyGridsHaveTheirKnownCounts(String boxes, int grids, long expected) throws InterruptedException {
        assertEquals(expected, all(empty(boxes, grids, List.of())).size());
    }

    @Test
    @Tag("slow")
    void thereAre28200960GridsOfSizeSix() throws InterruptedException {
        long[] count = new long[1];
        BandSearch.list(empty("2x3", 1, List.of()), () -> false, solution -> ++count[0] > 0);
        assertEquals(28_200_960, count[0]);
    }

    @ParameterizedTest
    @EnumSource(Differ.class)
    void randomTuplesHaveTheSolutionsThatBruteForceFinds(Differ differ) throws InterruptedException {
        Random random = new Random(6);
        for (int round = 0; round < 40; round++) {
            int grids = 1 + random.nextInt(3);
            Puzzle puzzle = BruteForce.randomPuzzle(random, SMALL, grids, grids * (4 + random.nextInt(5)), differ);
            assertEquals(new HashSet<>(BruteForce.solutions(puzzle, 1_000_000)), all(puzzle), puzzle.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"diagonals", "windows", "cage : r1c1 r2c2 r4c4", "region r1c1 r2c3 r3c4 r4c2"})
    void everyRuleThatCellsDifferLeavesWhatBruteForceFinds(String rule) throws InterruptedException {
        Puzzle puzzle = empty("2x2", 1, List.of(Rules.parseLine(rule)));
        assertTrue(BandSearch.supports(puzzle.ruleSet()));
        assertEquals(new HashSet<>(BruteForce.solutions(puzzle, 1000)), all(puzzle));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cage 7: r1c1 r2c2 r4c4",
                "greater r1c1 r4c4",
                "sandwich row 2: 5",
                "jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4",
                "grid 2: jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4"
            })
    void knowsNothingOfSumsAndIrregularRegions(String rule) {
        assertFalse(BandSearch.supports(
                empty("2x2", 2, List.of(Rules.parseLine(rule))).ruleSet()));
    }

    @ParameterizedTest
    @CsvSource({"3x3, true", "3x2, true", "3x1, true", "2x4, false", "5x2, false", "4x4, false"})
    void knowsSmallBoxes(String boxes, boolean expected) {
        assertEquals(expected, BandSearch.supports(empty(boxes, 1, List.of()).ruleSet()));
    }

    /** Exact cover is the judge. */
    @ParameterizedTest
    @CsvSource({
        "2x3, 5, 60",
        "3x2, 1, 8",
        "3x1, 2, 2",
        "1x3, 2, 1",
        "1x2, 2, 1",
        "3x3, 1, 25",
        "3x3, 2, 60",
        "3x3, 5, 190"
    })
    void countsWhatExactCoverCounts(String boxes, int grids, int clues) throws InterruptedException {
        Random random = new Random(clues);
        Shape shape = Shape.parse(boxes).orElseThrow();
        Tuple filled = new BacktrackingEngine()
                .solve(empty(boxes, grids, List.of()), Request.PLAIN)
                .found()
                .orElseThrow();
        for (int round = 0; round < 20; round++) {
            Tuple some = Tuple.empty(shape.size(), grids);
            for (int clue = 0; clue < clues; clue++) {
                int cell = random.nextInt(filled.cells());
                some = some.with(
                        cell, round % 4 == 3 && clue == 0 ? 1 + random.nextInt(shape.size()) : filled.value(cell));
            }
            Puzzle puzzle = new Puzzle(shape, some);
            assertEquals(count(new CoverEngine(), puzzle), counted(puzzle), puzzle.toString());
        }
    }

    /** Cells that differ for more reasons than one, in some grids only. */
    @ParameterizedTest
    @CsvSource({
        "diagonals, 22",
        "windows, 22",
        "pyramids, 22",
        "grid 1: diagonals, 24",
        "region r1c1 r2c4 r3c7 r4c2 r5c5 r6c8 r7c3 r8c6 r9c9, 24"
    })
    void countsUnderMoreRulesWhatExactCoverCounts(String rule, int clues) throws InterruptedException {
        Random random = new Random(clues);
        Puzzle empty = empty("3x3", 1, List.of(Rules.parseLine(rule)));
        Tuple filled =
                new BacktrackingEngine().solve(empty, Request.PLAIN).found().orElseThrow();
        for (int round = 0; round < 20; round++) {
            Tuple some = Tuple.empty(9, 1);
            for (int clue = 0; clue < clues; clue++) {
                int cell = random.nextInt(filled.cells());
                some = some.with(cell, filled.value(cell));
            }
            Puzzle puzzle = empty.withClues(some);
            assertTrue(BandSearch.supports(puzzle.ruleSet()));
            assertEquals(count(new CoverEngine(), puzzle), counted(puzzle), puzzle.toString());
        }
    }

    private static long counted(Puzzle puzzle) throws InterruptedException {
        long[] count = new long[1];
        BandSearch.list(puzzle, () -> false, solution -> ++count[0] < 500);
        return count[0];
    }

    private static long count(Engine engine, Puzzle puzzle) throws InterruptedException {
        long[] count = new long[1];
        engine.list(puzzle, Request.PLAIN, solution -> ++count[0] < 500);
        return count[0];
    }

    @Test
    void cluesThatContradictHaveNoSolution() throws InterruptedException {
        Puzzle puzzle = new Puzzle(SMALL, Tuple.empty(4, 1).with(0, 1).with(5, 1));
        assertEquals(Set.of(), all(puzzle));
    }

    @Test
    void endsWhenItIsEnough() throws InterruptedException {
        Puzzle pair = empty("3x3", 2, List.of());
        assertEquals(End.ENOUGH, BandSearch.list(pair, () -> false, solution -> false));
        assertEquals(End.TIME_LIMIT, BandSearch.list(pair, () -> true, solution -> true));
        Thread.currentThread().interrupt();
        assertThrows(InterruptedException.class, () -> BandSearch.list(pair, () -> false, solution -> true));
    }

    @ParameterizedTest
    @EnumSource(PuzzleSource.class)
    void hardPuzzlesHaveTheirUniqueSolution(PuzzleSource source) throws InterruptedException {
        for (KnownPuzzle known : source.puzzles("tables")) {
            assertEquals(Set.of(known.solution().orElseThrow()), all(known.puzzle()), known.name());
        }
    }
}
