package sudosat.spark;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.spark.SparkContext;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import sudosat.Project;
import sudosat.Shell;

/** Runs every command on a real cluster and compares its output with that of one process. */
class SparkTest {
    private static final String LAUNCHER = System.getProperty("sudosat.launcher");
    private static final int MANY = 10_000;
    private static final int SOME = 1_000;

    @TempDir
    static Path folder;

    private static Cluster cluster;
    private static SparkSession session;
    private static Path lines;

    @BeforeAll
    static void start() throws IOException, InterruptedException {
        cluster = new Cluster(Path.of(System.getProperty("sudosat.spark")), folder);
        cluster.startWorker();
        cluster.startWorker();
        session = cluster.session();
        session.sparkContext()
                .hadoopConfiguration()
                .set("mapreduce.input.fileinputformat.split.maxsize", "100000"); // so that files are cut
        lines = folder.resolve("lines.txt");
        writeLines();
    }

    @AfterAll
    static void stop() throws InterruptedException {
        session.stop();
        cluster.close();
    }

    /** Of every ten puzzles one is 9x9 and one has several solutions. */
    private static void writeLines() throws IOException, InterruptedException {
        List<String> small = plain(
                        "generate", "2", "1", "--number", String.valueOf(MANY), "--seed", "1", "--to", "line")
                .lines()
                .toList();
        List<String> large = plain("generate", "3", "1", "--number", "20", "--seed", "1", "--to", "line")
                .lines()
                .toList();
        List<String> all = new ArrayList<>(small);
        for (int i = 0; i < MANY; i += 10) {
            all.set(i, large.get(i / 10 % large.size()));
            all.set(i + 5, small.get(i + 5).replaceFirst("[1-4]", "."));
        }
        Files.writeString(lines, "# some puzzles\n\n" + String.join("\n", all) + "\n");
    }

    private static Path some() throws IOException {
        return Files.write(folder.resolve("some.txt"), Files.readAllLines(lines).subList(0, 2 + SOME));
    }

    private static String plain(String... command) throws IOException, InterruptedException {
        return new String(plainBytes(command), StandardCharsets.UTF_8);
    }

