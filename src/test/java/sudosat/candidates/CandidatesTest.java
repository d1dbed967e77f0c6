package sudosat.candidates;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.BruteForce;
import sudosat.puzzle.CellNames;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

class CandidatesTest {
    /** Rules for 4x4 that leave solutions, mostly. */
    private static final List<String> RULES = List.of(
            "diagonals",
            "cage: r1c1 r1c2 r2c3",
            "cage 6: r1c1 r2c1 r2c2",
            "cage 7: r3c3 r3c4",
            "greater r2c2 r2c3",
            "greater r4c1 r3c1",
            "sandwich row 2: 2",
            "sandwich column 3: 5",
            "region r1c2 r2c4 r3c1 r4c3",
            "jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4",
            "grid 1: cage: r1c1 r1c2 r1c3 r4c4");

    @RepeatedTest(100)
    void keepEveryValueOfEverySolution(RepetitionInfo info) {
        Random random = new Random(info.getCurrentRepetition());
        keepsSolutions(BruteForce.randomPuzzle(
                random,
                new Shape(2, 2),
                1 + random.nextInt(3),
                random.nextInt(12),
                Differ.values()[random.nextInt(3)]));
    }

    @RepeatedTest(300)
    void keepEveryValueOfEverySolutionUnderRules(RepetitionInfo info) {
        Random random = new Random(info.getCurrentRepetition());
        Puzzle plain = BruteForce.solvablePuzzle(random, new Shape(2, 2), 1 + random.nextInt(2), random.nextInt(8));
        List<GridRule> rules = new ArrayList<>();
        for (int i = random.nextInt(3); i >= 0; i--) {
            rules.add(Rules.parseLine(RULES.get(random.nextInt(RULES.size()))));
        }
        keepsSolutions(new Puzzle(plain.shape(), plain.clues(), plain.differ(), rules));
    }

    @RepeatedTest(50)
    void keepEveryValueOfEverySolutionOfSixBySix(RepetitionInfo info) {
        Random random = new Random(info.getCurrentRepetition());
        int[] clues = pattern(new Shape(2, 3));
        int[] names = random.ints(1, 7).distinct().limit(6).toArray();
        double holes = 0.4 + random.nextDouble() * 0.3;
        Arrays.setAll(clues, cell -> random.nextDouble() < holes ? 0 : names[clues[cell] - 1]);
        keepsSolutions(new Puzzle(new Shape(2, 3), new Tuple(6, clues)));
    }

    private static void keepsSolutions(Puzzle puzzle) {
        List<Tuple> solutions = BruteForce.solutions(puzzle, 200);
        keepsSolutions(of(puzzle), solutions);
        keepsSolutions(of(puzzle).withSubsets(), solutions);
    }

    private static void keepsSolutions(Candidates candidates, List<Tuple> solutions) {
        assertFalse(candidates.isContradiction() && !solutions.isEmpty());
        for (Tuple solution : solutions) {
            for (int cell = 0; cell < solution.cells(); cell++) {
                assertTrue(candidates.isOpen(cell, solution.value(cell)));
            }
        }
    }

    /** A filled grid: each row is the first one, shifted. */
    private static int[] pattern(Shape shape) {
        int[] values = new int[shape.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            int row = cell / shape.size();
            values[cell] = (row % shape.boxRows() * shape.boxColumns() + row / shape.boxRows() + cell % shape.size())
                            % shape.size()
                    + 1;
        }
        return values;
    }

    @ParameterizedTest
    @CsvSource({"8,10", "9,15"})
    void keepTheSolutionOfLargeGrids(int boxRows, int boxColumns) {
        Shape shape = new Shape(boxRows, boxColumns);
        int size = shape.size();
        int[] solution = pattern(shape);
        Random random = new Random(1);
        int[] clues = Arrays.stream(solution)
                .map(value -> random.nextInt(10) < 4 ? 0 : value)
                .toArray();
        Puzzle puzzle = new Puzzle(shape, new Tuple(size, clues));
        assertEquals(List.of(), Checker.violations(puzzle, new Tuple(size, solution)));
        keepsSolutions(of(puzzle), List.of(new Tuple(size, solution)));
        keepsSolutions(of(puzzle).withSubsets(), List.of(new Tuple(size, solution)));
    }

    @ParameterizedTest
    @CsvSource({
        "pointing, '', r2c1=2 r2c2=3 r2c3=4 r3c1=5 r3c2=6 r3c3=7, r1c9, 189",
        "claiming, '', r1c4=4 r1c5=5 r1c6=6 r1c7=7 r1c8=8 r1c9=9, r3c2, 123",
        "diagonal into box, diagonals, r4c4=4 r5c5=5 r6c6=6 r7c7=7 r8c8=8 r9c9=9, r1c2, 123",
        "window into row, windows, r2c2=1 r2c3=2 r2c4=3 r3c2=4 r3c3=5 r3c4=6, r4c9, 789",
        "row into cage, cage: r1c1 r1c2 r1c3 r1c4 r5c6, r1c5=5 r1c6=6 r1c7=7 r1c8=8 r1c9=9, r5c6, 1234",
    })
    void lockValues(String name, String rule, String clues, String cell, String gone) {
        Candidates candidates = of(puzzle(rule, clues));
        for (char value : gone.toCharArray()) {
            assertFalse(candidates.isOpen(CellNames.cell(cell).index(9), value - '0'), name + ": " + value);
        }
    }

