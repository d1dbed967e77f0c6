package sudosat.format;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import sudosat.io.Digits;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleType;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/**
 * A puzzle from the JSON of f-puzzles; a constraint that is not known here is an error, what is only looks is skipped.
 */
final class FPuzzleReader {
    private static final Set<String> SKIPPED = Set.of(
            "title",
            "author",
            "ruleset",
            "solution",
            "highlightConflicts",
            "successMessage",
            "disabledlogic",
            "truecandidatesoptions",
            "text",
            "circle",
            "rectangle",
            "line",
            "cage");
    /** The candidates that the setter leaves a cell: a rule, other than the pencil marks of a player. */
    private static final String GIVEN_MARKS = "givenPencilMarks";

    private static final String GRID = "N rows of N cells {\"value\":5,\"given\":true}";
    private static final String CELL = "a cell such as \"R3C5\"";

    private final ReadOptions options;
    private final RuleLines rules;
    private final JsonReader json;
    private final Map<String, JsonReader> fields;
    private final int size;
    private final int[] clues;
    private final int[] values;
    /** What is not only looks and cannot be read, by name, in the order of the text. */
    private final Map<String, JsonReader> unsupported = new LinkedHashMap<>();
    /** From 0; -1 for the default region of the cell. */
    private final int[] regions;

    FPuzzleReader(JsonReader json, ReadOptions options) {
        this.json = json;
        this.options = options;
        rules = new RuleLines(json.text().source(), options);
        fields = json.fields("an object with the fields of a puzzle");
        size = size();
        clues = new int[size * size];
        values = new int[size * size];
        regions = new int[size * size];
        Arrays.fill(regions, -1);
        if (options.grids().orElse(1) != 1) {
            throw json.error("one grid", options.grids().getAsInt() + ", as " + UserError.option("grids") + " says");
        }
        readGrid();
    }

    private int size() {
        JsonReader given = fields.getOrDefault("size", fields.get("grid"));
        if (given == null) {
            throw json.error("no size", "\"size\":9");
        }
        int number = given.isScalar()
                ? Digits.parse(given.value(""))
                : given.items(GRID).size();
        if (number < 1 || number > Shape.LARGEST_SIZE) {
            throw given.error(
                    "a size of " + (given.isScalar() ? UserError.quote(given.value("")) : "" + number),
                    "1 to " + Shape.LARGEST_SIZE);
        }
        return number;
    }

    private void readGrid() {
        if (!fields.containsKey("grid")) {
            return;
        }
        List<JsonReader> rows = fields.get("grid").items(GRID);
        requireCount(rows.size(), fields.get("grid"), "rows");
        for (int row = 0; row < size; row++) {
            List<JsonReader> cells = rows.get(row).items(GRID);
            requireCount(cells.size(), rows.get(row), "cells");
            for (int column = 0; column < size; column++) {
                readCell(cells.get(column), row * size + column);
            }
        }
    }

    private void requireCount(int count, JsonReader list, String what) {
        if (count != size) {
            throw list.error(count + " " + what, "" + size);
        }
    }

    private void readCell(JsonReader cell, int index) {
        if (cell.isNothing()) {
            return;
        }
        Map<String, JsonReader> facts = cell.fields("a cell {\"value\":5,\"given\":true}");
        JsonReader value = facts.get("value");
        if (value != null && !value.isNothing()) {
            values[index] = number(value, 0, size, "a value");
            clues[index] = facts.containsKey("given") && facts.get("given").isTrue() ? values[index] : 0;
        }
        JsonReader region = facts.get("region");
        if (region != null && !region.isNothing()) {
            regions[index] = number(region, 0, size - 1, "a region");
        }
        JsonReader marks = facts.get(GIVEN_MARKS);
        if (marks != null && !marks.isNothing()) {
            unsupported.putIfAbsent(GIVEN_MARKS, marks);
        }
    }

    private static int number(JsonReader json, int lowest, int highest, String what) {
        String expected = what + " from " + lowest + " to " + highest;
        int number = Digits.parse(json.value(expected));
        if (number < lowest || number > highest) {
            throw json.error(UserError.quote(json.value(expected)), expected);
        }
        return number;
    }

    /** All values, those that a player has filled in too. */
    Tuple solution() {
        return new Tuple(size, values);
    }

    Puzzle puzzle() {
        for (Map.Entry<String, JsonReader> field : fields.entrySet()) {
            if (!field.getValue().isNothing()) {
                readRule(field.getKey(), field.getValue());
            }
        }
        requireSupported();
        readDiagonals();
        return rules.puzzle(shape(), new Tuple(size, clues));
    }

    private void readRule(String name, JsonReader value) {
        switch (name) {
            case "size", "grid", "diagonal+", "diagonal-" -> {}
            case "killercage" -> each(value, this::readCage);
            case "extraregion" -> each(value, this::readRegion);
            case "thermometer" -> each(value, this::readThermometer);
            case "sandwichsum" -> each(value, this::readSandwich);
            default -> {
                Optional<String> keyword = switchedOn(name);
                if (keyword.isPresent() && value.isTrue()) {
                    rules.add(value.position(), keyword.get());
                } else if (!SKIPPED.contains(name)) {
                    unsupported.put(name, value);
                }
            }
        }
    }

    private void requireSupported() {
        if (!unsupported.isEmpty()) {
            JsonReader first = unsupported.values().iterator().next();
            throw first.error(
                    unsupported.keySet().stream().map(UserError::quote).collect(Collectors.joining(", ")),
                    "rules among grid regions, diagonal+, diagonal-, killercage, extraregion, thermometer and"
                            + " sandwichsum");
        }
    }

