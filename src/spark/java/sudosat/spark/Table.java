package sudosat.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;
import org.apache.spark.sql.types.StructType;

/** Answers as rows with typed columns, one per puzzle. */
final class Table implements Job.Sink {
    private static final StructType ROW = StructType.fromDDL(
            "number BIGINT, file STRING, line INT, puzzle STRING, verdict STRING, message STRING, answer STRING");

    /** What the JSON of a command says besides the number of the puzzle; docs/reference/json.md has the meaning. */
    private static final Map<String, String> COLUMNS = Map.of(
            "check",
            "wellFormed BOOLEAN, solvable BOOLEAN, unique BOOLEAN, minimal BOOLEAN, unknown STRING,"
                    + " clashes ARRAY<STRING>, removable ARRAY<STRING>, differences ARRAY<STRING>, solution STRING,"
                    + " secondSolution STRING",
            "explain",
            "clues INT, unique BOOLEAN, unknown STRING, solved BOOLEAN, solution STRING, reached STRING, se DOUBLE,"
                    + " hodoku INT, level STRING, score DOUBLE, guesses INT, backtracks INT,"
                    + " techniques MAP<STRING, INT>, steps ARRAY<STRUCT<technique: STRING, se: DOUBLE, reason: STRING,"
                    + " placed: ARRAY<STRING>, removed: ARRAY<STRING>>>",
            "generate",
            "seed BIGINT, grids INT, size INT, clues INT, holes INT, needed INT, unproven INT, text STRING,"
                    + " solution STRING");

    private final Block block;
    private final Counters counters;
    private final List<Row> rows = new ArrayList<>();

    Table(Block block, Counters counters) {
        this.block = block;
        this.counters = counters;
    }

    /** Whether a command has columns. */
    static boolean isFor(String command) {
        return isJson(command) || command.equals("solve");
    }

    /** Whether the columns are those of the command's JSON. */
    static boolean isJson(String command) {
        return COLUMNS.containsKey(command);
    }

    @Override
    public void printed(int number, byte[] output, String messages) {
        // every puzzle has a row of its own
    }

    @Override
    public void answered(int number, Outcome outcome, String text, String message) {
        counters.count(outcome);
        int index = number - block.firstNumber();
        rows.add(RowFactory.create(
                (long) number,
                block.file(),
                block.lines()[index],
                withoutMark(block.puzzle(index)),
                outcome.title,
                message.isEmpty() ? null : message.strip(),
                withoutMark(text.strip())));
    }

    /** The number has a column of its own. */
    private static String withoutMark(String text) {
        return text.startsWith(Lines.MARK) ? text.substring(text.indexOf('\n') + 1) : text;
    }

    List<Row> rows() {
        return rows;
    }

    /** Writes all rows, or none. */
    static void write(JavaRDD<Row> rows, String command, SparkSession spark, String path) {
        Dataset<Row> table = spark.createDataFrame(rows, ROW);
        if (isJson(command)) {
            table = table.withColumn(
                            "json",
                            functions.from_json(functions.col("answer"), StructType.fromDDL(COLUMNS.get(command))))
                    .select("number", "file", "line", "puzzle", "verdict", "message", "json.*");
            if (command.equals("generate")) {
                table = table.drop("file", "line", "puzzle").withColumnRenamed("text", "puzzle");
            }
        } else {
            table = table.withColumn(
                            "solution",
                            functions.when(
                                    functions.col("verdict").equalTo(Outcome.DONE.title), functions.col("answer")))
                    .drop("answer");
        }
        table.write().parquet(path);
    }
}
