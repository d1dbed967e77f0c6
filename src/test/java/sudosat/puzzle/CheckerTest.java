package sudosat.puzzle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import sudosat.BruteForce;
import sudosat.puzzle.rules.Rules;

class CheckerTest {
    private static final Shape SHAPE = new Shape(2, 2);
    private static final int[] SOLVED = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};

    @Test
    void agreesWithASolution() {
        assertEquals(List.of(), violations(new int[16], SOLVED));
    }

    @Test
    void namesTheCellsOfEveryBrokenHouse() {
        int[] wrong = SOLVED.clone();
        wrong[0] = 2;
        assertEquals(
                List.of(
                        "row 1 of grid 1: 2 is in r1c1 and r1c2",
                        "column 1 of grid 1: 2 is in r1c1 and r3c1",
                        "box 1 of grid 1: 2 is in r1c1 and r1c2"),
                violations(new int[16], wrong));
    }

    @Test
    void namesEmptyCellsAndChangedClues() {
        int[] clues = new int[16];
        clues[5] = 3;
        int[] unfilled = SOLVED.clone();
        unfilled[15] = 0;
        assertEquals(List.of("r2c2 is 4, the clue is 3", "r4c4 is empty"), violations(clues, unfilled));
    }

    @Test
    void wantsCorrespondingCellsToDiffer() {
        int[] twice = new int[32];
        System.arraycopy(SOLVED, 0, twice, 0, 16);
        System.arraycopy(SOLVED, 0, twice, 16, 16);
        List<String> violations = violations(new int[32], twice);
        assertEquals(16, violations.size());
        assertEquals("corresponding cells r1c1: 1 is in g1r1c1 and g2r1c1", violations.get(0));
    }

    @Test
    void leavesAloneWhatIsGivenTwiceIfOnlyHolesDiffer() {
        int[] twice = new int[32];
        System.arraycopy(SOLVED, 0, twice, 0, 16);
        System.arraycopy(SOLVED, 0, twice, 16, 16);
        int[] clues = new int[32];
        clues[0] = 1;
        clues[16] = 1;
        Puzzle puzzle = new Puzzle(SHAPE, new Tuple(4, clues), Differ.HOLES);
        assertEquals(15, Checker.violations(puzzle, new Tuple(4, twice)).size());
    }

    @Test
    void wantsAHoleToDifferFromCluesOfOtherGridsThatAreTheSame() {
        int[] thrice = new int[48];
        for (int grid = 0; grid < 3; grid++) {
            System.arraycopy(SOLVED, 0, thrice, grid * 16, 16);
        }
        Puzzle puzzle = new Puzzle(SHAPE, Tuple.empty(4, 3).with(0, 1).with(16, 1), Differ.HOLES);
        List<String> violations = Checker.violations(puzzle, new Tuple(4, thrice));
        assertEquals(
                List.of(
                        "corresponding cells r1c1: 1 is in g1r1c1 and g3r1c1",
                        "corresponding cells r1c1: 1 is in g2r1c1 and g3r1c1"),
                violations.subList(0, 2));
        assertEquals(2 + 15, violations.size());
    }

    @Test
    void replacesBoxesByRegionsOnlyInTheGridOfTheJigsaw() {
        GridRule jigsaw = Rules.parseLine("grid 2: jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4");
        Puzzle puzzle = new Puzzle(SHAPE, Tuple.empty(4, 2), Differ.NOWHERE, List.of(jigsaw));
        List<String> names = puzzle.constraints().stream()
                .map(constraint -> constraint.name(4))
                .filter(name -> name.startsWith("box") || name.startsWith("region"))
                .toList();
        assertEquals(
                List.of(
                        "box 1 of grid 1",
                        "box 2 of grid 1",
                        "box 3 of grid 1",
                        "box 4 of grid 1",
                        "region 1 of grid 2",
                        "region 2 of grid 2",
                        "region 3 of grid 2",
                        "region 4 of grid 2"),
                names);
    }

    @Test
    void drawsWindowsInTheShapeOfTheBoxes() {
        Puzzle puzzle =
                new Puzzle(new Shape(2, 3), Tuple.empty(6, 1), Differ.EVERYWHERE, List.of(Rules.parseLine("windows")));
        List<Constraint> windows = puzzle.constraints().stream()
                .filter(constraint -> constraint.name(6).startsWith("window"))
                .toList();
        assertEquals(1, windows.size());
        assertArrayEquals(new int[] {7, 8, 9, 13, 14, 15}, windows.get(0).cells());
    }

    @Test
    void refusesASolutionOfAnotherShape() {
        assertEquals(
                List.of("the solution has 2 grids of size 4, the puzzle 1 grid of size 4"),
                violations(new int[16], new int[32]));
    }

    @Test
    void letsPassExactlyThe288GridsOfSizeFour() {
        List<Tuple> grids = BruteForce.solutions(new Puzzle(SHAPE, Tuple.empty(4, 1)), 1000);
        assertEquals(288, grids.size());
    }

    @Test
    void letsPassExactly7584PairsOfThem() {
        List<Tuple> grids = BruteForce.solutions(new Puzzle(SHAPE, Tuple.empty(4, 1)), 1000);
        Puzzle pair = new Puzzle(SHAPE, Tuple.empty(4, 2));
        long pairs = grids.stream()
                .flatMap(a -> grids.stream()
                        .filter(b -> Checker.violations(pair, joined(a, b)).isEmpty()))
                .count();
        assertEquals(7584, pairs);
    }

    private static Tuple joined(Tuple a, Tuple b) {
        int[] values = new int[32];
        for (int cell = 0; cell < 16; cell++) {
            values[cell] = a.value(cell);
            values[cell + 16] = b.value(cell);
        }
        return new Tuple(4, values);
    }

    @Test
    void readsBoxesAsRowsTimesColumns() {
        Puzzle puzzle = new Puzzle(new Shape(2, 3), Tuple.empty(6, 1));
        Constraint secondBox = puzzle.constraints().get(13);
        assertEquals("box 2 of grid 1", secondBox.name(6));
        assertTrue(List.of(3, 4, 5, 9, 10, 11)
                .equals(java.util.Arrays.stream(secondBox.cells()).boxed().toList()));
    }

    @Test
    void namesCluesThatClashAndLeavesEmptyCellsAlone() {
        Puzzle puzzle = new Puzzle(SHAPE, Tuple.empty(4, 2).with(0, 3).with(13, 2));
        assertEquals(List.of(), Checker.brokenByClues(puzzle));
        assertEquals(
                List.of(
                        "row 1 of grid 1: 3 is in g1r1c1 and g1r1c4",
                        "corresponding cells r1c1: 3 is in g1r1c1 and g2r1c1"),
                Checker.brokenByClues(puzzle.withClues(puzzle.clues().with(3, 3).with(16, 3))));
    }

    private static List<String> violations(int[] clues, int[] solution) {
        return Checker.violations(new Puzzle(SHAPE, new Tuple(4, clues)), new Tuple(4, solution));
    }
}
