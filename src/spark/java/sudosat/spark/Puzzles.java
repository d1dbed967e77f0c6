package sudosat.spark;

import java.io.ByteArrayOutputStream;
import java.io.Serializable;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.io.LongWritable;
import org.apache.hadoop.io.Text;
import org.apache.hadoop.mapreduce.lib.input.FileSplit;
import org.apache.hadoop.mapreduce.lib.input.TextInputFormat;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaNewHadoopRDD;
import org.apache.spark.api.java.JavaPairRDD;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.Tuple2;

/**
 * The puzzles of the input. A first pass counts them in every split, so that the second knows the number and the line
 * of each; it cuts them into blocks, and a shuffle gives every block a task of its own. The splits of Hadoop would not
 * do as tasks: they are sized by bytes, and a packed file is a single one.
 */
final class Puzzles {
    private final JavaSparkContext spark;
    private final InputFiles files;
    private final JavaNewHadoopRDD<LongWritable, Text> records;
    private final List<Count> counts;

    /**
     * What is in a split.
     *
     * @param start where it begins in the file
     * @param rules lines that may hold for the puzzles below
     */
    private record Count(String file, long start, int lines, int puzzles, byte[] rules) implements Serializable {}

    Puzzles(JavaSparkContext spark, InputFiles files) {
        this.spark = spark;
        this.files = files;
        Configuration settings = new Configuration(spark.hadoopConfiguration());
        if (files.isMarked()) {
            settings.set("textinputformat.record.delimiter", "\n" + Lines.MARK);
        }
        records = (JavaNewHadoopRDD<LongWritable, Text>)
                spark.newAPIHadoopFile(files.paths(), TextInputFormat.class, LongWritable.class, Text.class, settings);
        boolean isMarked = files.isMarked();
        spark.setJobDescription("count puzzles");
        List<Count> all = records.mapPartitionsWithInputSplit(
                        (split, lines) -> List.of(count((FileSplit) split, lines, isMarked))
                                .iterator(),
                        false)
                .collect();
        counts = isMarked ? withUnmarked(all) : all;
    }

    private static Count count(FileSplit split, Iterator<Tuple2<LongWritable, Text>> lines, boolean isMarked) {
        ByteArrayOutputStream rules = new ByteArrayOutputStream();
        int lineCount = 0;
        int puzzles = 0;
        Iterator<Record> all = Record.of(lines, isMarked, split.getStart() == 0);
        while (all.hasNext()) {
            Record record = all.next();
            lineCount = record.line() + Lines.count(record.text());
            puzzles += record.kind() == Lines.Kind.PUZZLE ? 1 : 0;
            if (record.kind() == Lines.Kind.RULE) {
                rules.writeBytes(record.text());
            }
        }
        return new Count(split.getPath().toString(), split.getStart(), lineCount, puzzles, rules.toByteArray());
    }

    /** A file without any mark is one puzzle. */
    private static List<Count> withUnmarked(List<Count> all) {
        Set<String> marked = all.stream()
                .filter(count -> count.puzzles() > 0)
                .map(Count::file)
                .collect(Collectors.toSet());
        return all.stream()
                .map(count -> marked.contains(count.file()) || count.rules().length == 0
                        ? count
                        : new Count(count.file(), count.start(), count.lines(), 1, new byte[0]))
                .toList();
    }

    int number() {
        return counts.stream().mapToInt(Count::puzzles).reduce(0, Math::addExact);
    }

    /** All puzzles, in blocks of a size; each is a partition, in order. */
    JavaRDD<Block> blocks(int size) {
        int blocks = counts.stream().mapToInt(count -> blocks(count, size)).sum();
        Broadcast<Map<String, Split>> splits = spark.broadcast(splits(size));
        boolean isMarked = files.isMarked();
        JavaRDD<Tuple2<Integer, Block>> cut = records.mapPartitionsWithInputSplit(
                (split, lines) -> {
                    FileSplit part = (FileSplit) split;
                    return splits.value()
                            .get(key(part.getPath().toString(), part.getStart()))
                            .cut(Record.of(lines, isMarked, part.getStart() == 0), size);
                },
                false);
        return JavaPairRDD.fromJavaRDD(cut)
                .partitionBy(new HashPartitioner(blocks)) // the hash of a number is the number: one block each
                .values();
    }

    private static int blocks(Count count, int size) {
        return (count.puzzles() + size - 1) / size;
    }

    private static String key(String file, long start) {
        return file + "@" + start;
    }

    private Map<String, Split> splits(int size) {
        Map<String, Split> splits = new HashMap<>();
        Map<String, ByteArrayOutputStream> rules = new HashMap<>();
        Map<String, Integer> lines = new HashMap<>();
        int puzzles = 0;
        int blocks = 0;
        for (Count count : counts) {
            ByteArrayOutputStream above = rules.computeIfAbsent(count.file(), file -> new ByteArrayOutputStream());
            Split split = new Split(
                    files.name(count.file()),
                    above.toByteArray(),
                    lines.getOrDefault(count.file(), 0),
                    puzzles,
                    blocks,
                    files.isMarked() && count.puzzles() == 1 && count.rules().length == 0 && count.start() == 0);
            splits.put(key(count.file(), count.start()), split);
            above.writeBytes(count.rules());
            lines.merge(count.file(), count.lines(), Math::addExact);
            puzzles += count.puzzles();
            blocks += blocks(count, size);
        }
        return splits;
    }
}
