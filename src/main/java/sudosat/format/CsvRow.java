package sudosat.format;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import sudosat.io.Digits;
import sudosat.io.Limits;
import sudosat.io.UserError;

/** A line of separated values, without the blanks round them, and where it stands. */
final class CsvRow {
    /** Fields of a row beside its values: an index in front, and nothing after the last separator. */
    private static final int MARGIN = 2;

    private final Source source;
    private final int position;
    private final char separator;
    private final String[] values;

    private CsvRow(Source source, int position, char separator, CSVRecord record) {
        this.source = source;
        this.position = position;
        this.separator = separator;
        values = new String[record.size()];
        for (int field = 0; field < values.length; field++) {
            String value = record.get(field);
            if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
                throw error(field, "a quoted value with a line break", "each row on one line");
            }
            values[field] = value.strip();
        }
    }

    /** The lines of a text that are not blank; the text stands in its source at the offset. */
    static List<CsvRow> readAll(Source source, String text, int offset) {
        char separator = separator(text);
        List<CsvRow> rows = new ArrayList<>();
        int read = offset;
        int cells = 0;
        try (CSVParser parser = format(separator).parse(new StringReader(text))) {
            for (CSVRecord record : parser) {
                int position = offset + (int) record.getCharacterPosition();
                read = source.lineEnd(position);
                CsvRow row = new CsvRow(source, position, separator, record);
                if (!row.isBlank()) {
                    rows.add(row);
                    cells += Math.max(1, row.width() - MARGIN);
                }
                if (cells > Limits.CELLS) {
                    throw row.error(0, "more values than a puzzle has", "at most " + Limits.number(Limits.CELLS));
                }
            }
        } catch (IOException | UncheckedIOException e) {
            int quote = Math.max(read, offset + text.indexOf('"', read - offset));
            throw source.error(quote, "a quoted value with a wrong end", "a quote before the next separator");
        }
        return rows;
    }

    private static CSVFormat format(char separator) {
        return CSVFormat.DEFAULT
                .builder()
                .setDelimiter(separator)
                .setIgnoreSurroundingSpaces(true)
                .setIgnoreEmptyLines(false)
                .build();
    }

    /**
     * Comma, unless there is none; a text with commas and semicolons is wrong in either reading, and commas are the
     * rule.
     */
    private static char separator(String text) {
        return text.indexOf(',') >= 0 ? ',' : text.indexOf(';') >= 0 ? ';' : text.indexOf('\t') >= 0 ? '\t' : ',';
    }

    static boolean hasSeparator(String text) {
        return text.indexOf(',') >= 0 || text.indexOf(';') >= 0 || text.indexOf('\t') >= 0;
    }

    int width() {
        return values.length;
    }

    String value(int field) {
        return values[field];
    }

    /** The field as a number, or -1 if it is none of up to nine digits. */
    int number(int field) {
        return Digits.parse(values[field]);
    }

    private boolean isBlank() {
        return values.length == 1 && isEmpty();
    }

    /** Nothing but separators. */
    boolean isEmpty() {
        return isEmptyFrom(0);
    }

    private boolean isEmptyFrom(int field) {
        for (int i = field; i < values.length; i++) {
            if (!values[i].isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Words that stand above values: the heading of a grid, or the names of columns. */
    boolean isCaption() {
        return isHeading() || isHeader();
    }

    /** A word and a number: {@code Sudoku1}, {@code Grid 2:}. */
    private boolean isHeading() {
        String heading = values[0].endsWith(":") ? values[0].substring(0, values[0].length() - 1) : values[0];
        int letters = 0;
        while (letters < heading.length() && Character.isLetter(heading.charAt(letters))) {
            letters++;
        }
        return letters > 1 && Digits.parse(heading.substring(letters).strip()) >= 0 && isEmptyFrom(1);
    }

    /** Different names, perhaps none for the first column. */
    boolean isHeader() {
        Set<String> names = new HashSet<>();
        for (int field = values[0].isEmpty() ? 1 : 0; field < values.length; field++) {
            if (values[field].isEmpty() || !Character.isLetter(values[field].charAt(0)) || !names.add(values[field])) {
                return false;
            }
        }
        return values.length > 1;
    }

    UserError error(int field, String found, String expected) {
        return source.error(start(field), found, expected);
    }

    /** What is wrong with its number of values: a surplus one, or the end of the line where one is missing. */
    UserError wrongWidth(int expectedWidth, String why) {
        String found = values.length == 1 ? UserError.quote(values[0]) : values.length + " values";
        return error(Math.min(expectedWidth, values.length), found, expectedWidth + " values" + why);
    }

    /** Where a field stands in the source, or the end of the row for the field after the last. */
    private int start(int field) {
        String text = source.text();
        int at = position;
        int end = source.lineEnd(position);
        boolean quoted = false;
        for (int skipped = 0; skipped < field && at < end; at++) {
            char c = text.charAt(at);
            quoted ^= c == '"';
            skipped += c == separator && !quoted ? 1 : 0;
        }
        return Math.min(source.skipBlanks(at), end);
    }
}
