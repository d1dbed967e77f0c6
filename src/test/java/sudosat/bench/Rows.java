package sudosat.bench;

import java.util.OptionalDouble;
import java.util.OptionalLong;
import sudosat.bench.Row.Verdict;

/** Rows for tests. */
final class Rows {
    private Rows() {}

    static Row row(String instance, String backend, Verdict verdict, double seconds) {
        return row(instance, new Configuration(backend, "compact"), verdict, seconds, OptionalLong.empty());
    }

    static Row row(
            String instance, Configuration configuration, Verdict verdict, double seconds, OptionalLong peakKiB) {
        return new Row(
                new Row.RowKey(instance, configuration, 1),
                verdict,
                "",
                seconds,
                OptionalDouble.of(0.5),
                peakKiB,
                OptionalLong.of(64),
                OptionalLong.of(128),
                OptionalLong.of(7));
    }
}
