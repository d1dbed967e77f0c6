package sudosat.generate;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;

/** No tuple is favored: chi-square tests at 0.001, with fixed seeds, so that they pass always or never. */
class UniformityTest {
    private final SplittableRandom random = new SplittableRandom(2026);

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"2x2;1;UNIFORM;20000", "2x2;2;UNIFORM;200000", "2x2;1;MIXED;10000", "2x2;2;MIXED;40000"})
    void drawnFromFreshStarts(String shape, int grids, Filling method, int draws) throws InterruptedException {
        assertUniform(Fills.rules(shape, grids), method, draws);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"1,200000", "2,200000", "3,100000", "4,100000"})
    void tuplesOf4x4(int grids, int draws) throws InterruptedException {
        assertUniform(Fills.rules("2x2", grids), Filling.MIXED, draws);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"windows", "jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4", "cage 5: r1c1 r1c2", "greater r1c1 r4c4"})
    void pairsWithAnotherRule(String rule) throws InterruptedException {
        assertUniform(Fills.rules("2x2", 2, rule), Filling.MIXED, 100_000);
    }

    private void assertUniform(Puzzle rules, Filling method, int draws) throws InterruptedException {
        ChiSquare<Tuple> test = new ChiSquare<>(weights(Fills.all(rules), tuple -> tuple));
        Fillings fillings = new Fillings(rules, method);
        for (int draw = 0; draw < draws; draw++) {
            test.count(Fills.drawn(fillings, random));
        }
        test.assertNotRejected();
        if (draws >= 200_000 && rules.grids() <= 2) {
            test.assertAllDrawn();
        }
    }

    /** The walk does it alone: always from the same tuple, and without symmetries at the end. */
    @Test
    void walksFromOneTuple() throws InterruptedException {
        Puzzle rules = Fills.rules("2x2", 2);
        List<Tuple> all = Fills.all(rules);
        ChiSquare<Tuple> test = new ChiSquare<>(weights(all, tuple -> tuple));
        for (int draw = 0; draw < 40_000; draw++) {
            RandomWalk walk = new RandomWalk(rules, all.get(0), new PortableRandom(random));
            walk.run(Deadline.NONE);
            test.count(walk.tuple());
        }
        test.assertNotRejected();
    }

    /**
     * In 6x6, in how many cycles lines are permutations of their neighbors; what is expected comes from all 39,168
     * grids.
     */
    @Test
    void cyclesIn6x6() throws InterruptedException {
        Puzzle rules = Fills.rules("2x3", 1);
        Tuple firstRow = Tuple.empty(6, 1);
        for (int column = 0; column < 6; column++) {
            firstRow = firstRow.with(column, column + 1);
        }
        ChiSquare<List<Integer>> test =
                new ChiSquare<>(weights(Fills.all(rules.withClues(firstRow)), UniformityTest::cycles));
        Fillings fillings = new Fillings(rules, Filling.MIXED);
        for (int draw = 0; draw < 15_000; draw++) {
            test.count(cycles(Fills.drawn(fillings, random)));
        }
        test.assertNotRejected();
    }

    private static <T> Map<T, Integer> weights(List<Tuple> tuples, Function<Tuple, T> feature) {
        Map<T, Integer> weights = new HashMap<>();
        tuples.forEach(tuple -> weights.merge(feature.apply(tuple), 1, Integer::sum));
        return weights;
    }

    /**
     * The cycles of two rows of the first band and of the second, and of the first column with the second and third.
     */
    private static List<Integer> cycles(Tuple grid) {
        return List.of(cycles(grid, 0, 6, 1), cycles(grid, 12, 18, 1), cycles(grid, 0, 1, 6), cycles(grid, 0, 2, 6));
    }

    /** In how many cycles one line is a permutation of another. */
    private static int cycles(Tuple grid, int one, int other, int step) {
        int[] next = new int[grid.size() + 1];
        for (int i = 0; i < grid.size(); i++) {
            next[grid.value(one + i * step)] = grid.value(other + i * step);
        }
        int cycles = 0;
        for (int value = 1; value <= grid.size(); value++) {
            for (int at = value; next[at] != 0; cycles += next[at] == 0 ? 1 : 0) {
                int then = next[at];
                next[at] = 0;
                at = then;
            }
        }
        return cycles;
    }
}
