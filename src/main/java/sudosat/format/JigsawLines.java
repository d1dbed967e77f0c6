package sudosat.format;

import sudosat.io.Limits;
import sudosat.io.UserError;

/** The lines of a jigsaw: one that names it, and as many rows of region numbers as the first of them has numbers. */
final class JigsawLines {
    private static final String KEYWORD = "jigsaw";

    private final TextLine first;
    private final StringBuilder text;
    private int width;
    private int rows;

    JigsawLines(TextLine first) {
        this.first = first;
        text = new StringBuilder(first.statement().strip());
    }

    /** Whether a line names a jigsaw, perhaps for one grid, and says no more. */
    static boolean isFirst(TextLine line) {
        String text = line.statement().strip();
        return text.equals(KEYWORD) || text.startsWith("grid") && text.endsWith(KEYWORD);
    }

    TextLine first() {
        return first;
    }

    /** The rule's text; whole once it {@link #isComplete}. */
    String text() {
        return text.toString();
    }

    boolean isComplete() {
        return rows > 0 && rows == width;
    }

    void add(TextLine line) {
        int numbers = line.statement().strip().split("\\s*[,;\\s]\\s*").length;
        width = rows == 0 ? numbers : width;
        if (width > Limits.SIZE) {
            throw line.error(numbers + " region numbers", "at most " + Limits.SIZE);
        }
        if (numbers != width) {
            throw line.error(
                    numbers + (numbers == 1 ? " region number" : " region numbers"),
                    width + ", as in the first row of the jigsaw");
        }
        rows++;
        text.append('\n').append(line.statement().replace(';', ','));
    }

    UserError incomplete() {
        String expected = rows == 0
                ? "lines of region numbers below it, as in #1,1,2,2"
                : width + " rows of " + width + " region numbers";
        return first.error("a jigsaw of " + rows + (rows == 1 ? " row" : " rows"), expected);
    }
}
