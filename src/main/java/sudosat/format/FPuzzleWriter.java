package sudosat.format;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import sudosat.io.JsonObject;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Constraint;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Line;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.RuleExport;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

/**
 * The JSON of f-puzzles for a puzzle, on one line. A comparison is a thermometer of two cells. Windows, pyramids and a
 * second jigsaw are written as the extra regions they consist of, and read back as those.
 */
final class FPuzzleWriter implements RuleExport {
    private final Puzzle puzzle;
    private final FormatLimits limits;
    private final Set<String> flags = new LinkedHashSet<>();
    private final List<JsonObject> cages = new ArrayList<>();
    private final List<JsonObject> regions = new ArrayList<>();
    private final List<JsonObject> thermometers = new ArrayList<>();
    private final List<JsonObject> sandwiches = new ArrayList<>();
    private GridRule current;
    private Optional<List<Integer>> jigsaw = Optional.empty();

    private FPuzzleWriter(Puzzle puzzle, FormatLimits limits) {
        this.puzzle = puzzle;
        this.limits = limits;
        for (GridRule rule : puzzle.rules()) {
            current = rule;
            rule.rule().export(this, puzzle.shape());
        }
    }

    static String json(Puzzle puzzle, FormatLimits limits) {
        return new FPuzzleWriter(puzzle, limits).json();
    }

    /** Values that a player has filled in. */
    static String json(Tuple solution) {
        return json(solution, cell -> {
                    JsonObject object = new JsonObject();
                    return solution.isGiven(cell) ? object.put("value", solution.value(cell)) : object;
                })
                .toString();
    }

    private static JsonObject json(Tuple tuple, IntFunction<JsonObject> cells) {
        List<List<JsonObject>> rows = new ArrayList<>();
        for (int first = 0; first < tuple.cells(); first += tuple.size()) {
            rows.add(
                    IntStream.range(first, first + tuple.size()).mapToObj(cells).toList());
        }
        return new JsonObject().put("size", tuple.size()).put("grid", rows);
    }

    /** The boxes that f-puzzles takes for a size: the squarest ones, rather wide than high. */
    static Shape usualShape(int size) {
        int boxRows = (int) Math.sqrt(size);
        while (size % boxRows != 0) {
            boxRows--;
        }
        return new Shape(boxRows, size / boxRows);
    }

    @Override
    public void flag(List<String> fPuzzlesKeys) {
        flags.addAll(fPuzzlesKeys);
    }

    @Override
    public void cage(List<Cell> cells, OptionalInt sum) {
        JsonObject cage = new JsonObject().put("cells", names(cells));
        sum.ifPresent(total -> cage.put("value", Integer.toString(total)));
        cages.add(cage);
    }

    @Override
    public void region(int[] cells) {
        List<Cell> members = IntStream.of(cells)
                .mapToObj(index -> Cell.of(index, puzzle.size()))
                .toList();
        regions.add(new JsonObject().put("cells", names(members)));
    }

    @Override
    public void jigsaw(List<Integer> numbers) {
        if (jigsaw.isEmpty()) {
            jigsaw = Optional.of(numbers);
        } else {
            for (Constraint region : current.rule().constraints(puzzle.shape(), 0)) {
                region(region.cells());
            }
        }
    }

    @Override
    public void rising(List<Cell> cells) {
        thermometers.add(new JsonObject().put("lines", List.of(names(cells))));
    }

    @Override
    public void sandwich(Line line, int index, int sum) {
        String number = Integer.toString(index + 1);
        String place = line == Line.ROW ? "R" + number + "C0" : "R0C" + number;
        sandwiches.add(new JsonObject().put("cell", place).put("value", Integer.toString(sum)));
    }

    @Override
    public void other() {
        throw limits.rule(current);
    }

    private static List<String> names(List<Cell> cells) {
        return cells.stream()
                .map(cell -> "R" + (cell.row() + 1) + "C" + (cell.column() + 1))
                .toList();
    }

    private String json() {
        JsonObject json = json(puzzle.clues(), this::cell);
        flags.forEach(key -> json.put(key, true));
        putList("killercage", cages, json);
        putList("extraregion", regions, json);
        putList("thermometer", thermometers, json);
        putList("sandwichsum", sandwiches, json);
        return json.toString();
    }

    private JsonObject cell(int cell) {
        JsonObject json = new JsonObject();
        if (puzzle.clues().isGiven(cell)) {
            json.put("value", puzzle.clues().value(cell)).put("given", true);
        }
        region(cell).ifPresent(region -> json.put("region", region));
        return json;
    }

    private OptionalInt region(int cell) {
        if (jigsaw.isPresent()) {
            return OptionalInt.of(jigsaw.get().get(cell) - 1);
        }
        Shape shape = puzzle.shape();
        return shape.equals(usualShape(shape.size())) ? OptionalInt.empty() : OptionalInt.of(shape.box(cell));
    }

    private static void putList(String name, List<JsonObject> items, JsonObject json) {
        if (!items.isEmpty()) {
            json.put(name, items);
        }
    }
}
