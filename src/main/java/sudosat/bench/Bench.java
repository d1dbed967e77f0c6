package sudosat.bench;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.BiConsumer;
import sudosat.backend.Request;
import sudosat.cnf.ProblemSize;
import sudosat.work.Deadline;
import sudosat.work.OrderedBatch;

/** Runs every contestant on every instance with every seed, as far as that has not been done before. */
public final class Bench {
    private final RunLimits limits;
    private final Results results;
    private final Set<Configuration> configurations = new LinkedHashSet<>();
    private final List<Callable<Done>> work = new ArrayList<>();

    /** What a run may take. */
    public record RunLimits(Duration time, OptionalLong memoryKiB) {}

    /** A run that has ended, and what is to be complained of. */
    private record Done(Row row, String complaint) {}

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
        Map<Optional<InputForm>, SharedProblemFile> preparations = new LinkedHashMap<>();
        Map<SharedProblemFile, List<Callable<Done>>> byFile = new LinkedHashMap<>();
        Set<Row.RowKey> planned = new LinkedHashSet<>();
        for (Contestant contestant : contestants) {
            Configuration configuration = contestant.on(instance);
            configurations.add(configuration);
            Optional<InputForm> form = instance.isPuzzle() ? Optional.of(contestant.form()) : Optional.empty();
            SharedProblemFile file =
                    preparations.computeIfAbsent(form, any -> new SharedProblemFile(instance, contestant.form()));
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
     * @param after gets each row when it is written, with a complaint that may be empty
     */
    public void run(int jobs, BiConsumer<Row, String> after) throws IOException, InterruptedException {
        results.begin();
        try (OrderedBatch<Done> batch = new OrderedBatch<>(jobs, work.iterator())) {
            while (batch.hasNext()) {
                Done done = batch.next();
                after.accept(done.row(), done.complaint());
            }
        }
    }

    /** The row is written here and not by whoever takes it, who may have to wait for the run before. */
    private Done run(Row.RowKey key, Contestant contestant, SharedProblemFile preparation)
            throws IOException, InterruptedException {
        SharedProblemFile.Ready ready = preparation.begin();
        try {
            Measurement measured = contestant.meter().measure(ready.file(), request(key.seed(), ready));
            Row row = new Row(
                    key,
                    measured.verdict(),
                    measured.time().toNanos() / 1e9,
                    ready.encodeSeconds(),
                    measured.peakKiB(),
                    number(ready.size().map(ProblemSize::variables)),
                    number(ready.size().map(ProblemSize::constraints)),
                    measured.conflicts());
            results.add(row);
            return new Done(row, measured.complaint());
        } finally {
            preparation.end();
        }
    }

    /** What was encoded is a puzzle. */
    private Request request(long seed, SharedProblemFile.Ready ready) {
        Request request =
                new Request(OptionalLong.of(seed), Deadline.after(limits.time()), limits.memoryKiB(), Optional.empty());
        return ready.encodeSeconds().isPresent() ? request.about(Request.Subject.PUZZLE) : request;
    }

    private static OptionalLong number(Optional<Long> number) {
        return number.isPresent() ? OptionalLong.of(number.get()) : OptionalLong.empty();
    }
}
