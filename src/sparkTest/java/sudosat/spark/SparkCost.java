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
import java.util.Set;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;

/** Measures the CPU time and the memory of executors per puzzle, and the CPU time of one process for the same. */
final class SparkCost {
    private SparkCost() {}

    /**
     * Arguments: the command, with commas before its options, a file with some puzzles, and numbers of puzzles to
     * answer; the file is repeated as often as that takes, and no file is read to generate. The first job answers ten
     * puzzles: what it takes is the start of the executors.
     */
    public static void main(String[] args) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("sudosat-spark");
        List<String> command = List.of(args[0].split(","));
        List<String> numbers = new ArrayList<>(List.of(args).subList(2, args.length));
        numbers.add(0, "10");
        try (Cluster cluster = new Cluster(Path.of(System.getProperty("sudosat.spark")), folder)) {
            List<Process> workers = List.of(cluster.startWorker(), cluster.startWorker());
            SparkSession session = cluster.session();
            System.out.println("command,puzzles,driver_cpu_s,executor_cpu_s,executor_cpu_us_per_puzzle,"
                    + "plain_cpu_us_per_puzzle,ratio,peak_rss_mib");
            for (String number : numbers) {
                int puzzles = Integer.parseInt(number);
                List<String> input = command.get(0).equals("generate")
                        ? List.of("3", "1", "--number", number, "--seed", "1", "--to", "line")
                        : List.of(repeated(Path.of(args[1]), puzzles, folder.resolve(number + ".txt"))
                                .toString());
                Duration driver = cpu(Stream.of(ProcessHandle.current()));
                Duration before = cpu(executors(workers));
                Main.run(onCluster(command, input, folder.resolve("out" + number)));
                double driverSeconds =
                        micros(cpu(Stream.of(ProcessHandle.current())).minus(driver)) / 1e6;
                double executors = micros(cpu(executors(workers)).minus(before));
                double plain = micros(plain(command, input)) / puzzles;
                System.out.printf(
                        Locale.ROOT,
                        "%s,%d,%.1f,%.1f,%.1f,%.1f,%.2f,%d%n",
                        args[0].replace(",", " "),
                        puzzles,
                        driverSeconds,
                        executors / 1e6,
                        executors / puzzles,
                        plain,
                        executors / puzzles / plain,
                        peak(workers));
            }
            session.stop();
        }
    }

    private static String[] onCluster(List<String> command, List<String> input, Path output) {
        List<String> all = new ArrayList<>(command);
        if (command.get(0).equals("generate")) {
            all.add(1, output.toString());
            all.addAll(input);
        } else {
            all.add(1, input.get(0));
            all.add(2, output.toString());
        }
        return all.toArray(String[]::new);
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

    private static Duration cpu(Stream<ProcessHandle> processes) {
        return processes
                .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
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

    private static Duration plain(List<String> command, List<String> input) throws IOException, InterruptedException {
        List<String> line =
                new ArrayList<>(List.of("bash", "-c", "TIMEFORMAT='%U %S'; time \"$@\" > /dev/null", "bash"));
        line.add(System.getProperty("sudosat.launcher"));
        line.addAll(command);
        if (!Set.of("convert", "render").contains(command.get(0))) { // they have one thread only
            line.addAll(List.of("--quiet", "--jobs", "1"));
        }
        line.addAll(input);
        Process process = new ProcessBuilder(line).start();
        process.getOutputStream().close();
        String[] times = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8)
                .strip()
                .split("\\s+");
        double seconds = Double.parseDouble(times[times.length - 2]) + Double.parseDouble(times[times.length - 1]);
        return Duration.ofNanos((long) (seconds * 1e9));
    }
}
