package sudosat.spark;

import java.io.Serializable;
import java.util.EnumMap;
import java.util.Map;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.LongAccumulator;

/** How many puzzles ended how, as Spark's own pages show it while the job runs. */
final class Counters implements Serializable {
    private static final long serialVersionUID = 1;

    private final EnumMap<Outcome, LongAccumulator> counts = new EnumMap<>(Outcome.class);
    private final LongAccumulator puzzles;

    Counters(JavaSparkContext spark) {
        puzzles = spark.sc().longAccumulator("puzzles");
        for (Outcome outcome : Outcome.values()) {
            counts.put(outcome, spark.sc().longAccumulator(outcome.title));
        }
    }

    void count(Outcome outcome) {
        puzzles.add(1L);
        counts.get(outcome).add(1L);
    }

    /** As the command ends after the same puzzles: one without a solution among many is an answer like any other. */
    int exitCode() {
        for (Map.Entry<Outcome, LongAccumulator> count : counts.entrySet()) {
            boolean isWorst = count.getKey() != Outcome.NO_SOLUTION || puzzles.value() == 1;
            if (count.getValue().value() > 0 && isWorst) {
                return count.getKey().exitCode;
            }
        }
        return Outcome.DONE.exitCode;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("puzzles: " + puzzles.value());
        counts.forEach((outcome, count) -> {
            if (count.value() > 0) {
                text.append(", ").append(outcome.title).append(": ").append(count.value());
            }
        });
        return text.toString();
    }
}
