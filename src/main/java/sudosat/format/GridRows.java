package sudosat.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import sudosat.io.Limits;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * Finds the grids among the rows of one puzzle. Beside plain rows of N values it takes: captions above grids, k on the
 * first line, rows of separators only between grids, an index column, a separator at the end of every row, and all
 * values on one line. None of these is guessed: N is given or the one square number that the width of the rows allows,
 * and the count of the rows has to fit it.
 */
final class GridRows {
    private static final String EXPECTED = "rows of values separated by commas";
    private static final int USUAL_GRIDS = 2;

    private final Section section;
    private final RuleLines rules;
    private final OptionalInt grids;
    private final List<CsvRow> all;
    /** All rows that are no captions, and those of them that hold something (or all of them, if none does). */
    private List<CsvRow> rows = new ArrayList<>();

    private List<CsvRow> filled = new ArrayList<>();
    private Optional<Shape> boxes;
    /** Fields in a row, values in a row, and fields before the first value. */
    private int width;

    private int size;
    private int indexFields;

    GridRows(Section section, RuleLines rules, OptionalInt grids) {
        this.section = section;
        this.rules = rules;
        this.grids = grids;
        all = CsvRow.readAll(section.source(), rules.take(section), section.start());
        boxes = rules.boxes().or(rules::jigsawShape);
    }

    /** Rows above the first mark would be a puzzle without a number. */
    void requireNone() {
        if (!all.isEmpty()) {
            CsvRow first = all.get(0);
            throw first.error(0, UserError.quote(first.value(0)), "a line #puzzle above it, as there is one below");
        }
    }

    Puzzle puzzle() {
        if (word().isPresent()) {
            throw all.get(0).error(0, UserError.quote(all.get(0).value(0)) + ", which is no puzzle", EXPECTED);
        }
        return read();
    }

    /** The grids, or what is said in their place: nothing at all where it is unknown. */
    Answer solution() {
        return section.isBlank() ? Answer.UNKNOWN : word().orElseGet(() -> Answer.of(read().clues()));
    }

    private Optional<Answer> word() {
        return all.size() == 1 && all.get(0).width() == 1
                ? Answer.word(all.get(0).value(0))
                : Optional.empty();
    }

    private Puzzle read() {
        sortRows();
        if (rows.isEmpty()) {
            throw section.empty("no row of values from here on", EXPECTED);
        }
        width = commonestWidth(filled);
        int[] values = rows.size() == 1 && width > 1 ? valuesOnOneLine(rows.get(0)) : valuesInRows();
        Shape shape =
                boxes.isPresent() ? boxes.get() : Shape.ofSquareBoxes(size).orElseThrow();
        Tuple clues = new Tuple(size, values);
        boolean boxesTold = rules.boxes().isPresent() || shape.hasSquareBoxes();
        if (!boxesTold && !rules.hasJigsawInAll(clues.grids())) {
            throw noSquareBoxes();
        }
        return rules.puzzle(shape, clues);
    }

    private void sortRows() {
        for (CsvRow row : all) {
            if (row == all.get(0) && isBoxLine(row)) {
                boxes = Optional.of(squareBoxes(row));
            } else if (!row.isCaption()) {
                rows.add(row);
            }
        }
        for (CsvRow row : rows) {
            if (!row.isEmpty()) {
                filled.add(row);
            }
        }
        filled = filled.isEmpty() ? rows : filled;
    }

    /**
     * A number alone in its line is k if other lines hold more; where all lines hold one value they are grids of size
     * 1.
     */
    private boolean isBoxLine(CsvRow row) {
        return row.width() == 1 && row.number(0) >= 0 && commonestWidth(all.subList(1, all.size())) > 1;
    }

    private Shape squareBoxes(CsvRow row) {
        int k = row.number(0);
        if (k < 1 || k > Shape.LARGEST_SIZE || k * k > Shape.LARGEST_SIZE) {
            throw row.error(0, UserError.quote(row.value(0)), "a row of values, or k for boxes of k x k");
        }
        Shape shape = new Shape(k, k);
        if (boxes.isPresent() && !boxes.get().equals(shape)) {
            throw row.error(0, "k = " + k, "boxes " + boxes.get() + ", as an option or rule line says");
        }
        return shape;
    }

