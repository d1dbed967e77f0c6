package sudosat.format;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import sudosat.io.Digits;
import sudosat.io.UserError;

/**
 * The part of a text that holds one puzzle: from a line {@code #puzzle I} to before the next one, or all of it.
 *
 * @param lines with the mark, blank lines, and others that begin with {@code #}
 */
record Section(Source source, int start, int end, List<TextLine> lines) {
    private static final String MARK = "#puzzle";
    private static final String SOLUTION_MARK = "#solution";

    /**
     * The whole text if it has no mark; else what stands above the first mark, and then a section for each mark. A
     * puzzle of which several solutions follow is no section of its own.
     */
    private static List<Section> of(Source source) {
        List<TextLine> lines = TextLine.all(source);
        List<Section> sections = new ArrayList<>();
        int start = 0;
        int first = 0;
        for (int i = 0; i < lines.size(); i++) {
            if (isMark(lines.get(i), MARK)
                    || isMark(lines.get(i), SOLUTION_MARK) && !isMarkAlone(lines.subList(first, i))) {
                int end = lines.get(i).start();
                sections.add(new Section(source, start, end, lines.subList(first, i)));
                start = end;
                first = i;
            }
        }
        sections.add(new Section(source, start, source.text().length(), lines.subList(first, lines.size())));
        return sections;
    }

    /** What a reader makes of each puzzle of a text; above the first mark only comments may stand. */
    static <T> List<T> readAll(String text, String source, Function<Section, T> reader) {
        return readAll(new Source(source, text), Section::requireCommentsOnly, reader);
    }

    /**
     * What a reader makes of each puzzle of a text.
     *
     * @param head gets what stands above the first mark, if there is a mark
     */
    static <T> List<T> readAll(Source source, Consumer<Section> head, Function<Section, T> reader) {
        List<Section> sections = of(source);
        List<T> results = new ArrayList<>();
        for (Section section : sections) {
            if (section == sections.get(0) && sections.size() > 1) {
                head.accept(section);
            } else {
                results.add(reader.apply(section));
            }
        }
        return results;
    }

    private void requireCommentsOnly() {
        for (TextLine line : lines) {
            if (!line.isEmpty() && !line.startsWith("#")) {
                throw line.error("a line #puzzle above it, as there is one below");
            }
        }
    }

    private static boolean isMarkAlone(List<TextLine> lines) {
        return !lines.isEmpty()
                && isMark(lines.get(0), MARK)
                && lines.stream().allMatch(line -> line.isEmpty() || line.startsWith("#"));
    }

    /** Whether it has a mark, and nothing below it but comments. */
    boolean isBlank() {
        return isMarkAlone(lines);
    }

    static boolean isMark(TextLine line) {
        return isMark(line, MARK) || isMark(line, SOLUTION_MARK);
    }

    private static boolean isMark(TextLine line, String word) {
        return line.startsWith(word)
                && Digits.parse(line.withoutPadding()
                                .text()
                                .substring(word.length())
                                .strip())
                        >= 0;
    }

    static void writeSolutionMark(int number, Appendable out) throws IOException {
        out.append(SOLUTION_MARK).append(' ').append(Integer.toString(number)).append('\n');
    }

    static void writeMark(int number, Appendable out) throws IOException {
        out.append(MARK).append(' ').append(Integer.toString(number)).append('\n');
    }

    /** There is nothing to read, {@code found}, where something else was expected. */
    UserError empty(String found, String expected) {
        return source.text().isBlank()
                ? UserError.at(source.name(), 0, 0, "an empty file", expected)
                : source.error(start, found, expected);
    }
}
