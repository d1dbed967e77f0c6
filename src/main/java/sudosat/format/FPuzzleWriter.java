package sudosat.format;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import sudosat.model.Cell;
import sudosat.model.Shape;
import sudosat.model.Tuple;
import sudosat.rules.Constraint;
import sudosat.rules.GridRule;
import sudosat.rules.Puzzle;
import sudosat.rules.RuleExport;
import sudosat.rules.Sandwich;

/**
 * The JSON of f-puzzles for a puzzle, on one line. A comparison is a thermometer of two cells. Windows, pyramids and a
 * second jigsaw are written as the extra regions they consist of, and read back as those.
 */
final class FPuzzleWriter implements RuleExport {
    private static final Unsayable UNSAYABLE = new Unsayable(Formats.F_PUZZLES);

    private final Puzzle puzzle;
    private final Set<String> flags = new LinkedHashSet<>();
    private final List<String> cages = new ArrayList<>();
    private final List<String> regions = new ArrayList<>();
    private final List<String> thermometers = new ArrayList<>();
    private final List<String> sandwiches = new ArrayList<>();
    private GridRule current;
    private Optional<List<Integer>> jigsaw = Optional.empty();

    private FPuzzleWriter(Puzzle puzzle) {
        this.puzzle = puzzle;
        for (GridRule rule : puzzle.rules()) {
            current = rule;
            rule.rule().export(this, puzzle.shape());
        }
    }

    static String json(Puzzle puzzle) {
        return new FPuzzleWriter(puzzle).json();
    }

    /** Values that a player has filled in. */
    static String json(Tuple solution) {
        StringBuilder json = new StringBuilder("{\"size\":" + solution.size() + ",\"grid\":[");
        for (int cell = 0; cell < solution.cells(); cell++) {
            openCell(cell, solution.size(), json);
            json.append(solution.isGiven(cell) ? "{\"value\":" + solution.value(cell) + "}" : "{}");
        }
        return json.append("]]}").toString();
    }

    private static void openCell(int cell, int size, StringBuilder json) {
        json.append(cell == 0 ? "[" : cell % size == 0 ? "],[" : ",");
    }

    /** The boxes that f-puzzles takes for a size: the squarest ones, rather wide than high. */
    static Shape usualShape(int size) {
        int boxRows = (int) Math.sqrt(size);
        while (size % boxRows != 0) {
            boxRows--;
        }
        return new Shape(boxRows, size / boxRows);
    }

    /** The box of a cell, from 0, in reading order. */
    static int box(int cell, Shape shape) {
        int row = cell / shape.size();
        int column = cell % shape.size();
        return row / shape.boxRows() * shape.boxRows() + column / shape.boxColumns();
    }

    @Override
    public void flag(List<String> fPuzzlesKeys) {
        for (String key : fPuzzlesKeys) {
            flags.add(",\"" + key + "\":true");
        }
    }

    @Override
    public void cage(List<Cell> cells, OptionalInt sum) {
        cages.add("{" + cells(cells) + (sum.isPresent() ? ",\"value\":\"" + sum.getAsInt() + "\"" : "") + "}");
    }

    @Override
    public void region(int[] cells) {
        List<Cell> members = new ArrayList<>();
        for (int index : cells) {
            members.add(Cell.of(index, puzzle.size()));
        }
        regions.add("{" + cells(members) + "}");
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
        String list = cells(cells);
        thermometers.add("{\"lines\":[" + list.substring(list.indexOf('[')) + "]}");
    }

    @Override
    public void sandwich(Sandwich sandwich) {
        String number = Integer.toString(sandwich.index() + 1);
        String place = sandwich.line() == Sandwich.Line.ROW ? "R" + number + "C0" : "R0C" + number;
        sandwiches.add("{\"cell\":\"" + place + "\",\"value\":\"" + sandwich.sum() + "\"}");
    }

    @Override
    public void other() {
        throw UNSAYABLE.rule(current);
    }

    private static String cells(List<Cell> cells) {
        StringBuilder json = new StringBuilder();
        for (Cell cell : cells) {
            json.append(json.isEmpty() ? "\"cells\":[" : ",").append(cell(cell));
        }
        return json.append(']').toString();
    }

    private static String cell(Cell cell) {
        return "\"R" + (cell.row() + 1) + "C" + (cell.column() + 1) + "\"";
    }

    private String json() {
        StringBuilder json = new StringBuilder("{\"size\":" + puzzle.size() + ",\"grid\":[");
        for (int cell = 0; cell < puzzle.clues().cells(); cell++) {
            openCell(cell, puzzle.size(), json);
            String given =
                    puzzle.clues().isGiven(cell) ? "\"value\":" + puzzle.clues().value(cell) + ",\"given\":true" : "";
            String region =
                    region(cell).isPresent() ? "\"region\":" + region(cell).getAsInt() : "";
            json.append('{')
                    .append(given)
                    .append(given.isEmpty() || region.isEmpty() ? "" : ",")
                    .append(region)
                    .append('}');
        }
        json.append("]]").append(String.join("", flags));
        appendList("killercage", cages, json);
        appendList("extraregion", regions, json);
        appendList("thermometer", thermometers, json);
        appendList("sandwichsum", sandwiches, json);
        return json.append('}').toString();
    }

    private OptionalInt region(int cell) {
        if (jigsaw.isPresent()) {
            return OptionalInt.of(jigsaw.get().get(cell) - 1);
        }
        Shape shape = puzzle.shape();
        return shape.equals(usualShape(shape.size())) ? OptionalInt.empty() : OptionalInt.of(box(cell, shape));
    }

    private static void appendList(String name, List<String> items, StringBuilder json) {
        if (!items.isEmpty()) {
            json.append(",\"")
                    .append(name)
                    .append("\":[")
                    .append(String.join(",", items))
                    .append(']');
        }
    }
}
