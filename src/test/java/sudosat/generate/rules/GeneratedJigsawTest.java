package sudosat.generate.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.generate.Fills;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Jigsaw;
import sudosat.work.Result;

class GeneratedJigsawTest {
    private static final int SEEDS = 20;

    @ParameterizedTest
    @CsvSource({"1, 1", "1, 2", "1, 5", "2, 2", "2, 3", "3, 3", "3, 4", "4, 4"})
    void regionsAreConnectedAndOfOneSize(int boxRows, int boxColumns) {
        Shape shape = new Shape(boxRows, boxColumns);
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Integer> regions = jigsaw(shape, seed).numbers();
            for (int region = 1; region <= shape.size(); region++) {
                int number = region;
                int[] cells = IntStream.range(0, shape.cells())
                        .filter(cell -> regions.get(cell) == number)
                        .toArray();
                assertEquals(shape.size(), cells.length);
                assertTrue(Connected.all(cells, shape.size()), regions.toString());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "3, 3", "4, 4"})
    void seedsGiveDifferentRegionsAndOneSeedTheSame(int boxRows, int boxColumns) {
        Shape shape = new Shape(boxRows, boxColumns);
        Set<Jigsaw> jigsaws = new HashSet<>();
        for (int seed = 0; seed < SEEDS; seed++) {
            jigsaws.add(jigsaw(shape, seed));
            assertEquals(jigsaw(shape, seed), jigsaw(shape, seed));
        }
        assertTrue(jigsaws.size() > SEEDS * 3 / 4, jigsaws.size() + " jigsaws");
    }

    /** One that has no filling is drawn now and then, above all where grids are small. */
    @ParameterizedTest
    @CsvSource({"2, 2, 20", "2, 3, 20", "3, 3, 20", "4, 4, 3"})
    void mostCanBeFilled(int boxRows, int boxColumns, int seeds) throws Exception {
        Shape shape = new Shape(boxRows, boxColumns);
        int filled = 0;
        for (int seed = 0; seed < seeds; seed++) {
            Result<Tuple> outcome =
                    Fills.fill(Fills.empty(shape, 1).withRules(List.of(GridRule.everywhere(jigsaw(shape, seed)))));
            filled += outcome instanceof Result.Found ? 1 : 0;
        }
        assertTrue(filled >= seeds * 9 / 10, filled + " of " + seeds);
    }

    @Test
    void noRegionOfANineIsABox() {
        List<Integer> boxes = GeneratedJigsaw.boxes(new Shape(3, 3));
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Integer> regions = jigsaw(new Shape(3, 3), seed).numbers();
            for (int box = 1; box <= 9; box++) {
                int number = box;
                assertNotEquals(
                        1,
                        IntStream.range(0, 81)
                                .filter(cell -> boxes.get(cell) == number)
                                .map(regions::get)
                                .distinct()
                                .count());
            }
        }
    }

    @Test
    void gridsOfAPairHaveRegionsOfTheirOwn() throws Exception {
        List<GridRule> rules = GeneratedRule.parse("jigsaw")
                .orElseThrow()
                .beforeFilling(Fills.empty(new Shape(3, 3), 2), new Random(1));
        assertEquals(2, rules.size());
        assertNotEquals(rules.get(0).rule(), rules.get(1).rule());
        assertInstanceOf(
                Result.Found.class, Fills.fill(Fills.empty(new Shape(3, 3), 2).withRules(rules)));
    }

    private static Jigsaw jigsaw(Shape shape, int seed) {
        return GeneratedJigsaw.make(shape, new Random(seed));
    }
}
