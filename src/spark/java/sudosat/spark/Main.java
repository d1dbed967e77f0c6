package sudosat.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import scala.Tuple2;
import sudosat.cli.report.ExitCode;
import sudosat.io.UserError;

/** What {@code spark-submit} starts. */
public final class Main {
    /** How many usual 9x9 puzzles a core answers in some seconds: blocks are sized by cost, not by bytes. */
    private static final Map<String, Integer> BLOCK_SIZES = Map.of(
            "solve", 50_000, "check", 5_000, "explain", 1_000, "convert", 50_000, "render", 500, "generate", 100);
    /** The driver keeps track of each; their names have five digits. */
    private static final int MOST_BLOCKS = 20_000;
    /** So that all cores end at about the same time. */
    private static final int BLOCKS_PER_CORE = 4;

    private static final int HIGHEST_SEED = 1_000_000_000;

    private final Arguments arguments;
    private final SparkSession session;
    private final JavaSparkContext spark;
    private final Counters counters;

    private Main(Arguments arguments, SparkSession session) {
        this.arguments = arguments;
        this.session = session;
        spark = new JavaSparkContext(session.sparkContext());
        counters = new Counters(spark);
    }

    public static void main(String[] args) throws IOException {
        int code;
        try {
            code = run(args);
        } finally {
            if (SparkSession.getDefaultSession().isDefined()) {
                SparkSession.getDefaultSession().get().stop();
            }
        }
        if (code != 0) {
            System.exit(code);
        }
    }

    /** Runs a command line and gives its exit code. Spark goes on running. */
    public static int run(String... args) throws IOException {
        try {
            Arguments arguments = seeded(Arguments.parse(args));
            SparkSession session = SparkSession.builder()
                    .appName("sudosat " + arguments.command())
                    .config(settings())
                    .getOrCreate();
            return new Main(arguments, session).run();
        } catch (UserError wrong) {
            say(wrong.commandLineMessage());
            return ExitCode.USER_ERROR.number;
        } catch (Exception end) {
            Optional<TaskFailure> failure = TaskFailure.of(end);
            if (failure.isEmpty()) {
                throw end;
            }
            say(failure.get().reason);
            return failure.get().exitCode;
        }
    }

    private static void say(String message) {
        System.err.println("sudosat: " + message);
    }

    /** All tasks have the same seed. */
    private static Arguments seeded(Arguments arguments) {
        if (!arguments.isGenerate() || arguments.given("--seed").isPresent()) {
            return arguments;
        }
        String seed = String.valueOf(ThreadLocalRandom.current().nextInt(HIGHEST_SEED));
        if (!arguments.isQuiet()) {
            say("seed " + seed);
        }
        return arguments.with("--seed", seed);
    }

    /** A worker without a solver fails immediately, so Spark would give it all tasks again and again. */
    private static SparkConf settings() {
        return new SparkConf()
                .setIfMissing("spark.excludeOnFailure.enabled", "true")
                .setIfMissing("spark.scheduler.excludeOnFailure.unschedulableTaskSetTimeout", "10s")
                .setIfMissing("spark.scheduler.minRegisteredResourcesRatio", "0.8");
    }

    private int run() throws IOException {
        Path path = new Path(arguments.output());
        FileSystem system = path.getFileSystem(spark.hadoopConfiguration());
        if (system.exists(path)) {
            throw new UserError(arguments.output() + ": exists already, expected a new folder");
        }
        try {
            if (arguments.isGenerate()) {
                generate();
            } else {
                answer();
            }
        } catch (Exception failed) {
            system.delete(path, true); // Hadoop leaves an empty folder, which would be in the way of the next try
            throw failed;
        }
        if (!arguments.isQuiet()) {
            say(counters.toString());
        }
        return counters.exitCode();
    }

    private void answer() throws IOException {
        InputFiles files = new InputFiles(arguments.input(), arguments.given("--from"), spark.hadoopConfiguration());
        Puzzles puzzles = new Puzzles(spark, files);
        int number = puzzles.number();
        if (number == 0) {
            throw new UserError(arguments.input() + ": found no puzzle");
        }
        Job job = arguments.job(Optional.of(files.format()), 1);
        boolean isAlone = number == 1;
        write(puzzles.blocks(blockSize(number)), number, (block, sink) -> job.answer(block, isAlone, sink));
    }

    /** A range of seeds per task. */
    private void generate() {
        int number = arguments.number();
        if (number == 1) {
            generateOne(empty(1, 1));
            return;
        }
        Job job = arguments.job(Optional.empty(), 1);
        job.requireSense();
        int size = blockSize(number);
        List<Integer> firsts = new ArrayList<>();
        for (int first = 1; first <= number; first += size) {
            firsts.add(first);
        }
        write(
                spark.parallelize(firsts, firsts.size()).map(first -> empty(first, Math.min(size, number - first + 1))),
                number,
                (block, sink) -> job.generate(block.firstNumber() - 1, block.puzzles(), sink));
    }

    /** It has no text: its first number and its length say which puzzles to make. */
    private static Block empty(int first, int puzzles) {
        return new Block("", new byte[0], first, new byte[0], new int[puzzles], new int[puzzles]);
    }

    /** The driver digs or compares walks; tasks answer its questions or walk. */
    private void generateOne(Block block) {
        spark.parallelize(List.of(0), 1).count(); // waits for executors, so that their cores are known
        Job job = arguments.job(Optional.empty(), spark.defaultParallelism());
        Tasks tasks = new Tasks(spark);
        if (arguments.isTable()) {
            Table table = new Table(block, counters);
            job.generateOne(tasks, table);
            Table.write(spark.parallelize(table.rows(), 1), arguments.command(), session, arguments.output());
        } else {
            Output output = new Output("", counters);
            job.generateOne(tasks, output);
            save(spark.parallelize(output.files(0), 1));
        }
        if (!tasks.hasHelped() && !arguments.isQuiet()) {
            say("the driver did all the work: no task helps with small puzzles, or without a SAT solver on the driver");
        }
    }

    private int blockSize(int puzzles) {
        int most = BLOCK_SIZES.get(arguments.command());
        int even = puzzles / (BLOCKS_PER_CORE * spark.defaultParallelism()) + 1;
        return Math.max(Math.min(most, even), puzzles / MOST_BLOCKS + 1);
    }

    /** Does the work of one task. */
    private interface Work extends Serializable {
        void answer(Block block, Job.Sink sink);
    }

    private void write(JavaRDD<Block> blocks, int number, Work work) {
        Counters counted = counters;
        spark.setJobDescription(arguments.command() + " " + arguments.input());
        if (arguments.isTable()) {
            Table.write(
                    blocks.flatMap(block -> {
                        Table table = new Table(block, counted);
                        work.answer(block, table);
                        return table.rows().iterator();
                    }),
                    arguments.command(),
                    session,
                    arguments.output());
            return;
        }
        String pictures = arguments.pictures(number);
        save(blocks.mapPartitionsWithIndex(
                (index, some) -> {
                    Output output = new Output(pictures, counted);
                    some.forEachRemaining(block -> work.answer(block, output));
                    return output.files(index).iterator();
                },
                false));
    }

    /** Writes files by their names, all or none. */
    private void save(JavaRDD<Tuple2<String, byte[]>> files) {
        JavaPairRDD.fromJavaRDD(files)
                .saveAsHadoopFile(arguments.output(), String.class, byte[].class, NamedFiles.class);
    }
}
