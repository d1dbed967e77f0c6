package sudosat.spark;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;

/** Measures the CPU time and the memory of executors per puzzle, and the CPU time of one process for the same. */
final class SparkCost {
    private SparkCost() {}

    /**
     * Arguments: the command, a file with some puzzles, and numbers of puzzles to answer; the file is repeated as often
     * as that takes.
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("sudosat-spark");
        try (Cluster cluster = new Cluster(Path.of(System.getProperty("sudosat.spark")), folder)) {
            List<Process> workers = List.of(cluster.startWorker(), cluster.startWorker());
            SparkSession session = cluster.session();
            System.out.println("command,puzzles,executor_cpu_us_per_puzzle,plain_cpu_us_per_puzzle,ratio,peak_rss_mib");
            for (String number : List.of(args).subList(2, args.length)) {
                int puzzles = Integer.parseInt(number);
                Path input = repeated(Path.of(args[1]), puzzles, folder.resolve(number + ".txt"));
                Duration before = cpu(workers);
                Main.run(
                        args[0],
                        input.toString(),
                        folder.resolve("out" + number).toString());
                double cluster1 = micros(cpu(workers).minus(before)) / puzzles;
                double plain = micros(plain(args[0], input)) / puzzles;
                System.out.printf(
                        Locale.ROOT,
                        "%s,%d,%.1f,%.1f,%.2f,%d%n",
                        args[0],
                        puzzles,
                        cluster1,
                        plain,
                        cluster1 / plain,
                        peak(workers));
            }
            session.stop();
        }
    }

    private static Path repeated(Path some, int puzzles, Path file) throws IOException {
        List<String> lines = Files.readAllLines(some);
        List<String> all = new ArrayList<>();
        while (all.size() < puzzles) {
            all.addAll(lines.subList(0, Math.min(lines.size(), puzzles - all.size())));
        }
        return Files.write(file, all, StandardCharsets.UTF_8);
    }

    private static double micros(Duration time) {
        return time.toNanos() / 1e3;
    }

    private static Stream<ProcessHandle> executors(List<Process> workers) {
        return workers.stream().flatMap(Process::descendants);
    }

    private static Duration cpu(List<Process> workers) {
        return executors(workers)
                .map(executor -> executor.info().totalCpuDuration().orElse(Duration.ZERO))
                .reduce(Duration.ZERO, Duration::plus);
    }

    /** The largest amount of memory that an executor has had, in MiB. */
    private static long peak(List<Process> workers) throws IOException {
        List<Long> peaks = new ArrayList<>();
        for (ProcessHandle executor : executors(workers).toList()) {
            for (String line : Files.readAllLines(Path.of("/proc/" + executor.pid() + "/status"))) {
                if (line.startsWith("VmHWM:")) {
                    peaks.add(Long.parseLong(line.replaceAll("\\D", "")) / 1024);
                }
            }
        }
        return Collections.max(peaks);
    }

    private static Duration plain(String command, Path input) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        "bash",
                        "-c",
                        "TIMEFORMAT='%U %S'; time \"$@\" > /dev/null",
                        "bash",
                        System.getProperty("sudosat.launcher"),
                        command,
                        "--quiet",
                        "--jobs",
                        "1",
                        input.toString())
                .start();
        process.getOutputStream().close();
        String[] times = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8)
                .strip()
                .split("\\s+");
        double seconds = Double.parseDouble(times[times.length - 2]) + Double.parseDouble(times[times.length - 1]);
        return Duration.ofNanos((long) (seconds * 1e9));
    }
}
