package sudosat.format;

import java.util.List;
import java.util.Optional;
import sudosat.io.Digits;

/**
 * Tells formats apart at first glance, by the first line that says something. It knows a little of every format, so
 * that those which a text is not in need not be loaded (the compiler copies their constants). What looks like none is
 * CSV, and gets its messages.
 */
final class Detector {
    static final String TABLE_COLUMN = "puzzle";

    private static final int SHORTEST_LINE = 16;
    private static final int LONGEST_VALUE = 3;
    private static final int USUAL_SDK_SIZE = 9;
    /** What the compressed form of any text that begins with {@code {"} begins with. */
    private static final String COMPRESSED = "N4Ig";

    private final Source source;

    private Detector(String text) {
        source = new Source("", text);
    }

    /** The name of the format that a text looks like. */
    static String nameOf(String text) {
        return new Detector(text).name();
    }

    /** Whether there is more than comments and rules. */
    static boolean saysSomething(String text) {
        return new Detector(text).firstLine().isPresent();
    }

    /**
     * Whether the beginning of a text is enough to see that it is a puzzle a line: its first line is longer than any
     * row, or names columns.
     */
    static boolean isSurelyLines(String beginning) {
        return new Detector(beginning)
                        .firstLine()
                        .filter(line -> line.length() > CellCharacters.LARGEST || isTableHead(line))
                        .isPresent()
                && nameOf(beginning).equals(Formats.LINE);
    }

    private String name() {
        return firstLine().map(this::name).orElse(TupleCsv.NAME);
    }

    /** The first line that says something. */
    private Optional<TextLine> firstLine() {
        for (int at = 0; at < source.text().length(); at = source.lineEnd(at) + 1) {
            TextLine line = TextLine.of(source, at, source.lineEnd(at));
            if (!line.isEmpty()
                    && !line.startsWith("#")
                    && !(line.length() == TupleCsv.NONE.length() && line.startsWith(TupleCsv.NONE))) {
                return Optional.of(line);
            }
        }
        return Optional.empty();
    }

    private String name(TextLine line) {
        String text = line.text();
        if (text.startsWith("{") || text.equals("null")) {
            return Formats.F_PUZZLES;
        } else if (text.startsWith(COMPRESSED) || text.contains("?load=") || text.contains("&load=")) {
            return Formats.F_PUZZLES_URL;
        } else if (text.equalsIgnoreCase(SdkFormat.SECTION)) {
            return Formats.SDK;
        } else if (text.equals(LineFormat.NONE)) {
            return Formats.LINE;
        } else if (text.indexOf(',') >= 0) {
            return isTableHead(line) ? Formats.LINE : TupleCsv.NAME;
        } else if (text.indexOf(';') >= 0 || text.indexOf('\t') >= 0) {
            return TupleCsv.NAME;
        }
        List<TextLine> words = line.words();
        return words.size() == 1 ? nameOfWord(line) : nameOfWords(words);
    }

    /** Whether a line names the columns of a table of puzzles. */
    static boolean isTableHead(TextLine line) {
        List<TextLine> names = line.fields();
        for (TextLine name : names) { // a stream would take 10 ms, the first time
            if (names.size() > 1 && name.text().equalsIgnoreCase(TABLE_COLUMN)) {
                return true;
            }
        }
        return false;
    }

    private String nameOfWord(TextLine word) {
        if (isCells(word) && isSquareOfLines(word)) {
            return Formats.SDK;
        }
        return isCells(word) && word.length() >= SHORTEST_LINE ? Formats.LINE : TupleCsv.NAME;
    }

    private static String nameOfWords(List<TextLine> words) {
        boolean grids = true;
        boolean values = words.size() > 2
                || Digits.parse(words.get(0).text()) > 0
                        && Digits.parse(words.get(1).text()) > 0;
        for (TextLine word : words) {
            grids &= word.length() >= SHORTEST_LINE && isCells(word);
            values &= word.length() <= LONGEST_VALUE;
        }
        return grids ? Formats.LINE : values ? Formats.TEXT : TupleCsv.NAME;
    }

    /** Characters for cells, and not letters alone. */
    private static boolean isCells(TextLine word) {
        boolean letters = true;
        for (int i = 0; i < word.length(); i++) {
            if (CellCharacters.value(word.charAt(i)) < 0) {
                return false;
            }
            letters &= Character.isLetter(word.charAt(i));
        }
        return !letters;
    }

    /**
     * Whether there are as many lines as characters in the first. Sixteen lines of sixteen characters can be a batch of
     * 4x4 puzzles, too, unless some value is above 4; no such doubt about nine lines of nine.
     */
    private boolean isSquareOfLines(TextLine first) {
        int size = first.length();
        if (size > CellCharacters.LARGEST) {
            return false;
        }
        boolean largeValue = size == USUAL_SDK_SIZE || size == 4;
        int lines = 0;
        for (int at = first.start(); at < source.text().length() && lines <= size; at = source.lineEnd(at) + 1) {
            TextLine line = TextLine.of(source, at, source.lineEnd(at));
            if (!line.isEmpty() && !line.startsWith("#") && !line.startsWith("[")) {
                lines++;
                largeValue |= hasValueAboveRoot(line);
            }
        }
        return lines == size && largeValue || size == USUAL_SDK_SIZE && lines > 1;
    }

    private static boolean hasValueAboveRoot(TextLine line) {
        for (int i = 0; i < line.length(); i++) {
            int value = CellCharacters.value(line.charAt(i));
            if (value * value > line.length()) {
                return true;
            }
        }
        return false;
    }
}
