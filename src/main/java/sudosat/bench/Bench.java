package sudosat.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import sudosat.backend.Request;
import sudosat.work.Deadline;
import sudosat.work.OrderedBatch;

/** Runs every contestant on every instance with every seed, as far as that has not been done before. */
public final class Bench {
    private final RunLimits limits;
    private final Results results;
    private final Set<Configuration> configurations = new LinkedHashSet<>();
    private final List<Callable<Row>> work = new ArrayList<>();

    /** What a run may take. */
    public record RunLimits(Duration time, OptionalLong memoryKiB) {}

    public Bench(
            List<Instance> instances,
            List<Contestant> contestants,
            List<Long> seeds,
            RunLimits limits,
            Results results) {
        this.limits = limits;
        this.results = results;
        for (Instance instance : instances) {
            plan(
                    instance,
                    contestants.stream()
                            .filter(contestant -> contestant.canRead(instance))
                            .toList(),
                    seeds);
        }
    }

    /** Contestants that read the same file come one after the other, so that it is made once. */
    private void plan(Instance instance, List<Contestant> contestants, List<Long> seeds) {
        Map<Object, ProblemFile> files = new HashMap<>();
        Map<ProblemFile, List<Callable<Row>>> byFile = new LinkedHashMap<>();
        Set<Row.RowKey> planned = new HashSet<>();
        for (Contestant contestant : contestants) {
            Configuration configuration = contestant.on(instance);
            configurations.add(configuration);
            ProblemFile file =
                    files.computeIfAbsent(contestant.sharing(instance), any -> new ProblemFile(instance, contestant));
            for (long seed : seeds) {
                Row.RowKey key = new Row.RowKey(instance.name(), configuration, seed);
                if (planned.add(key) && !results.contains(key)) {
                    file.expectUser();
                    byFile.computeIfAbsent(file, any -> new ArrayList<>()).add(() -> run(key, contestant, file));
                }
            }
        }
        byFile.values().forEach(work::addAll);
    }

    /** The configurations that take part, in order, and those of earlier rows. */
    public List<Configuration> configurations() {
        Set<Configuration> all = new LinkedHashSet<>(configurations);
        results.rows().forEach(row -> all.add(row.configuration()));
        return List.copyOf(all);
    }

    /** How many runs there are to do. */
    public int size() {
        return work.size();
    }

    /**
     * Does the runs.
     *
     * @param jobs how many runs in parallel
     * @param after gets each row when it is written
     */
    public void run(int jobs, Consumer<Row> after) throws IOException, InterruptedException {
        results.begin();
        try (OrderedBatch<Row> batch = new OrderedBatch<>(jobs, work.iterator())) {
            while (batch.hasNext()) {
                after.accept(batch.next());
            }
        }
    }

    /** The row is written here and not by whoever takes it, who may have to wait for the run before. */
    private Row run(Row.RowKey key, Contestant contestant, ProblemFile file) throws IOException, InterruptedException {
        try {
            file.begin();
            Row row = contestant.meter().measure(key, file, request(key.seed(), file));
            results.add(row);
            return row;
        } finally {
            file.end();
        }
    }

    /** What was encoded is a puzzle. */
    private Request request(long seed, ProblemFile file) {
        Request request =
                new Request(OptionalLong.of(seed), Deadline.after(limits.time()), limits.memoryKiB(), Optional.empty());
        return file.encodeSeconds().isPresent() ? request.about(Request.Subject.PUZZLE) : request;
    }
}
