package sudosat.generate.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.generate.Fills;
import sudosat.generate.rules.GeneratedRule.Kind;
import sudosat.io.UserError;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Checker;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Greater;
import sudosat.puzzle.rules.Jigsaw;
import sudosat.puzzle.rules.Rules;
import sudosat.work.Deadline;
import sudosat.work.Result;

class GeneratedRuleTest {

    @ParameterizedTest
    @CsvSource({"cage, CAGE", "killer, CAGE", "greater, GREATER", "' sandwich ', SANDWICH", "jigsaw, JIGSAW"})
    void keywordAloneAsksForRulesInAllGrids(String text, Kind kind) {
        assertEquals(Optional.of(new GeneratedRule(OptionalInt.empty(), kind)), GeneratedRule.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"grid 2: killer", "grid 2:cage", "grid  02 : cage"})
    void gridCanBeNamed(String text) {
        assertEquals(Optional.of(new GeneratedRule(OptionalInt.of(1), Kind.CAGE)), GeneratedRule.parse(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagonals",
                "cage 15: r1c1 r1c2",
                "cage: r1c1 r1c2",
                "greater r1c1 r1c2",
                "sandwich row 1: 5",
                "jigsaw\n1,1",
                "grid 0: cage",
                "grid 2: diagonals",
                "cages",
                "Cage",
                "grid: cage",
                "grid 9999999999: cage",
                ""
            })
    void everythingElseIsLeftToOthers(String text) {
        assertEquals(Optional.empty(), GeneratedRule.parse(text));
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void rulesHoldAndTheirTextIsReadBack(Kind kind) throws Exception {
        for (Shape shape : List.of(new Shape(2, 2), new Shape(2, 3), new Shape(3, 3))) {
            for (int grids = 1; grids <= 2; grids++) {
                Puzzle empty = Fills.empty(shape, grids);
                GeneratedRule made = new GeneratedRule(OptionalInt.empty(), kind);
                Puzzle before = empty.withRules(made.beforeFilling(empty, new Random(grids)));
                Tuple solution = kind == Kind.JIGSAW
                        ? Fills.fill(before).found().orElseThrow()
                        : Fills.random(shape, grids, new Random(5));
                Puzzle after = before.withRules(made.afterFilling(before, solution, new Random(grids), Deadline.NONE));
                assertEquals(List.of(), Checker.violations(after, solution));
                assertTrue(after.rules().size() >= grids);
                assertEquals(
                        after.rules(),
                        after.rules().stream()
                                .map(rule -> Rules.parseLine(rule.text()))
                                .toList());
            }
        }
    }

    @Test
    void onlyAmongSeveralGridsIsOneNamed() throws Exception {
        Shape shape = new Shape(2, 2);
        assertEquals(List.of(OptionalInt.empty()), grids(shape, 1, "sandwich"));
        assertEquals(List.of(OptionalInt.empty()), grids(shape, 1, "grid 1: cage"));
        assertEquals(List.of(OptionalInt.of(0), OptionalInt.of(1)), grids(shape, 2, "greater"));
        assertEquals(List.of(OptionalInt.of(1)), grids(shape, 2, "grid 2: cage"));
    }

    private static List<OptionalInt> grids(Shape shape, int grids, String text) throws InterruptedException {
        return after(text, Fills.empty(shape, grids), Fills.random(shape, grids, new Random(1))).stream()
                .map(GridRule::grid)
                .distinct()
                .toList();
    }

    private static List<GridRule> after(String text, Puzzle puzzle, Tuple solution) throws InterruptedException {
        return GeneratedRule.parse(text).orElseThrow().afterFilling(puzzle, solution, new Random(1), Deadline.NONE);
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void gridThatIsNotThereIsAnError(Kind kind) throws Exception {
        Puzzle pair = Fills.empty(new Shape(2, 2), 2);
        GeneratedRule made = new GeneratedRule(OptionalInt.of(2), kind);
        Tuple solution = Fills.random(pair.shape(), 2, new Random(1));
        UserError error = assertThrows(UserError.class, () -> {
            made.beforeFilling(pair, new Random(1));
            made.afterFilling(pair, solution, new Random(1), Deadline.NONE);
        });
        assertEquals("found a rule for grid 3, expected one of 2 grids", error.getMessage());
    }

    /** A box of R rows and C columns has R(C-1) + C(R-1) pairs of neighbors. */
    @ParameterizedTest
    @CsvSource({"2, 2, 16", "2, 3, 42", "3, 3, 108", "4, 4, 384"})
    void allNeighborsWithinABoxAreCompared(int boxRows, int boxColumns, int comparisons) throws Exception {
        Shape shape = new Shape(boxRows, boxColumns);
        assertEquals(
                comparisons,
                after("greater", Fills.empty(shape, 1), Fills.random(shape, 1, new Random(1)))
                        .size());
    }

    @Test
    void neighborsWithinARegionOfAJigsawAreCompared() throws Exception {
        Puzzle jigsaw = Fills.empty(new Shape(2, 2), 1)
                .withRules(List.of(Rules.parseLine("jigsaw\n1,1,2,2\n1,3,3,2\n1,3,3,2\n4,4,4,4")));
        Tuple solution = Fills.fill(jigsaw).found().orElseThrow();
        List<Integer> regions = ((Jigsaw) jigsaw.rules().get(0).rule()).numbers();
        List<GridRule> rules = after("greater", jigsaw, solution);
        assertEquals(3 + 3 + 4 + 3, rules.size());
        for (GridRule rule : rules) {
            Greater greater = (Greater) rule.rule();
            assertEquals(
                    regions.get(greater.larger().index(4)),
                    regions.get(greater.smaller().index(4)));
        }
    }

    @Test
    void neighborsWithinABoxAreComparedWhereOnlyAnotherGridIsAJigsaw() throws Exception {
        Puzzle pair = Fills.rules("2x2", 2, "grid 2: jigsaw\n1,1,2,2\n1,3,3,2\n1,3,3,2\n4,4,4,4");
        Tuple solution = Fills.fill(pair).found().orElseThrow();
        List<GridRule> rules = after("grid 1: greater", pair, solution);
        assertEquals(16, rules.size());
        for (GridRule rule : rules) {
            Cell larger = ((Greater) rule.rule()).larger();
            Cell smaller = ((Greater) rule.rule()).smaller();
            assertEquals(larger.row() / 2, smaller.row() / 2, rule.text());
            assertEquals(larger.column() / 2, smaller.column() / 2, rule.text());
        }
    }

    @Test
    void kindsGoTogether() throws Exception {
        Puzzle empty = Fills.empty(new Shape(2, 3), 2);
        Puzzle puzzle =
                empty.withRules(GeneratedRule.parse("jigsaw").orElseThrow().beforeFilling(empty, new Random(1)));
        Tuple solution = Fills.fill(puzzle).found().orElseThrow();
        for (String text : List.of("grid 1: greater", "sandwich", "cage")) {
            puzzle = puzzle.withRules(after(text, puzzle, solution));
        }
        assertEquals(List.of(), Checker.violations(puzzle, solution));
        assertEquals(new Result.Found<>(solution), Fills.fill(puzzle));
    }

    @Test
    void sandwichesAreTheSumsOfAllLines() throws Exception {
        Tuple solution = new Tuple(4, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
        List<String> texts = after("sandwich", Fills.empty(new Shape(2, 2), 1), solution).stream()
                .map(GridRule::text)
                .toList();
        assertEquals(
                List.of(
                        "sandwich row 1: 5",
                        "sandwich row 2: 0",
                        "sandwich row 3: 0",
                        "sandwich row 4: 5",
                        "sandwich column 1: 5",
                        "sandwich column 2: 0",
                        "sandwich column 3: 0",
                        "sandwich column 4: 5"),
                texts);
    }
}
