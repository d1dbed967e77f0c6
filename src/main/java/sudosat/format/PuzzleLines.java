package sudosat.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * Reads the line format, part after part. Lines that begin with {@code #} are comments unless they are rule lines,
 * which stand above the first puzzle. A table of comma-separated columns, whose first line names them and one of them
 * {@code puzzle}, is read as the lines of that column.
 */
final class PuzzleLines {
    private static final String EXPECTED = "a line of N² characters for each grid";

    private final String columnName;
    private final ReadOptions options;
    private Optional<Source> first = Optional.empty();
    /** Made anew rather than changed once there are lines, which may be read at any time. */
    private RuleLines rules;

    private Optional<TextLine> tableHead = Optional.empty();
    private int column;
    private boolean hasLines;
    private boolean hasPuzzles;
    /** What is wrong below lines that had to be given first. */
    private Optional<UserError> wrong = Optional.empty();
    /** Of the line before: most are like it. */
    private volatile Grids latest;

    private record Grids(RuleLines rules, int length, int count, Shape shape) {}

    /**
     * A reader.
     *
     * @param columnName what is read of a table
     */
    PuzzleLines(String columnName, ReadOptions options) {
        this.columnName = columnName;
        this.options = options;
    }

    /** A line with a puzzle or a solution, under the rules above it; to be read at any time on any thread. */
    final class PuzzleLine {
        private final TextLine text;
        private final RuleLines above;

        private PuzzleLine(TextLine text, RuleLines above) {
            this.text = text;
            this.above = above;
        }

        /** Where it ends in its part of the text. */
        int end() {
            return text.end();
        }

        Puzzle puzzle() {
            TextLine line = cell(text);
            if (line.length() < LineFormat.SHORTEST_GRID
                    && Answer.word(line.text()).isPresent()) {
                throw line.error(UserError.quote(line.text()) + ", which is no puzzle", EXPECTED);
            }
            return PuzzleLines.this.puzzle(line, above);
        }

        /** The grids, or what is said in their place. */
        Answer solution() {
            TextLine line = cell(text);
            return Answer.word(line.text())
                    .orElseGet(
                            () -> Answer.of(PuzzleLines.this.puzzle(line, above).clues()));
        }
    }

    /** What stands in the lines of a whole text. */
    <T> List<T> all(Source whole, Function<PuzzleLine, T> read) {
        List<T> all = new ArrayList<>();
        for (PuzzleLine line : next(whole)) {
            all.add(read.apply(line));
        }
        end();
        return all;
    }

    /** The lines of the next part of the text. */
    List<PuzzleLine> next(Source part) {
        reportWrongLine();
        if (first.isEmpty()) {
            first = Optional.of(part);
            rules = new RuleLines(part, options);
        }
        List<PuzzleLine> lines = new ArrayList<>();
        try {
            for (TextLine line : TextLine.all(part)) {
                if (line.startsWith("#")) {
                    takeRule(line.withoutPadding());
                } else if (!line.isEmpty() && !isHead(line)) {
                    lines.add(new PuzzleLine(line, rules));
                }
            }
        } catch (UserError below) {
            wrong = Optional.of(below);
        }
        hasPuzzles |= !lines.isEmpty();
        return lines;
    }

    /** Complains of what the last part lacked. */
    void end() {
        reportWrongLine();
        Source source = first.orElseThrow();
        rules.close();
        if (!hasLines) {
            throw source.text().isBlank()
                    ? UserError.at(source.name(), 0, 0, "an empty file", EXPECTED)
                    : source.error(0, "no puzzle from here on", EXPECTED);
        } else if (!hasPuzzles) {
            throw tableHead.orElseThrow().error("lines below the names of the columns");
        }
    }

    private void reportWrongLine() {
        if (wrong.isPresent()) {
            throw wrong.get();
        }
    }

    private void takeRule(TextLine line) {
        boolean isShape = line.keyword().equals("boxes") || line.keyword().equals("differ");
        boolean isRegions = line.isRegions() && rules.expectsRegions();
        if (RuleLines.isKnown(line) && !isShape && hasLines) {
            throw line.error("rule lines above the first puzzle only, as they hold for all");
        } else if (RuleLines.isKnown(line) || isRegions) {
            rules = hasLines ? new RuleLines(rules) : rules;
            rules.add(line);
        }
    }

    /** Whether this is the first line, and names the columns of a table. */
    private boolean isHead(TextLine line) {
        if (hasLines) {
            return false;
        }
        hasLines = true;
        rules.close();
        if (!LineFormat.isTableHead(line)) {
            return false;
        }
        tableHead = Optional.of(line);
        column = index(line.fields(), columnName);
        if (column < 0) {
            throw line.error("a column " + columnName);
        }
        return true;
    }

    private static int index(List<TextLine> names, String name) {
        for (int field = 0; field < names.size(); field++) {
            if (names.get(field).text().equalsIgnoreCase(name)) {
                return field;
            }
        }
        return -1;
    }

    /** The line or, of a table, what stands in its column. */
    private TextLine cell(TextLine line) {
        if (tableHead.isEmpty()) {
            return line;
        }
        List<TextLine> fields = line.fields();
        if (column >= fields.size()) {
            throw line.error(
                    fields.size() + (fields.size() == 1 ? " column" : " columns"),
                    "a column " + columnName + ", as the first line names it");
        }
        return fields.get(column);
    }

    private Puzzle puzzle(TextLine line, RuleLines above) {
        List<TextLine> grids = line.withoutComment().words();
        if (grids.isEmpty()) {
            throw line.error("nothing", EXPECTED);
        } else if (options.grids().isPresent() && options.grids().getAsInt() != grids.size()) {
            throw line.error(
                    grids.size() + (grids.size() == 1 ? " grid" : " grids"),
                    options.grids().getAsInt() + ", as " + UserError.option("grids") + " says");
        }
        Shape shape = shape(grids, above);
        int[] values = new int[grids.size() * shape.cells()];
        for (int grid = 0; grid < grids.size(); grid++) {
            requireLength(grids.get(grid), shape);
            CellCharacters.read(grids.get(grid), shape.size(), values, grid * shape.cells());
        }
        return above.puzzle(shape, new Tuple(shape.size(), values));
    }

    private Shape shape(List<TextLine> grids, RuleLines above) {
        Grids before = latest;
        TextLine grid = grids.get(0);
        if (before != null
                && before.rules() == above
                && before.length() == grid.length()
                && before.count() == grids.size()) {
            return before.shape();
        }
        Shape shape = shape(grid, grids.size(), above);
        latest = new Grids(above, grid.length(), grids.size(), shape);
        return shape;
    }

    private static Shape shape(TextLine first, int grids, RuleLines rules) {
        int root = (int) Math.round(Math.sqrt(first.length()));
        Optional<Shape> square = root * root == first.length() ? Shape.ofSquareBoxes(root) : Optional.empty();
        Optional<Shape> jigsaw = rules.hasJigsawInAll(grids) ? rules.jigsawShape() : Optional.empty();
        return rules.boxes().or(() -> jigsaw).or(() -> square).orElseThrow(() -> noShape(first));
    }

    private static UserError noShape(TextLine first) {
        return first.error(
                first.length() + (first.length() == 1 ? " character" : " characters"),
                "16, 81, 256 or 625 for a grid with square boxes, or boxes given by " + UserError.option("boxes")
                        + " or a line #boxes 2x3 on" + " top");
    }

    private static void requireLength(TextLine grid, Shape shape) {
        if (grid.length() != shape.cells()) {
            String found = grid.length() + (grid.length() == 1 ? " character" : " characters");
            throw grid.source()
                    .error(
                            grid.start() + Math.min(grid.length(), shape.cells()),
                            found,
                            shape.cells() + " for a grid with boxes " + shape);
        }
    }
}
