package sudosat.format;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import sudosat.io.Digits;

/** Cuts a text at its lines {@code #puzzle I}; without such a line it is one puzzle. */
final class Batch {
    private static final String MARK = "#puzzle";

    private Batch() {}

    /** The lines of each puzzle, with blank lines and others that begin with {@code #}. */
    private static List<List<TextLine>> of(Source source) {
        List<List<TextLine>> puzzles = new ArrayList<>();
        List<TextLine> lines = new ArrayList<>();
        for (TextLine line : TextLine.all(source)) {
            if (isMark(line)) {
                keep(lines, puzzles);
                lines = new ArrayList<>();
            }
            lines.add(line);
        }
        puzzles.add(lines);
        return puzzles;
    }

    /** What a reader makes of each puzzle of a text. */
    static <T> List<T> read(String text, String source, BiFunction<Source, List<TextLine>, T> reader) {
        Source whole = new Source(source, text);
        List<T> results = new ArrayList<>();
        for (List<TextLine> lines : of(whole)) {
            results.add(reader.apply(whole, lines));
        }
        return results;
    }

    static boolean isMark(TextLine line) {
        return line.startsWith(MARK)
                && Digits.parse(line.text().substring(MARK.length()).strip()) >= 0;
    }

    /** Comments above the first mark are no puzzle. */
    private static void keep(List<TextLine> lines, List<List<TextLine>> puzzles) {
        for (TextLine line : lines) {
            if (isMark(line)) {
                puzzles.add(lines);
                return;
            } else if (!line.isEmpty() && !line.startsWith("#")) {
                throw line.error("a line #puzzle above it, as there is one below");
            }
        }
    }

    static void writeMark(int number, Appendable out) throws IOException {
        out.append(MARK).append(' ').append(Integer.toString(number)).append('\n');
    }
}
