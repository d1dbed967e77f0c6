package sudosat.search;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import sudosat.candidates.Candidates;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;
import sudosat.work.End;

class CoverSolverTest {
    private static final Shape SMALL = new Shape(2, 2);

    /** So many solutions were found, and there may be more unless they are all. */
    private record Count(long number, End end) {}

    private static Count count(Puzzle puzzle) throws InterruptedException {
        return count(puzzle, Long.MAX_VALUE);
    }

    private static Count count(Puzzle puzzle, long limit) throws InterruptedException {
        long[] count = new long[1];
        End end = new CoverSolver(new CoverPuzzle(puzzle.ruleSet()))
                .forEach(puzzle, solution -> ++count[0] < limit, () -> false);
        return new Count(count[0], end);
    }

    private static Set<Tuple> all(Puzzle puzzle) throws InterruptedException {
        Set<Tuple> found = new HashSet<>();
        new CoverSolver(new CoverPuzzle(puzzle.ruleSet()))
                .forEach(
                        puzzle,
                        solution -> {
                            assertEquals(List.of(), Checker.violations(puzzle, solution));
                            assertTrue(found.add(solution), "twice: " + solution);
                            return true;
                        },
                        () -> false);
        return found;
    }

    @ParameterizedTest
    @CsvSource({"2x2, 1, 288", "2x2, 2, 7584", "1x4, 1, 576"})
    void emptyGridsHaveTheirKnownCounts(String shape, int grids, long expected) throws InterruptedException {
        Shape boxes = Shape.parse(shape).orElseThrow();
        assertEquals(new Count(expected, End.ALL), count(new Puzzle(boxes, Tuple.empty(boxes.size(), grids))));
    }

    @Test
    @Tag("slow")
    void thereAre28200960GridsOfSizeSix() throws InterruptedException {
        assertEquals(new Count(28_200_960, End.ALL), count(new Puzzle(new Shape(2, 3), Tuple.empty(6, 1))));
    }

    /** Solutions are split by the value of a cell, as between threads. */
    @Test
    void keepsToTheCandidates() throws InterruptedException {
        Puzzle puzzle = new Puzzle(SMALL, Tuple.empty(4, 2));
        CoverSolver solver = new CoverSolver(new CoverPuzzle(puzzle.ruleSet()));
        long sum = 0;
        for (int value = 1; value <= 4; value++) {
            Candidates part = new Candidates(puzzle);
            part.assign(5, value);
            Set<Tuple> found = new HashSet<>();
            assertEquals(End.ALL, solver.forEach(part, found::add, () -> false));
            assertEquals(7584 / 4, found.size());
            sum += found.size();
        }
        assertEquals(7584, sum);
    }

    @ParameterizedTest
    @ValueSource(strings = {"EVERYWHERE", "HOLES", "NOWHERE"})
    void randomTuplesHaveTheSolutionsThatBruteForceFinds(Differ differ) throws InterruptedException {
        Random random = new Random(5);
        for (int round = 0; round < 40; round++) {
            int grids = 1 + random.nextInt(3);
            Puzzle puzzle = BruteForce.randomPuzzle(random, SMALL, grids, grids * (4 + random.nextInt(5)), differ);
            assertEquals(new HashSet<>(BruteForce.solutions(puzzle, 1_000_000)), all(puzzle), puzzle.toString());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagonals",
                "windows",
                "cage 5: r1c1 r1c2",
                "cage 7: r1c1 r2c2 r4c4",
                "cage : r1c1 r2c2 r4c4",
                "cage 10: r1c1 r1c2 r1c3 r1c4",
                "cage 99: r1c1 r1c2",
                "cage 3: r1c1 r1c2 r1c3 r2c1",
                "cage 15: r1c1 r1c2 r2c3 r3c4 r4c4",
                "cage 0: r1c1",
                "cage 4: r3c3",
                "greater r1c1 r4c4",
                "greater r2c2 r2c1",
                "sandwich row 1: 0",
                "sandwich row 2: 5",
                "sandwich column 4: 2",
                "sandwich column 1: 3",
                "sandwich row 1: 4",
                "region r1c1 r2c3 r3c4 r4c2",
                "jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4"
            })
    void everyRuleAloneLeavesWhatBruteForceFinds(String rule) throws InterruptedException {
        Puzzle puzzle = new Puzzle(SMALL, Tuple.empty(4, 1), Differ.EVERYWHERE, List.of(Rules.parseLine(rule)));
        assertEquals(new HashSet<>(BruteForce.solutions(puzzle, 1000)), all(puzzle));
    }

    /** Without the candidates that know more about sums: what the search itself makes of the conditions is enough. */
    @ParameterizedTest
    @ValueSource(strings = {"cage 7: r1c1 r2c2 r4c4", "greater r1c1 r4c4", "sandwich row 2: 5", "sandwich column 4: 0"})
    void conditionsHoldWithoutPropagationBefore(String rule) throws InterruptedException {
        Puzzle puzzle = new Puzzle(SMALL, Tuple.empty(4, 1), Differ.EVERYWHERE, List.of(Rules.parseLine(rule)));
        long expected = BruteForce.solutions(puzzle, 1000).size();
        CoverSolver solver = new CoverSolver(new CoverPuzzle(puzzle.ruleSet()));
        Set<Tuple> found = new HashSet<>();
        assertEquals(End.ALL, solver.forEach(Candidates.all(puzzle), found::add, () -> false));
        assertEquals(expected, found.size());
    }

    @Test
    void stopsAfterTwoSolutions() throws InterruptedException {
        Puzzle puzzle = new Puzzle(new Shape(3, 3), Tuple.empty(9, 2));
        assertEquals(new Count(2, End.ENOUGH), count(puzzle, 2));
    }

    @Test
    void rejectsPuzzleWithOtherRules() {
        CoverSolver solver = new CoverSolver(new CoverPuzzle(new Puzzle(SMALL, Tuple.empty(4, 1)).ruleSet()));
        Puzzle pair = new Puzzle(SMALL, Tuple.empty(4, 2));
        assertThrows(IllegalArgumentException.class, () -> solver.forEach(pair, solution -> false, () -> false));
    }

    @ParameterizedTest
    @EnumSource(PuzzleSource.class)
    void hardPuzzlesHaveTheirUniqueSolution(PuzzleSource source) throws InterruptedException {
        List<KnownPuzzle> puzzles = source.puzzles("tables");
        CoverSolver solver =
                new CoverSolver(new CoverPuzzle(puzzles.get(0).puzzle().ruleSet()));
        for (KnownPuzzle known : puzzles) {
            Set<Tuple> found = new HashSet<>();
            assertEquals(End.ALL, solver.forEach(known.puzzle(), found::add, () -> false));
            assertEquals(Set.of(known.solution().orElseThrow()), found, known.name());
        }
    }
}
