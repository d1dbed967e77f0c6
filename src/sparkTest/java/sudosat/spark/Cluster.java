package sudosat.spark;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.SparkSession;
import sudosat.Shell;

/** A standalone Spark cluster on this machine: a master and workers, each a process of its own on loopback. */
final class Cluster implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 120;

    private final Path home;
    private final Path folder;
    private final List<Process> processes = new ArrayList<>();
    private final String master;

    /**
     * Starts a master.
     *
     * @param home has Spark in its folder {@code jars}
     * @param folder for logs and the files of workers
     */
    Cluster(Path home, Path folder) throws IOException, InterruptedException {
        this.home = home;
        this.folder = folder;
        Runtime.getRuntime().addShutdownHook(new Thread(() -> processes.forEach(Cluster::kill)));
        start(
                "master",
                System.getenv("PATH"),
                "org.apache.spark.deploy.master.Master",
                "--port",
                "0",
                "--webui-port",
                "0");
        master = await("master", "Starting Spark master at (\\S+)");
    }

    /** Starts a worker with one core. */
    Process startWorker() throws IOException, InterruptedException {
        return startWorker(System.getenv("PATH"));
    }

    /** Starts a worker that finds programs in these folders. */
    Process startWorker(String searchPath) throws IOException, InterruptedException {
        String name = "worker" + processes.size();
        Process worker = start(
                name,
                searchPath,
                "org.apache.spark.deploy.worker.Worker",
                "--port",
                "0",
                "--webui-port",
                "0",
                "--cores",
                "1",
                "--memory",
                "1g",
                "--work-dir",
                folder.resolve(name).toString(),
                master);
        await(name, "(Successfully registered) with master");
        return worker;
    }

    private Process start(String name, String searchPath, String program, String... args) throws IOException {
        List<String> all = new ArrayList<>(List.of("--host", "127.0.0.1"));
        all.addAll(List.of(args));
        ProcessBuilder builder = spark(program, all).redirectErrorStream(true).redirectOutput(log(name));
        builder.environment().put("PATH", searchPath);
        Process process = builder.start();
        processes.add(process);
        return process;
    }

    private ProcessBuilder spark(String program, List<String> args) {
        List<String> command = new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "-Xmx512m"));
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("--add-opens"))
                .forEach(command::add); // Spark asks for the same in all its processes
        command.addAll(List.of("-cp", home.resolve("jars") + "/*", program));
        command.addAll(args);
        ProcessBuilder builder = new ProcessBuilder(command);
        builder.environment().put("SPARK_HOME", home.toString());
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        return builder;
    }

    /** Runs a command as {@code spark-submit} does; gives its exit code and what it says. */
    Shell.Result submit(String... command) throws IOException, InterruptedException {
        List<String> args = new ArrayList<>(List.of("--master", master, "--conf", "spark.driver.host=127.0.0.1"));
        args.addAll(List.of("--conf", "spark.executor.memory=512m", "--conf", "spark.ui.enabled=false"));
        args.addAll(List.of("--total-executor-cores", "2")); // so that Spark waits for both workers
        args.addAll(List.of("--class", "sudosat.spark.Main", System.getProperty("sudosat.sparkJar")));
        args.addAll(List.of(command));
        File said = log("submit");
        Process process = spark("org.apache.spark.deploy.SparkSubmit", args)
                .redirectErrorStream(true)
                .redirectOutput(said)
                .start();
        processes.add(process);
        int exitCode = process.waitFor();
        return new Shell.Result(exitCode, "", Files.readString(said.toPath()));
    }

    private File log(String name) {
        return folder.resolve(name + ".log").toFile();
    }

    /** Waits until a program has said something. */
    private String await(String name, String pattern) throws IOException, InterruptedException {
        for (int tenth = 0; tenth < 10 * PATIENCE_SECONDS; tenth++) {
            Matcher said =
                    Pattern.compile(pattern).matcher(Files.readString(log(name).toPath()));
            if (said.find()) {
                return said.group(1);
            }
            TimeUnit.MILLISECONDS.sleep(100);
        }
        throw new IllegalStateException(
                name + " has not started:\n" + Files.readString(log(name).toPath()));
    }

    /** A driver of this cluster in this process. */
    SparkSession session() {
        return SparkSession.builder()
                .master(master)
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.executor.memory", "512m")
                .config("spark.jars", System.getProperty("sudosat.sparkJar"))
                .config("spark.ui.port", "0")
                .getOrCreate();
    }

    /** Ends a worker and its executors with SIGKILL. */
    static void kill(Process worker) {
        List<ProcessHandle> executors = worker.descendants().toList();
        worker.destroyForcibly();
        executors.forEach(ProcessHandle::destroyForcibly);
    }

    @Override
    public void close() throws InterruptedException {
        processes.forEach(Cluster::kill);
        for (Process process : processes) {
            process.waitFor();
        }
    }
}
