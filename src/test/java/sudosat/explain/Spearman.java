package sudosat.explain;

import java.util.Arrays;

/** Spearman's rank correlation: how well two figures agree on what is more and what is less, from -1 to 1. */
final class Spearman {
    private Spearman() {}

    static double correlation(double[] first, double[] second) {
        double[] x = ranks(first);
        double[] y = ranks(second);
        double mean = (x.length - 1) / 2.0;
        double together = 0;
        double alone = 0;
        double other = 0;
        for (int i = 0; i < x.length; i++) {
            together += (x[i] - mean) * (y[i] - mean);
            alone += (x[i] - mean) * (x[i] - mean);
            other += (y[i] - mean) * (y[i] - mean);
        }
        return together / Math.sqrt(alone * other);
    }

    /** Places from 0 on; those who are equal share the mean of their places. */
    private static double[] ranks(double[] values) {
        return Arrays.stream(values)
                .map(value -> {
                    long below =
                            Arrays.stream(values).filter(other -> other < value).count();
                    long equal = Arrays.stream(values)
                            .filter(other -> other == value)
                            .count();
                    return below + (equal - 1) / 2.0;
                })
                .toArray();
    }
}
