package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class SpearmanTest {
    private static final double EXACT = 1e-12;

    @Test
    void onlyTheOrderCounts() {
        assertEquals(1, Spearman.correlation(new double[] {1, 2, 3}, new double[] {10, 20, 3000}), EXACT);
        assertEquals(-1, Spearman.correlation(new double[] {1, 2, 3}, new double[] {0, -1, -9}), EXACT);
        assertEquals(0.8, Spearman.correlation(new double[] {1, 2, 3, 4}, new double[] {1, 3, 2, 4}), EXACT);
    }

    @Test
    void equalsShareTheirPlaces() {
        assertEquals(Math.sqrt(3) / 2, Spearman.correlation(new double[] {5, 5, 6}, new double[] {1, 2, 3}), EXACT);
    }
}