    private static int commonestWidth(List<CsvRow> rows) {
        Map<Integer, Integer> counts = new HashMap<>();
        int commonest = 0;
        int most = 0;
        for (CsvRow row : rows) {
            int count = counts.getOrDefault(row.width(), 0) + 1;
            counts.put(row.width(), count);
            commonest = count > most ? row.width() : commonest;
            most = Math.max(count, most);
        }
        return commonest;
    }

    private int[] valuesOnOneLine(CsvRow row) {
        size = sizeOnOneLine(width);
        int count = width;
        if (size == 0 && row.value(width - 1).isEmpty()) {
            count = width - 1;
            size = sizeOnOneLine(count);
        }
        if (size == 0) {
            throw row.error(0, "one row of " + width + " values", "N rows of N values for each grid" + allOnOneLine());
        }
        requireGrids(count / size / size, List.of(row));
        checkCaptions(List.of(row), count);
        int[] values = new int[count];
        putValues(row, values, 0, count);
        return values;
    }

    /** N if this number of values makes whole grids, else 0; a grid of size 1 is not looked for. */
    private int sizeOnOneLine(int count) {
        if (boxes.isPresent()) {
            return boxes.get().size() > 1 && count % boxes.get().cells() == 0
                    ? boxes.get().size()
                    : 0;
        }
        int number = grids.orElse(USUAL_GRIDS);
        int root = (int) Math.sqrt(count / number);
        return root > 1
                        && number * root * root == count
                        && Shape.ofSquareBoxes(root).isPresent()
                ? root
                : 0;
    }

    private String allOnOneLine() {
        if (boxes.isPresent()) {
            return ", or all " + boxes.get().cells() + " of each on one line, for boxes " + boxes.get();
        }
        int number = grids.orElse(USUAL_GRIDS);
        return ", or all values of " + number + (number == 1 ? " grid" : " grids") + " on one line (pass "
                + UserError.option("grids") + " N)";
    }

    private int[] valuesInRows() {
        for (CsvRow row : filled) {
            if (row.width() != width) {
                throw row.wrongWidth(width, ", as in the other rows");
            }
        }
        size = boxes.isPresent() ? givenSize() : squareSize();
        List<CsvRow> gridRows = gridRows();
        checkCaptions(gridRows, size);
        requireGrids(gridRows.size() / size, gridRows);
        int[] values = new int[gridRows.size() * size];
        for (int row = 0; row < gridRows.size(); row++) {
            putValues(gridRows.get(row), values, row * size, size);
        }
        return values;
    }

    private int givenSize() {
        int given = boxes.orElseThrow().size();
        if (width != given && !hasMargin(given)) {
            throw filled.get(0).wrongWidth(given, ", for boxes " + boxes.get());
        }
        return given;
    }

    /** At most one of width, width - 1 and width - 2 is a square number above 1. */
    private int squareSize() {
        if (Shape.ofSquareBoxes(width).isPresent()) {
            return width;
        }
        for (int candidate = width - 1; candidate > 1 && candidate >= width - 2; candidate--) {
            if (Shape.ofSquareBoxes(candidate).isPresent() && hasMargin(candidate)) {
                return candidate;
            }
        }
        throw noSquareBoxes();
    }

    private UserError noSquareBoxes() {
        String found = "rows of " + width + " values";
        if (width > Shape.LARGEST_SIZE) {
            return filled.get(0).error(0, found, "at most " + Shape.LARGEST_SIZE);
        }
        return filled.get(0)
                .error(
                        0,
                        found,
                        "a square number, or boxes given by " + UserError.option("boxes") + " or a line #boxes: "
                                + shapes(width));
    }

    private static String shapes(int size) {
        StringBuilder shapes = new StringBuilder();
        for (int boxRows = 2; boxRows < size; boxRows++) {
            if (size % boxRows == 0) {
                shapes.append(shapes.isEmpty() ? "" : " or ").append(new Shape(boxRows, size / boxRows));
            }
        }
        return shapes.isEmpty() ? new Shape(1, size) + " or " + new Shape(size, 1) : shapes.toString();
    }

