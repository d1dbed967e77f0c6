package sudosat.generate.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.backend.Request;
import sudosat.engine.Engine;
import sudosat.generate.Fills;
import sudosat.generate.rules.GeneratedRule.Kind;
import sudosat.inspect.Uniqueness;
import sudosat.puzzle.Checker;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Cage;
import sudosat.work.Deadline;

class GeneratedCagesTest {
    private static final GeneratedRule CAGES = new GeneratedRule(OptionalInt.empty(), Kind.CAGE);

    @ParameterizedTest
    @CsvSource({"1, 2, 1", "2, 2, 1", "2, 2, 2", "2, 3, 1", "3, 3, 1", "3, 3, 2", "4, 4, 1"})
    void cagesShareTheCellsOutAmongThem(int boxRows, int boxColumns, int grids) throws Exception {
        Shape shape = new Shape(boxRows, boxColumns);
        for (int seed = 0; seed < 3; seed++) {
            Tuple solution = Fills.random(shape, grids, new Random(seed));
            List<int[]> cages = new CagePartition(
                            solution, IntStream.range(0, solution.cells()).toArray(), new Random(seed))
                    .all();
            assertArrayEquals(
                    IntStream.range(0, solution.cells()).toArray(),
                    cages.stream().flatMapToInt(Arrays::stream).sorted().toArray());
            for (int[] cage : cages) {
                assertTrue(cage.length >= 2 && cage.length <= CagePartition.LARGEST, "a cage of " + cage.length);
                assertTrue(Connected.all(cage, shape.size()), Arrays.toString(cage));
                assertEquals(
                        cage.length,
                        Arrays.stream(cage).map(solution::value).distinct().count());
            }
        }
    }

    /** The search itself asks SAT4J. */
    @ParameterizedTest
    @CsvSource({"2, 2, 1, 5", "2, 2, 2, 5", "2, 3, 1, 5", "2, 3, 2, 3", "3, 3, 1, 3", "3, 3, 2, 1"})
    void sumsAloneLeaveOneSolutionAsAnotherSolverProves(int boxRows, int boxColumns, int grids, int seeds)
            throws Exception {
        for (int seed = 0; seed < seeds; seed++) {
            assertUnique(new Shape(boxRows, boxColumns), grids, seed);
        }
    }

    @Test
    @Tag("slow")
    void ninesNeedNoClue() throws Exception {
        for (int seed = 3; seed < 60; seed++) {
            assertUnique(new Shape(3, 3), 1, seed);
        }
    }

    private static void assertUnique(Shape shape, int grids, int seed) throws Exception {
        Tuple solution = Fills.random(shape, grids, new Random(seed));
        Puzzle killer = killer(solution, shape, seed);
        assertEquals(List.of(), Checker.violations(killer, solution));
        Engine pipeline = Fills.pipeline("cadical");
        assertEquals(
                Optional.of(solution),
                Uniqueness.of(killer, pipeline, Request.PLAIN).only(),
                shape + " seed " + seed);
        long cages = killer.rules().stream()
                .filter(rule -> ((Cage) rule.rule()).cells().size() > 2)
                .count();
        assertTrue(4 * cages >= killer.rules().size(), "hardly a cage of more than two cells");
    }

    private static Puzzle killer(Tuple solution, Shape shape, int seed) throws InterruptedException {
        Puzzle empty = Fills.empty(shape, solution.grids());
        return empty.withRules(CAGES.afterFilling(empty, solution, new Random(seed), Deadline.NONE));
    }

    @Test
    void oneSeedGivesTheSameCagesAndAnotherOthers() throws Exception {
        Shape shape = new Shape(3, 3);
        Tuple solution = Fills.random(shape, 1, new Random(1));
        assertEquals(killer(solution, shape, 1), killer(solution, shape, 1));
        assertNotEquals(killer(solution, shape, 1), killer(solution, shape, 2));
    }

    /** Nothing is known of the first grid, so that the pair has many solutions. */
    @Test
    void cagesOfOneGridLeaveThatOneSolution() throws Exception {
        Shape shape = new Shape(2, 3);
        Puzzle pair = Fills.empty(shape, 2);
        Tuple solution = Fills.random(shape, 2, new Random(1));
        List<GridRule> cages = GeneratedRule.parse("grid 2: killer")
                .orElseThrow()
                .afterFilling(pair, solution, new Random(1), Deadline.NONE);
        int[] second = IntStream.range(36, 72).map(solution::value).toArray();
        Puzzle single = Fills.empty(shape, 1)
                .withRules(cages.stream()
                        .map(GridRule::rule)
                        .map(GridRule::everywhere)
                        .toList());
        Engine pipeline = Fills.pipeline("cadical");
        assertEquals(
                Optional.of(new Tuple(6, second)),
                Uniqueness.of(single, pipeline, Request.PLAIN).only());
    }

    @Test
    void whenTimeIsUpThereAreCagesNonetheless() throws Exception {
        Shape shape = new Shape(4, 4);
        Puzzle empty = Fills.empty(shape, 2);
        Tuple solution = Fills.random(shape, 2, new Random(1));
        List<GridRule> cages = CAGES.afterFilling(empty, solution, new Random(1), Deadline.after(Duration.ZERO));
        assertEquals(List.of(), Checker.violations(empty.withRules(cages), solution));
        assertEquals(
                2 * 256,
                cages.stream()
                        .mapToInt(rule -> ((Cage) rule.rule()).cells().size())
                        .sum());
    }
}
