package sudosat.puzzle;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import sudosat.puzzle.rules.Region;

class HousesTest {
    private static final Shape SHAPE = new Shape(3, 3);

    @Test
    void aBoxCrossesItsRowsAndColumns() {
        Houses houses = new RuleSet(SHAPE, 1, Differ.EVERYWHERE, List.of()).houses();
        assertArrayEquals(new int[] {0, 1, 2, 9, 10, 11}, houses.crossing(18));
    }

    /** Nearly every two of 2,000 random regions cross: 4,000,000 pairs, too many to look at. */
    @Test
    void crossingsAreFewerThanPairsOfManyRegions() {
        int regions = 2000;
        Houses houses = new RuleSet(SHAPE, 1, Differ.EVERYWHERE, randomRegions(regions)).houses();
        int crossings = 0;
        for (int house = 0; house < houses.count(); house++) {
            crossings += houses.crossing(house).length;
        }
        assertTrue(houses.isCrowded());
        assertTrue(crossings < 200 * regions, crossings + " crossings");
        assertArrayEquals(new int[] {0, 1, 2, 9, 10, 11}, Arrays.copyOf(houses.crossing(18), 6));
    }

    private static List<GridRule> randomRegions(int count) {
        Random random = new Random(1);
        List<GridRule> rules = new ArrayList<>();
        while (rules.size() < count) {
            List<Cell> cells = random.ints(0, SHAPE.cells())
                    .distinct()
                    .limit(SHAPE.size())
                    .sorted()
                    .mapToObj(index -> Cell.of(index, SHAPE.size()))
                    .toList();
            rules.add(GridRule.everywhere(new Region(cells)));
        }
        return rules;
    }
}