    /** The keyword of the rule that a key of f-puzzles switches on. */
    private static Optional<String> switchedOn(String key) {
        return Rules.types().stream()
                .filter(type -> type.fPuzzlesKey().equals(Optional.of(key)))
                .map(RuleType::keyword)
                .findFirst();
    }

    private static void each(JsonReader list, Consumer<JsonReader> reader) {
        list.items("a list of objects").forEach(reader);
    }

    private void readCage(JsonReader cage) {
        String sum = value(cage);
        rules.add(cage.position(), "cage" + (sum.isEmpty() ? "" : " " + sum) + ":" + cells(field(cage, "cells")));
    }

    /** What a rule's field {@code value} says, a number or nothing. */
    private static String value(JsonReader rule) {
        JsonReader value = rule.fields("an object").get("value");
        return value == null || value.isNothing() ? "" : "" + number(value, 0, 9999, "a sum");
    }

    private static JsonReader field(JsonReader rule, String name) {
        JsonReader field = rule.fields("an object").get(name);
        if (field == null) {
            throw rule.error("no " + name, "a field \"" + name + "\"");
        }
        return field;
    }

    private static String cells(JsonReader list) {
        return list.items("a list of cells").stream()
                .map(cell -> " " + cell.value(CELL).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining());
    }

    /** Fewer cells than values are a cage without a sum. */
    private void readRegion(JsonReader region) {
        JsonReader cells = field(region, "cells");
        boolean isWhole = cells.items("a list of cells").size() >= size;
        rules.add(region.position(), (isWhole ? "region" : "cage:") + cells(cells));
    }

    /** Values rise along every line. */
    private void readThermometer(JsonReader thermometer) {
        for (JsonReader line : field(thermometer, "lines").items("lists of cells")) {
            List<JsonReader> cells = line.items("a list of cells");
            for (int i = 1; i < cells.size(); i++) {
                rules.add(
                        line.position(),
                        "greater " + cells.get(i).value(CELL) + " "
                                + cells.get(i - 1).value(CELL));
            }
        }
    }

    /** The sum stands beside its row or above its column, or on the other side. */
    private void readSandwich(JsonReader sandwich) {
        String sum = value(sandwich);
        JsonReader cell = field(sandwich, "cell");
        String[] numbers = cell.value(CELL).toLowerCase(Locale.ROOT).split("[rc]", -1);
        int row = numbers.length == 3 && numbers[0].isEmpty() ? Digits.parse(numbers[1]) : -1;
        int column = row < 0 ? -1 : Digits.parse(numbers[2]);
        boolean besideRow = row >= 1 && row <= size && (column == 0 || column == size + 1);
        boolean aboveColumn = column >= 1 && column <= size && (row == 0 || row == size + 1);
        if (!besideRow && !aboveColumn) {
            throw cell.error(
                    UserError.quote(cell.value(CELL)),
                    "the place beside a row or above a column, such as R3C0 or R0C3");
        } else if (!sum.isEmpty()) {
            rules.add(sandwich.position(), "sandwich " + (besideRow ? "row " + row : "column " + column) + ": " + sum);
        }
    }

    /** Both are a rule of their own; one of them is an extra region. */
    private void readDiagonals() {
        boolean rising =
                fields.containsKey("diagonal+") && fields.get("diagonal+").isTrue();
        boolean falling =
                fields.containsKey("diagonal-") && fields.get("diagonal-").isTrue();
        if (rising && falling) {
            rules.add(json.position(), "diagonals");
        } else if (rising || falling) {
            String cells = IntStream.rangeClosed(1, size)
                    .mapToObj(i -> " r" + (rising ? size + 1 - i : i) + "c" + i)
                    .collect(Collectors.joining());
            rules.add(json.position(), "region" + cells);
        }
    }

    /** Boxes if the regions are some; else the regions are a jigsaw. */
    private Shape shape() {
        boolean hasRegions = Arrays.stream(regions).anyMatch(region -> region >= 0);
        if (!hasRegions) {
            return options.boxes().isPresent() ? checked(options.boxes().get()) : FPuzzleWriter.usualShape(size);
        }
        for (int cell = 0; cell < regions.length; cell++) {
            regions[cell] = regions[cell] >= 0
                    ? regions[cell]
                    : FPuzzleWriter.usualShape(size).box(cell);
        }
        Optional<Shape> boxes = shapes().stream().filter(this::isRegions).findFirst();
        if (boxes.isEmpty()) {
            rules.add(fields.get("grid").position(), jigsaw());
            return options.boxes()
                    .map(this::checked)
                    .orElse(Shape.ofSquareBoxes(size).orElse(new Shape(1, size)));
        } else if (options.boxes().isPresent() && !options.boxes().equals(boxes)) {
            throw fields.get("grid")
                    .error(
                            "boxes " + boxes.get(),
                            options.boxes().get() + ", as " + UserError.option("boxes") + " says");
        }
        return boxes.get();
    }

    private Shape checked(Shape boxes) {
        if (boxes.size() != size) {
            throw json.error("a size of " + size, boxes.size() + ", for boxes " + boxes);
        }
        return boxes;
    }

    private List<Shape> shapes() {
        return IntStream.rangeClosed(1, size)
                .filter(boxRows -> size % boxRows == 0)
                .mapToObj(boxRows -> new Shape(boxRows, size / boxRows))
                .toList();
    }

    /** Whether the regions are these boxes, however they are numbered. */
    private boolean isRegions(Shape shape) {
        long pairs = IntStream.range(0, regions.length)
                .map(cell -> shape.box(cell) * size + regions[cell])
                .distinct()
                .count();
        return pairs == size && IntStream.of(regions).distinct().count() == size;
    }

    private String jigsaw() {
        return IntStream.of(regions)
                .mapToObj(region -> String.valueOf(region + 1))
                .collect(Collectors.joining(",", "jigsaw ", ""));
    }
}