    /** Whether the rows hold only this number of values and an index in front, a separator at the end, or both. */
    private boolean hasMargin(int candidate) {
        int surplus = width - candidate;
        List<CsvRow> body =
                filled.size() > 1 && IndexColumn.isHeader(filled.get(0)) ? filled.subList(1, filled.size()) : filled;
        boolean indexed = surplus > 0 && IndexColumn.isIn(body, candidate);
        boolean padded = surplus > 0 && isPadded(body);
        if (surplus == 1 && indexed && padded) {
            String expected = "only one of these beside " + candidate + " values";
            throw body.get(0).error(0, "a first column that counts and an empty last one", expected);
        }
        if (surplus != (indexed ? 1 : 0) + (padded ? 1 : 0)) {
            return false;
        }
        if (indexed) { // a row without an index is no row of a grid then
            indexFields = 1;
            rows = body;
            filled = body;
        }
        return true;
    }

    private boolean isPadded(List<CsvRow> body) {
        for (CsvRow row : body) {
            if (!row.value(width - 1).isEmpty()) {
                return false;
            }
        }
        return true;
    }

    /** Rows of separators only count if the rows then make whole grids. */
    private List<CsvRow> gridRows() {
        List<CsvRow> full = new ArrayList<>();
        for (CsvRow row : rows) {
            if (row.width() == width) {
                full.add(row);
            }
        }
        if (full.size() % size == 0) {
            return full;
        } else if (filled.size() % size == 0) {
            return filled;
        }
        checkCaptions(full, size);
        throw wrongCount(full.size());
    }

    private UserError wrongCount(int count) {
        for (CsvRow row : rows) {
            if (row.width() != width) {
                return row.wrongWidth(width, ", as in the other rows");
            }
        }
        String found = count + (count == 1 ? " row" : " rows") + " of " + size + (size == 1 ? " value" : " values");
        return rows.get(rows.size() - 1).error(0, found, "a multiple of " + size + " rows");
    }

    private void requireGrids(int found, List<CsvRow> gridRows) {
        if (found > Limits.GRIDS) {
            throw gridRows.get(Limits.GRIDS * (gridRows.size() / found))
                    .error(0, "one more grid", "at most " + Limits.number(Limits.GRIDS) + " grids");
        }
        if (grids.isPresent() && grids.getAsInt() != found) {
            CsvRow last = gridRows.get(gridRows.size() - 1);
            throw last.error(
                    0,
                    found + (found == 1 ? " grid" : " grids") + " up to here",
                    grids.getAsInt() + ", as " + UserError.option("grids") + " says");
        }
    }

    /** Captions stand above grids, and names of columns above every column. */
    private void checkCaptions(List<CsvRow> gridRows, int values) {
        int above = 0;
        for (CsvRow row : all) {
            if (above < gridRows.size() && row == gridRows.get(above)) {
                above++;
            } else if (row.isCaption()) {
                checkCaption(row, above, gridRows.size(), values);
            }
        }
    }

    private void checkCaption(CsvRow caption, int above, int count, int values) {
        String found = UserError.quote(caption.value(caption.value(0).isEmpty() ? 1 : 0));
        if (above == count) {
            throw caption.error(0, found, "rows of values below it");
        } else if (above % size != 0) {
            throw caption.error(0, found, "row " + (above % size + 1) + " of grid " + (above / size + 1));
        } else if (caption.isHeader() && caption.width() != width && caption.width() != values) {
            throw caption.wrongWidth(width, ", as in the other rows");
        }
    }

    private void putValues(CsvRow row, int[] values, int offset, int count) {
        for (int i = 0; i < count; i++) {
            int field = i + indexFields;
            int value = row.value(field).isEmpty() ? 0 : row.number(field);
            if (value < 0 || value > size) {
                throw row.error(field, UserError.quote(row.value(field)), expectedValue());
            }
            values[offset + i] = value;
        }
    }

    private String expectedValue() {
        if (size == 1) {
            return "0 or 1, or more values separated by commas";
        }
        return "a whole number from 0 to " + size + " (0 or nothing for an empty cell)";
    }
}
