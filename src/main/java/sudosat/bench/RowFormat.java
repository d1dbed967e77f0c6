package sudosat.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import sudosat.bench.Row.Verdict;
import sudosat.io.UserError;

/** Rows as lines of CSV, numbers with a point in every country. */
final class RowFormat {
    static final String HEADER =
            "instance,backend,encoding,seed,verdict,seconds,encode_seconds,peak_kib,variables,clauses,conflicts";

    private static final int COLUMNS = HEADER.split(",").length;
    private static final CSVFormat CSV = CSVFormat.DEFAULT
            .builder()
            .setRecordSeparator('\n')
            .setCommentMarker('#')
            .build();

    private RowFormat() {}

    /** With its line feed. */
    static String line(Row row) {
        Row.RowKey key = row.key();
        return CSV.format(
                        key.instance(),
                        key.configuration().backend(),
                        key.configuration().encoding(),
                        key.seed(),
                        row.verdict(),
                        seconds(row.seconds()),
                        row.encodeSeconds().isPresent()
                                ? seconds(row.encodeSeconds().getAsDouble())
                                : "",
                        text(row.peakKiB()),
                        text(row.variables()),
                        text(row.clauses()),
                        text(row.conflicts()))
                + "\n";
    }

    private static String seconds(double seconds) {
        return String.format(Locale.ROOT, "%.4f", seconds);
    }

    private static String text(OptionalLong number) {
        return number.isPresent() ? String.valueOf(number.getAsLong()) : "";
    }

    /** The rows of a text that begins with the header. */
    static List<Row> read(String text, String source) {
        List<Row> rows = new ArrayList<>();
        try (CSVParser parser = CSVParser.parse(text, CSV)) {
            for (CSVRecord record : parser) {
                if (record.getRecordNumber() > 1) {
                    rows.add(row(record, UserError.place(source, parser.getCurrentLineNumber(), 0)));
                }
            }
            return rows;
        } catch (IOException | UncheckedIOException malformed) {
            throw new UserError(source + ": malformed CSV: " + malformed.getMessage());
        }
    }

    private static Row row(CSVRecord record, String place) {
        if (record.size() != COLUMNS) {
            throw new UserError(place + ": found " + record.size() + " columns, expected " + COLUMNS);
        }
        try {
            Row.RowKey key = new Row.RowKey(
                    record.get(0), new Configuration(record.get(1), record.get(2)), Long.parseLong(record.get(3)));
            String encoding = record.get(6);
            return new Row(
                    key,
                    Verdict.valueOf(record.get(4)),
                    "",
                    Double.parseDouble(record.get(5)),
                    encoding.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(encoding)),
                    number(record.get(7)),
                    number(record.get(8)),
                    number(record.get(9)),
                    number(record.get(10)));
        } catch (IllegalArgumentException wrong) { // of a number as well as of a verdict
            throw new UserError(
                    place + ": found " + UserError.quote(String.join(",", record)) + ", expected a row of results");
        }
    }

    private static OptionalLong number(String text) {
        return text.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(text));
    }
}
