package sudosat.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import sudosat.io.Digits;
import sudosat.io.UserError;
import sudosat.puzzle.Line;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * One puzzle, or solution, of the text format; without the line of the box, boxes are those of the options, or square.
 */
final class TextPuzzle {
    private static final String ROW = "rows of values separated by blanks";

    private final Source source;
    private final ReadOptions options;
    private final RuleLines rules;
    private final List<TextLine> rows = new ArrayList<>();
    private final List<TextLine> ruleLines = new ArrayList<>();

    TextPuzzle(Section section, ReadOptions options) {
        source = section.source();
        this.options = options;
        rules = new RuleLines(source, options);
        for (TextLine line : section.lines()) {
            if (line.startsWith("#")) {
                requireComment(line);
            } else if (!line.isEmpty()) {
                sort(line);
            }
        }
        if (rows.isEmpty()) {
            throw section.empty("no row of values from here on", ROW);
        }
    }

    private static void requireComment(TextLine line) {
        boolean isComment = line.length() == 1 || Character.isWhitespace(line.charAt(1));
        if (!isComment && !Section.isMark(line)) {
            throw line.error("#puzzle 1, or a comment after '# ' (rules of other formats are given by "
                    + UserError.option("rule") + ")");
        }
    }

    private void sort(TextLine line) {
        boolean isRule =
                line.startsWith("[") || line.startsWith(keyword(Line.ROW)) || line.startsWith(keyword(Line.COLUMN));
        if (!isRule && !ruleLines.isEmpty()) {
            throw line.error("a cage [(1,1),(1,2)],7, a comparison [(2,1),(1,1)],gt, or sums after rows: or columns:");
        }
        (isRule ? ruleLines : rows).add(line);
    }

    static String keyword(Line line) {
        return line.label() + "s:";
    }

    /** The grids, or what is said in their place. */
    Answer solution() {
        return (rows.size() == 1 ? Answer.word(rows.get(0).text()) : Optional.<Answer>empty())
                .orElseGet(() -> Answer.of(read().clues()));
    }

    Puzzle read() {
        Shape shape = shape();
        int[] values = new int[rows.size() * shape.size()];
        requireWholeGrids(shape);
        for (int row = 0; row < rows.size(); row++) {
            readRow(rows.get(row), shape, values, row * shape.size());
        }
        for (TextLine line : ruleLines) {
            readRule(line, shape.size());
        }
        return rules.puzzle(shape, new Tuple(shape.size(), values));
    }

    /** Takes the line of the box off the rows, if there is one. */
    private Shape shape() {
        TextLine first = rows.get(0);
        Optional<Shape> head = head(first.words());
        if (head.isPresent()) {
            if (options.boxes().isPresent() && !options.boxes().equals(head)) {
                throw first.error("boxes " + options.boxes().get() + ", as " + UserError.option("boxes") + " says");
            }
            rows.remove(0);
            return head.get();
        }
        int size = first.words().size();
        return options.boxes()
                .or(rules::jigsawShape)
                .or(() -> Shape.ofSquareBoxes(size))
                .orElseThrow(() -> first.error(
                        "rows and columns of one box, as in 3 3, or boxes given by " + UserError.option("boxes")));
    }

    /** Two numbers may be the first row of a grid of size 2, too: an even number of rows says so. */
    private Optional<Shape> head(List<TextLine> words) {
        Optional<Shape> head = words.size() == 2
                ? Shape.parse(words.get(0).text() + "x" + words.get(1).text())
                : Optional.empty();
        boolean isSizeTwo = options.boxes().or(() -> head).map(Shape::size).orElse(0) == 2;
        return rows.size() == 1 || isSizeTwo && rows.size() % 2 == 0 ? Optional.empty() : head;
    }

    private void requireWholeGrids(Shape shape) {
        TextLine last = rows.get(rows.size() - 1);
        if (rows.size() % shape.size() != 0) {
            throw last.error(
                    rows.size() + (rows.size() == 1 ? " row" : " rows"),
                    "a multiple of " + shape.size() + " rows, for boxes " + shape);
        }
        int grids = rows.size() / shape.size();
        if (options.grids().isPresent() && options.grids().getAsInt() != grids) {
            throw last.error(
                    grids + (grids == 1 ? " grid" : " grids") + " up to here",
                    options.grids().getAsInt() + ", as " + UserError.option("grids") + " says");
        }
    }

