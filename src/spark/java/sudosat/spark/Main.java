package sudosat.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.hadoop.fs.Path;
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
    private static final Map<String, Integer> BLOCK_SIZES =
            Map.of("solve", 50_000, "check", 5_000, "explain", 1_000, "convert", 5_000, "render", 500, "generate", 100);
    /** The driver keeps track of each; their names have five digits. */
    private static final int MOST_BLOCKS = 20_000;
    /** So that all cores end at about the same time. */
    private static final int BLOCKS_PER_CORE = 4;

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
            Arguments arguments = Arguments.parse(args);
            SparkSession session = SparkSession.builder()
                    .appName("sudosat " + arguments.command())
                    .getOrCreate();
            return new Main(arguments, session).run();
        } catch (UserError wrong) {
            System.err.println("sudosat: " + wrong.getMessage());
            return ExitCode.USER_ERROR.number;
        }
    }

    private int run() throws IOException {
        requireNew(arguments.output());
        if (arguments.isGenerate()) {
            generate();
        } else {
            answer();
        }
        System.err.println("sudosat: " + counters);
        return counters.exitCode();
    }

    private void requireNew(String output) throws IOException {
        Path path = new Path(output);
        if (path.getFileSystem(spark.hadoopConfiguration()).exists(path)) {
            throw new UserError(output + ": exists already, expected a new folder");
        }
    }

    private void answer() throws IOException {
        InputFiles files = new InputFiles(arguments.input(), arguments.given("--from"), spark.hadoopConfiguration());
        Puzzles puzzles = new Puzzles(spark, files);
        int number = puzzles.number();
        if (number == 0) {
            throw new UserError(arguments.input() + ": found no puzzle");
        }
        Job job = arguments.job(Optional.of(files.format()), 1);
        boolean isAlone = number == 1 || job.command().equals("render");
        write(puzzles.blocks(blockSize(number)), number, (block, sink) -> job.answer(block, isAlone, sink));
    }

    /** A range of seeds per task. */
    private void generate() {
        int number = arguments.number();
        int size = blockSize(number);
        if (number == 1) {
            generateOne(empty(1, 1));
            return;
        }
        List<Integer> firsts = new ArrayList<>();
        for (int first = 1; first <= number; first += size) {
            firsts.add(first);
        }
        Job job = arguments.job(Optional.empty(), 1);
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
