package sudosat.bench;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import sudosat.bench.Row.Verdict;

/** What the rows say of the configurations, and of the instances they disagree on. */
public final class Summary {
    private static final double KIB_PER_MB = 1024;

    private final List<Row> rows;
    private final double limitSeconds;

    public Summary(List<Row> rows, Duration limit) {
        this.rows = rows;
        this.limitSeconds = limit.toNanos() / 1e9;
    }

    /**
     * How a configuration did.
     *
     * @param par2 the mean over its runs of the seconds taken or, where a run solved nothing, of twice the time limit
     * @param solvedSeconds the sum over the runs that solved their instance
     * @param medianPeakKiB over the runs whose memory was seen
     */
    public record Score(
            Configuration configuration,
            int runs,
            int solved,
            double par2,
            double solvedSeconds,
            OptionalDouble medianPeakKiB) {}

    /** Best first. */
    public List<Score> scores() {
        Map<Configuration, List<Row>> groups = rows.stream()
                .collect(Collectors.groupingBy(Row::configuration, LinkedHashMap::new, Collectors.toList()));
        return groups.entrySet().stream()
                .map(group -> score(group.getKey(), group.getValue()))
                .sorted(Comparator.comparingDouble(Score::par2))
                .toList();
    }

    private Score score(Configuration configuration, List<Row> runs) {
        List<Row> solved = runs.stream().filter(Row::isSolved).toList();
        double seconds = solved.stream().mapToDouble(Row::seconds).sum();
        double par2 = (seconds + 2 * limitSeconds * (runs.size() - solved.size())) / runs.size();
        return new Score(configuration, runs.size(), solved.size(), par2, seconds, medianPeak(runs));
    }

    private static OptionalDouble medianPeak(List<Row> runs) {
        long[] peaks = runs.stream()
                .filter(row -> row.peakKiB().isPresent())
                .mapToLong(row -> row.peakKiB().getAsLong())
                .sorted()
                .toArray();
        int middle = peaks.length / 2;
        if (peaks.length == 0) {
            return OptionalDouble.empty();
        }
        return OptionalDouble.of(peaks.length % 2 == 1 ? peaks[middle] : (peaks[middle - 1] + peaks[middle]) / 2.0);
    }

    /** The scores for people, one per line. */
    public String table() {
        List<Score> scores = scores();
        int width = scores.stream()
                .mapToInt(score -> score.configuration().toString().length())
                .max()
                .orElse(0);
        String form = "%-" + Math.max(width, "CONFIGURATION".length()) + "s %6s %7s %10s %12s %10s\n";
        StringBuilder text = new StringBuilder(
                String.format(form, "CONFIGURATION", "RUNS", "SOLVED", "PAR-2", "SOLVED IN", "MEDIAN MB"));
        for (Score score : scores) {
            String peak = score.medianPeakKiB().isPresent()
                    ? decimal("%.1f", score.medianPeakKiB().getAsDouble() / KIB_PER_MB)
                    : "-";
            text.append(String.format(
                    form,
                    score.configuration(),
                    score.runs(),
                    score.solved(),
                    decimal("%.3f", score.par2()),
                    decimal("%.3f s", score.solvedSeconds()),
                    peak));
        }
        return text.toString();
    }

    private static String decimal(String form, double number) {
        return String.format(Locale.ROOT, form, number);
    }

    /** A line for every instance that is satisfiable to some and unsatisfiable to others. */
    public List<String> contradictions() {
        Map<String, Map<Verdict, Set<String>>> opinions = new LinkedHashMap<>();
        for (Row row : rows) {
            if (row.isSolved()) {
                opinions.computeIfAbsent(row.key().instance(), name -> new LinkedHashMap<>())
                        .computeIfAbsent(row.verdict(), verdict -> new TreeSet<>())
                        .add(row.configuration().toString());
            }
        }
        List<String> lines = new ArrayList<>();
        opinions.forEach((instance, verdicts) -> {
            if (verdicts.size() > 1) {
                lines.add(instance + ": satisfiable by " + String.join(", ", verdicts.get(Verdict.SATISFIABLE))
                        + "; unsatisfiable by " + String.join(", ", verdicts.get(Verdict.UNSATISFIABLE)));
            }
        });
        return lines;
    }

    /** Whether any solver failed or lied. */
    public boolean hasFailures() {
        return rows.stream().anyMatch(row -> row.verdict().isFailure());
    }
}