    private void readRow(TextLine row, Shape shape, int[] values, int offset) {
        List<TextLine> words = row.words();
        int size = shape.size();
        if (words.size() != size) {
            int place = words.size() > size ? words.get(size).start() : row.end();
            throw source.error(
                    place, words.size() + (words.size() == 1 ? " value" : " values"), size + ", for boxes " + shape);
        }
        for (int column = 0; column < size; column++) {
            values[offset + column] = value(words.get(column), size);
        }
    }

    private static int value(TextLine word, int size) {
        boolean isNumber = true;
        for (int i = word.startsWith("-") && word.length() > 1 ? 1 : 0; i < word.length(); i++) {
            isNumber &= word.charAt(i) >= '0' && word.charAt(i) <= '9';
        }
        int value = isNumber ? Digits.parse(word.text()) : 0;
        if (value < 0 || value > size) {
            throw word.error("a number from 1 to " + size + ", or anything else for an empty cell");
        }
        return value;
    }

    private void readRule(TextLine line, int size) {
        if (line.startsWith("[")) {
            rules.add(line.start(), cellRule(line));
        } else {
            readSums(line, line.startsWith(keyword(Line.ROW)) ? Line.ROW : Line.COLUMN, size);
        }
    }

    /** A cage or a comparison, in the words of rule lines. */
    private static String cellRule(TextLine line) {
        String text = line.text().replaceAll("\\s", "");
        int end = text.indexOf("],");
        String cells = end < 0 ? "" : cells(text.substring(1, end), line);
        String last = end < 0 ? "" : text.substring(end + 2);
        if (last.equals("gt")) {
            return "greater" + cells;
        } else if (last.equals("lt")) {
            return "greater" + turned(cells);
        } else if (last.equals(TextFormat.EMPTY)) {
            return "cage:" + cells;
        } else if (Digits.parse(last) >= 0) {
            return "cage " + last + ":" + cells;
        }
        throw wrongRule(line);
    }

    private static UserError wrongRule(TextLine line) {
        return line.error("a cage such as [(1,1),(1,2)],7 or a comparison such as [(2,1),(1,1)],gt");
    }

    /** From {@code (1,2),(3,4)} to {@code r1c2 r3c4}, with a blank before each. */
    private static String cells(String pairs, TextLine line) {
        StringBuilder names = new StringBuilder();
        if (!pairs.startsWith("(") || !pairs.endsWith(")")) {
            throw wrongRule(line);
        }
        for (String pair : pairs.substring(1, pairs.length() - 1).split("\\),\\(", -1)) {
            int comma = pair.indexOf(',');
            int row = comma < 0 ? -1 : Digits.parse(pair.substring(0, comma));
            int column = comma < 0 ? -1 : Digits.parse(pair.substring(comma + 1));
            if (row < 0 || column < 0) {
                throw wrongRule(line);
            }
            names.append(" r").append(row).append('c').append(column);
        }
        return names.toString();
    }

    /** The last cell first: of two, the second is the greater one. */
    private static String turned(String cells) {
        int last = cells.lastIndexOf(' ');
        return cells.substring(last) + cells.substring(0, last);
    }

    private void readSums(TextLine line, Line kind, int size) {
        int listStart = line.start() + keyword(kind).length();
        List<TextLine> sums = TextLine.of(source, listStart, line.end()).fields();
        if (sums.size() != size) {
            throw line.error(sums.size() + (sums.size() == 1 ? " sum" : " sums"), size + " after " + keyword(kind));
        }
        for (int index = 0; index < size; index++) {
            String text = sums.get(index).text();
            int sum = Digits.parse(text);
            if (sum < 0 && !text.isEmpty() && !text.equals(TextFormat.EMPTY)) {
                throw sums.get(index).error("a sum, or " + TextFormat.EMPTY + " for none");
            } else if (sum >= 0) {
                rules.add(sums.get(index).start(), "sandwich " + kind.label() + " " + (index + 1) + ": " + sum);
            }
        }
    }
}
