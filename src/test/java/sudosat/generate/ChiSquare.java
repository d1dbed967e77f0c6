package sudosat.generate;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;

/** Counts what is drawn, and judges whether it was drawn with the chances expected. */
final class ChiSquare<T> {
    /** The normal distribution is above this once in a thousand. */
    private static final double ONE_IN_A_THOUSAND = 3.0902;

    private final Map<T, Double> chances;
    private final Map<T, Integer> counts = new HashMap<>();
    private int draws;

    /**
     * A test yet to begin.
     *
     * @param weights what may be drawn, with chances in proportion to these
     */
    ChiSquare(Map<T, Integer> weights) {
        double total = weights.values().stream().mapToInt(Integer::intValue).sum();
        chances = new HashMap<>();
        weights.forEach((drawn, weight) -> chances.put(drawn, weight / total));
    }

    void count(T drawn) {
        assertTrue(chances.containsKey(drawn), () -> "drawn, but not to be: " + drawn);
        counts.merge(drawn, 1, Integer::sum);
        draws++;
    }

    void assertAllDrawn() {
        assertTrue(
                counts.keySet().equals(chances.keySet()),
                () -> counts.size() + " of " + chances.size() + " were drawn");
    }

    void assertNotRejected() {
        assertTrue(deviation() < ONE_IN_A_THOUSAND, () -> "deviation " + deviation() + " of " + draws + " draws");
    }

    /**
     * The sum of squares as a standard normal deviate: E. B. Wilson and M. M. Hilferty, The distribution of chi-square,
     * PNAS 17 (1931). Good to two digits from three degrees of freedom on.
     */
    double deviation() {
        double sum = 0;
        for (Map.Entry<T, Double> chance : chances.entrySet()) {
            double expected = chance.getValue() * draws;
            double difference = counts.getOrDefault(chance.getKey(), 0) - expected;
            sum += difference * difference / expected;
        }
        double freedom = chances.size() - 1.0;
        double variance = 2 / (9 * freedom);
        return (Math.cbrt(sum / freedom) - (1 - variance)) / Math.sqrt(variance);
    }
}