    /** Two cells of a row, in different boxes, that can only be 1 or 2. */
    private static final String PAIR =
            "r2c1=3 r3c1=4 r4c1=5 r5c1=6 r6c1=7 r7c1=8 r8c1=9 r2c9=5 r3c9=6 r4c9=3 r5c9=4 r6c9=8 r7c9=7 r9c9=9";

    @Test
    void findAPairThatNeitherSinglesNorLockedValuesSee() {
        Candidates candidates = of(puzzle("", PAIR));
        assertTrue(candidates.isOpen(4, 1));
        candidates.withSubsets();
        assertFalse(candidates.isOpen(4, 1));
        assertFalse(candidates.isOpen(4, 2));
        assertTrue(candidates.isOpen(4, 3));
    }

    @Test
    void seeThatThreeCellsCannotShareTwoValues() {
        Candidates candidates = of(puzzle("", PAIR + " r2c5=9 r3c5=8 r4c5=7 r5c5=3 r6c5=4 r7c5=5 r8c5=6"));
        assertFalse(candidates.isContradiction());
        assertTrue(candidates.withSubsets().isContradiction());
    }

    @Test
    void assignRestoreAndExclude() {
        Candidates start = of(new Puzzle(new Shape(2, 2), Tuple.empty(4, 1)));
        Candidates tried = start.copy();
        tried.assign(0, 1);
        assertFalse(tried.isOpen(1, 1));
        assertTrue(start.isOpen(1, 1));
        tried.assign(1, 1);
        assertTrue(tried.isContradiction());
        tried.restore(start);
        assertFalse(tried.isContradiction());
        assertEquals(4, tried.count(0));
        for (int value = 1; value <= 3; value++) {
            tried.exclude(0, value);
        }
        assertTrue(tried.isSingle(0));
        assertFalse(tried.isOpen(1, 4));
    }

    /** Puzzles that follow each other share what they can, and no more. */
    @Test
    void obeyTheRulesOfTheirOwnPuzzle() {
        for (int round = 0; round < 2; round++) {
            assertTrue(of(puzzle("", "r1c1=1")).isOpen(80, 1));
            assertFalse(of(puzzle("diagonals", "r1c1=1")).isOpen(80, 1));
            assertTrue(pair(1, 0, Differ.NOWHERE).isOpen(16, 1));
            assertFalse(pair(1, 0, Differ.EVERYWHERE).isOpen(16, 1));
            assertFalse(pair(1, 0, Differ.HOLES).isOpen(16, 1));
            assertFalse(pair(1, 1, Differ.HOLES).isContradiction());
            assertTrue(pair(1, 1, Differ.EVERYWHERE).isContradiction());
        }
    }

    private static Candidates pair(int first, int second, Differ differ) {
        int[] clues = new int[32];
        clues[0] = first;
        clues[16] = second;
        return of(new Puzzle(new Shape(2, 2), new Tuple(4, clues), differ));
    }

    /** A 9x9 with clues such as {@code r1c1=5}. */
    private static Puzzle puzzle(String rule, String clues) {
        int[] values = new int[81];
        for (String clue : clues.split(" ")) {
            values[CellNames.cell(clue.substring(0, 4)).index(9)] = clue.charAt(5) - '0';
        }
        List<GridRule> rules = rule.isEmpty() ? List.of() : List.of(Rules.parseLine(rule));
        return new Puzzle(new Shape(3, 3), new Tuple(9, values), Differ.EVERYWHERE, rules);
    }

    @Test
    void solveAPuzzleOfSinglesAlone() {
        int[] clues = {1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2};
        Candidates candidates = of(new Puzzle(new Shape(2, 2), new Tuple(4, clues)));
        for (int cell = 0; cell < 16; cell++) {
            assertTrue(candidates.isSingle(cell), "cell " + cell);
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
        int[] clues = pattern(new Shape(10, 10));
        for (int cell = 0; cell < clues.length; cell += 2) {
            clues[cell] = 0;
        }
        Candidates candidates = of(new Puzzle(new Shape(10, 10), new Tuple(100, clues)));
        assertFalse(candidates.isContradiction());
        assertTrue(candidates.isSingle(1));
    }

    private static Candidates of(Puzzle puzzle) {
        return new Candidates(puzzle);
    }
}