    /** What the command prints in one process. */
    private static byte[] plainBytes(String... command) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(List.of(command));
        line.add(0, LAUNCHER);
        Process process = new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        byte[] printed = process.getInputStream().readAllBytes();
        process.waitFor();
        return printed;
    }

    private static Path output(String name) {
        return folder.resolve(name);
    }

    /** What is in the parts of an output, in order. */
    private static byte[] parts(Path output) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        if (Files.isDirectory(output)) {
            try (Stream<Path> files = Files.list(output)) {
                for (Path file : files.filter(
                                name -> name.getFileName().toString().startsWith("part-"))
                        .sorted()
                        .toList()) {
                    all.writeBytes(Files.readAllBytes(file));
                }
            }
        }
        return all.toByteArray();
    }

    private static String messages(Path output) throws IOException {
        return new String(parts(output.resolve("_messages")), StandardCharsets.UTF_8);
    }

    /** Compares a command on the cluster with the same command in one process. */
    private static void requireSame(int exitCode, Path input, String command, String... options)
            throws IOException, InterruptedException {
        Path output = output(command + String.join("", options).replace('/', '.') + input.getFileName());
        List<String> onCluster = new ArrayList<>(List.of(command, input.toString(), output.toString()));
        List<String> alone = new ArrayList<>(List.of(command, input.toString()));
        onCluster.addAll(List.of(options));
        alone.addAll(List.of(options));
        assertEquals(exitCode, Main.run(onCluster.toArray(String[]::new)));
        byte[] expected = plainBytes(alone.toArray(String[]::new));
        assertTrue(expected.length > 0);
        assertArrayEquals(expected, parts(output));
        assertTrue(Files.exists(output.resolve("_SUCCESS")));
    }

    @Test
    void solvesAsOneProcessDoes() throws IOException, InterruptedException {
        requireSame(0, lines, "solve");
    }

    @Test
    void checksAsOneProcessDoes() throws IOException, InterruptedException {
        requireSame(1, lines, "check", "--json");
    }

    @Test
    void convertsAsOneProcessDoes() throws IOException, InterruptedException {
        requireSame(0, lines, "convert", "--to", "csv");
    }

    @Test
    void generatesAsOneProcessDoes() throws IOException, InterruptedException {
        String[] options = {"2", "1", "--number", "10000", "--seed", "7", "--json"};
        Path output = output("generated");
        assertEquals(0, Main.run(command("generate", output, options)));
        assertArrayEquals(plainBytes(command("generate", null, options)), parts(output));
    }

    private static String[] command(String name, Path output, String... options) {
        List<String> line = new ArrayList<>(List.of(options));
        if (output != null) {
            line.add(0, output.toString());
        }
        line.add(0, name);
        return line.toArray(String[]::new);
    }

    /** Every question about a clue is a task; with several in flight the puzzle is that of one process. */
    @Test
    void digsOnePuzzleByTasks() throws IOException, InterruptedException {
        String[] options = {"3", "1", "--seed", "5", "--backend", "dlx"};
        Path output = output("dug");
        assertEquals(0, Main.run(command("generate", output, options)));
        assertArrayEquals(plainBytes(command("generate", null, options)), parts(output));
    }

    @Test
    void looksForFewCluesByTasks() throws IOException, InterruptedException {
        Path output = output("fewest");
        assertEquals(0, Main.run("generate", output.toString(), "2", "1", "--fewest", "--seed", "1", "--json"));
        String last = new String(parts(output), StandardCharsets.UTF_8).lines().reduce("", (before, line) -> line);
        assertTrue(last.contains("\"clues\":4") && last.contains("\"atLeast\":"), last);
    }

    @Test
    void drawsOnePicturePerPuzzle() throws IOException, InterruptedException {
        Path output = output("pictures");
        assertEquals(0, Main.run("render", lines.toString(), output.toString(), "--to", "svg"));
        try (Stream<Path> files = Files.list(output)) {
            assertEquals(
                    MANY, files.filter(name -> name.toString().endsWith(".svg")).count());
        }
        String puzzle = Files.readAllLines(lines).get(2 + 321 - 1);
        Path alone = folder.resolve("alone.txt");
        Files.writeString(alone, puzzle + "\n");
        assertArrayEquals(
                plainBytes("render", "--from", "line", "--to", "svg", alone.toString()),
                Files.readAllBytes(output.resolve("00321.svg")));
    }

    @Test
    void readsPackedTablesOfPuzzles() throws IOException, InterruptedException {
        Path table = folder.resolve("table.csv.gz");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(table))) {
            out.write("id,puzzle\n".getBytes(StandardCharsets.UTF_8));
            int number = 0;
            for (String line : Files.readAllLines(lines).subList(2, 502)) {
                out.write((++number + "," + line + "\n").getBytes(StandardCharsets.UTF_8));
            }
        }
        requireSame(0, table, "solve");
    }

    @Test
    void readsBatchesWithSeveralLinesPerPuzzle() throws IOException, InterruptedException {
        Path batch = folder.resolve("batch.csv");
        Files.writeString(batch, "#diagonals\n" + plain("generate", "2", "--number", "2000", "--seed", "3"));
        requireSame(0, batch, "solve");
        requireSame(0, batch, "solve", "--all", "--limit", "2");
    }

    @Test
    void readsFoldersInTheOrderOfTheirNames() throws IOException, InterruptedException {
        Path several = Files.createDirectory(folder.resolve("several"));
        for (int file = 3; file > 0; file--) {
            Files.write(
                    several.resolve("p" + file + ".txt"),
                    Files.readAllLines(lines).subList(2, 2 + 100 * file));
        }
        requireSame(1, several, "check", "--unique");
    }

    @Test
    void answersOnePuzzleAsOneProcessDoes() throws IOException, InterruptedException {
        Path one = folder.resolve("one.txt");
        Files.writeString(one, Files.readAllLines(lines).get(2) + "\n");
        requireSame(0, one, "check");
        requireSame(0, one, "explain");
    }

    @Test
    void goesOnAfterLinesThatCannotBeRead() throws IOException {
        Path bad = folder.resolve("bad.txt");
        List<String> some = new ArrayList<>(Files.readAllLines(lines).subList(2, 102));
        some.set(0, "hello");
        some.set(41, some.get(41) + ".");
        some.set(99, "\u0000\u0001");
        Files.write(bad, some);
        Path output = output("bad");
        assertEquals(2, Main.run("solve", bad.toString(), output.toString(), "--from", "line"));
        List<String> answers =
                new String(parts(output), StandardCharsets.UTF_8).lines().toList();
        assertEquals(100, answers.size());
        assertEquals("Unknown", answers.get(0));
        assertEquals("Unknown", answers.get(41));
        assertEquals("Unknown", answers.get(99));
        assertEquals(97, answers.stream().filter(line -> line.matches("[1-9]+")).count());
        List<String> messages = messages(output).lines().toList();
        assertEquals(3, messages.size());
        assertTrue(messages.get(0).startsWith("sudosat: " + bad + ":1:"), messages.get(0));
        assertTrue(messages.get(1).startsWith("sudosat: " + bad + ":42:"), messages.get(1));
        assertTrue(messages.get(2).startsWith("sudosat: " + bad + ":100:"), messages.get(2));

        Path converted = output("bad-converted");
        assertEquals(
                2, Main.run("convert", bad.toString(), converted.toString(), "--from", "line", "--to", "f-puzzles"));
        assertEquals(
                97, new String(parts(converted), StandardCharsets.UTF_8).lines().count());
        assertEquals(messages(output), messages(converted));
    }

    @Test
    void writesTablesWithTypedColumns() throws IOException {
        Path output = output("explained.parquet");
        assertEquals(0, Main.run("explain", lines.toString(), output.toString()));
        Dataset<Row> table = session.read().parquet(output.toString());
        assertEquals(MANY, table.count());
        assertEquals(MANY, table.select("number", "line").distinct().count());
        Row first = table.filter("number = 1").first();
        assertEquals(3, first.<Integer>getAs("line"));
        assertEquals(81, first.<String>getAs("solution").length());
        assertTrue(first.<Double>getAs("se") >= 1.0);
        assertEquals(MANY / 10, table.filter("level = 'ambiguous'").count());
    }

    @Test
    void writesTablesOfGeneratedPuzzles() throws IOException, InterruptedException {
        String[] options = {"2", "1", "--number", "100", "--seed", "7"};
        Path output = output("generated.parquet");
        assertEquals(0, Main.run(command("generate", output, options)));
        Dataset<Row> table = session.read().parquet(output.toString());
        assertEquals(100, table.count());
        Row third = table.filter("seed = 9").first();
        assertEquals(3L, third.<Long>getAs("number"));
        String alone = plain("generate", "2", "1", "--seed", "9");
        assertEquals(alone.strip(), third.<String>getAs("puzzle").strip());
    }

    @Test
    void isSmall() throws IOException {
        assertTrue(Files.size(Path.of(System.getProperty("sudosat.sparkJar"))) < 15_000_000);
    }

    @Test
    void refusesWhatIsForOneMachine() throws IOException {
        String refused = output("refused").toString();
        assertEquals(2, Main.run("generate", refused, "3", "--solvers", "solvers.yaml"));
        assertEquals(2, Main.run("generate", refused, "3", "1", "--number", "0"));
        assertEquals(2, Main.run("generate", refused, "3", "1", "--number", "100", "--rule", "none"));
        assertFalse(Files.exists(output("refused")));
        assertEquals(2, Main.run("bench", lines.toString(), output("refused").toString()));
        assertEquals(2, Main.run("solve", lines.toString(), output("refused").toString(), "-o", "file"));
        assertEquals(2, Main.run("solve", lines.toString(), folder.toString()));
        assertEquals(
                2,
                Main.run("render", lines.toString(), output("refused.parquet").toString()));
    }

    private static String python(String script, String... arguments) throws IOException, InterruptedException {
        Shell.Result found = Shell.run(folder, "python3 -c 'import pyspark'", "");
        Assumptions.assumeTrue(found.exitCode() == 0, "pyspark is not installed");
        Path example = Project.HOME.resolve("examples/spark").resolve(script);
        String command = "env -u SPARK_HOME python3 " + example + " " + String.join(" ", arguments);
        Shell.Result result = Shell.run(folder, command, "");
        assertEquals(0, result.exitCode(), result.stderr());
        return result.stdout();
    }

    @Test
    void pythonProgramsCallIt() throws IOException, InterruptedException {
        String jar = System.getProperty("sudosat.sparkJar");
        String printed = python("explain.py", jar, some().toString(), "by-python.parquet");
        assertTrue(printed.contains("|ambiguous|  100|"), printed);
    }

    @Test
    void pythonProgramsPipeLinesThroughIt() throws IOException, InterruptedException {
        Path few =
                Files.write(folder.resolve("few.txt"), Files.readAllLines(lines).subList(2, 102));
        python("pipe.py", few.toString(), "piped");
        assertArrayEquals(plainBytes("solve", "--from", "line", few.toString()), parts(folder.resolve("piped")));
    }

    @Test
    void finishesWithoutAWorkerThatIsKilled() throws Exception {
        Process worker = cluster.startWorker();
        CountDownLatch begun = new CountDownLatch(8);
        SparkListener watch = new SparkListener() {
            @Override
            public void onTaskEnd(SparkListenerTaskEnd end) {
                begun.countDown();
            }
        };
        session.sparkContext().addSparkListener(watch);
        FutureTask<Void> comparing = new FutureTask<>(() -> {
            requireSame(0, lines, "explain", "--stats");
            return null;
        });
        new Thread(comparing).start();
        begun.await();
        Cluster.kill(worker);
        comparing.get();
        assertEquals(MANY, counters().get("puzzles"));
    }

    /** What Spark's own pages say of the last stage. */
    private static Map<String, Integer> counters() throws IOException, TimeoutException {
        SparkContext spark = session.sparkContext();
        spark.listenerBus().waitUntilEmpty();
        String pages = spark.uiWebUrl().get() + "/api/v1/applications/" + spark.applicationId();
        JsonNode stages;
        try (InputStream page = new URL(pages + "/stages").openStream()) {
            stages = new ObjectMapper().readTree(page);
        }
        Map<String, Integer> counters = new HashMap<>();
        for (JsonNode counter : stages.get(0).get("accumulatorUpdates")) {
            counters.put(counter.get("name").asText(), counter.get("value").asInt());
        }
        return counters;
    }

    /** Without the limit the empty grid would be counted forever. */
    @Test
    void goesOnAfterAPuzzleThatTakesTooLong() throws Exception {
        List<String> some = new ArrayList<>(Files.readAllLines(lines).subList(2, 102));
        some.set(49, ".".repeat(81));
        Path hard = Files.write(folder.resolve("hard.txt"), some);
        requireSame(4, hard, "solve", "--count", "--timeout", "2s");
        Path output = output("solve--count--timeout2shard.txt");
        assertTrue(messages(output).startsWith("sudosat: puzzle 50: unknown: time limit"), messages(output));
        assertEquals(100, counters().get("puzzles"));
        assertEquals(99, counters().get("done"));
        assertEquals(1, counters().get("unknown"));
    }

    @Test
    void goesOnWhereASolverFails() throws Exception {
        Path solvers = Files.writeString(folder.resolve("crash.yaml"), "crash: {command: [sh, -c, exit 1]}\n");
        Path few =
                Files.write(folder.resolve("few.txt"), Files.readAllLines(lines).subList(2, 22));
        requireSame(3, few, "solve", "--backend", "crash", "--solvers", solvers.toString());
        assertEquals(20, counters().get("puzzles"));
        assertEquals(20, counters().get("backend error"));
    }

    /** Of two workers one lacks the solver: the other answers all puzzles. */
    @Test
    void namesWorkersThatLackASolver() throws IOException, InterruptedException {
        Path programs = Files.createDirectory(folder.resolve("programs"));
        Path program =
                Files.writeString(programs.resolve("rare"), "#!/bin/sh\nexec '" + LAUNCHER + "' run --backend cdcl\n");
        assertTrue(program.toFile().setExecutable(true));
        String text = "rare: {command: [rare]}\nnone: {command: [no-such-program]}\n";
        String solvers = Files.writeString(folder.resolve("rare.yaml"), text).toString();
        String few = Files.write(
                        folder.resolve("rare.txt"), Files.readAllLines(lines).subList(8, 17)) // with one solution each
                .toString();
        try (Cluster other = new Cluster(
                Path.of(System.getProperty("sudosat.spark")), Files.createDirectory(folder.resolve("other")))) {
            other.startWorker();
            other.startWorker(programs + ":" + System.getenv("PATH"));
            Path answers = output("rare");
            Shell.Result answered =
                    other.submit("solve", few, answers.toString(), "--backend", "rare", "--solvers", solvers);
            assertEquals(0, answered.exitCode(), answered.stderr());
            assertTrue(answered.stderr().contains("there is no program rare"), answered.stderr());
            assertArrayEquals(plainBytes("solve", few), parts(answers));

            Path none = output("none");
            Shell.Result failed =
                    other.submit("solve", few, none.toString(), "--backend", "none", "--solvers", solvers);
            assertEquals(3, failed.exitCode(), failed.stderr());
            String host = InetAddress.getLocalHost().getHostName();
            String reason = "sudosat: " + host + ": none is configured in " + solvers + ", but there is no program";
            assertTrue(failed.stderr().lines().anyMatch(line -> line.startsWith(reason)), failed.stderr());
            assertFalse(Files.exists(none));
        }
    }

    @Test
    void startsWithSparkSubmit() throws IOException, InterruptedException {
        Assumptions.assumeTrue(
                Shell.run(folder, "command -v spark-submit", "").exitCode() == 0, "spark-submit is not installed");
        String jar = System.getProperty("sudosat.sparkJar");
        String command = "env -u SPARK_HOME spark-submit --master 'local[2]' --class sudosat.spark.Main " + jar;
        Shell.Result result = Shell.run(folder, command + " check " + some() + " submitted --unique", "");
        assertEquals(1, result.exitCode(), result.stderr());
        assertTrue(result.stderr().contains("sudosat: puzzles: 1000, fails: 100, done: 900"), result.stderr());
        assertArrayEquals(plainBytes("check", some().toString(), "--unique"), parts(output("submitted")));
    }

    @Test
    void digsALargePairByTasks() throws IOException, InterruptedException {
        Assumptions.assumeTrue(Shell.run(folder, "command -v cadical", "").exitCode() == 0, "cadical is not installed");
        String[] options = {"4", "--seed", "1", "--backend", "cadical", "--json"};
        Path output = output("pair");
        assertEquals(0, Main.run(command("generate", output, options)));
        assertArrayEquals(plainBytes(command("generate", null, options)), parts(output));
    }

    @Test
    void saysWhichPictureHasNoSolution() throws IOException {
        List<String> some = new ArrayList<>(Files.readAllLines(lines).subList(2, 12));
        some.set(6, "11..............");
        Path bad = Files.write(folder.resolve("unsolvable.txt"), some);
        Path output = output("unsolvable");
        assertEquals(0, Main.run("render", bad.toString(), output.toString(), "--solve"));
        assertEquals("sudosat: puzzle 7: no solution\n", messages(output));
    }

    @Test
    void keepsMarksOutOfTables() throws IOException, InterruptedException {
        Path batch = folder.resolve("marked.csv");
        Files.writeString(batch, plain("generate", "2", "--number", "9", "--seed", "3"));
        Path output = output("marked.parquet");
        assertEquals(0, Main.run("solve", batch.toString(), output.toString()));
        Row last =
                session.read().parquet(output.toString()).filter("number = 9").first();
        Path alone = Files.writeString(folder.resolve("marked-alone.csv"), last.<String>getAs("puzzle") + "\n");
        assertEquals(plain("solve", alone.toString()), last.<String>getAs("solution") + "\n");
        assertFalse(last.<String>getAs("puzzle").contains("#"));
    }
}
