package sudosat.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CageOutlineTest {
    private static final int SIZE = 4;

    @Test
    void goesRoundASingleCell() {
        List<double[]> loops = CageOutline.of(cells(5), SIZE, 40);
        assertEquals(1, loops.size());
        assertArrayEquals(new double[] {44, 44, 76, 44, 76, 76, 44, 76}, loops.get(0));
    }

    @Test
    void turnsInsideTheCornerOfAnAngle() {
        List<double[]> loops = CageOutline.of(cells(0, 1, 4), SIZE, 40);
        assertEquals(1, loops.size());
        assertArrayEquals(new double[] {4, 4, 76, 4, 76, 36, 36, 36, 36, 76, 4, 76}, loops.get(0));
    }

    @Test
    void makesTwoLinesOfARing() {
        List<double[]> loops = CageOutline.of(cells(0, 1, 2, 4, 6, 8, 9, 10), SIZE, 40);
        assertEquals(2, loops.size());
        assertEquals(
                List.of(112.0, 48.0), loops.stream().map(CageOutlineTest::width).toList());
    }

    private static double width(double[] loop) {
        double[] across = IntStream.range(0, loop.length / 2)
                .mapToDouble(i -> loop[2 * i])
                .sorted()
                .toArray();
        return across[across.length - 1] - across[0];
    }

    @Test
    void keepsCellsApartThatTouchAtACorner() {
        assertEquals(2, CageOutline.of(cells(0, 5), SIZE, 40).size());
    }

    @Test
    void doesNotLeadRoundTheEdgeOfTheGrid() {
        assertEquals(2, CageOutline.of(cells(3, 4), SIZE, 40).size());
    }

    private static BitSet cells(int... cells) {
        BitSet set = new BitSet();
        IntStream.of(cells).forEach(set::set);
        return set;
    }
}
