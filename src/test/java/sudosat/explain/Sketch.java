package sudosat.explain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/** Boards for tests: every value in every cell but for what is said. */
final class Sketch {
    private static final int MOST_STEPS = 1000;

    private final Board board;
    private final ExplainGeometry geometry;

    Sketch(String shape, int grids, String... rules) {
        Shape boxes = Shape.parse(shape).orElseThrow();
        List<GridRule> parsed = new ArrayList<>();
        for (String rule : rules) {
            parsed.add(Rules.parseLine(rule));
        }
        board = Board.of(new Puzzle(boxes, Tuple.empty(boxes.size(), grids), Differ.EVERYWHERE, parsed));
        geometry = board.geometry();
    }

    /** All cells in order, each by its values without spaces between; a value alone is placed. */
    Sketch all(String cells) {
        String[] values = cells.strip().split("\\s+");
        for (int cell = 0; cell < values.length; cell++) {
            set(cell, values[cell]);
        }
        return this;
    }

    /** Such as {@code r1c1 r1c2}, {@code 23}: the only values they have. */
    Sketch cells(String names, String values) {
        for (String name : names.split(" ")) {
            set(cell(name), values);
        }
        return this;
    }

    /** Such as {@code row 1}, {@code 5}, {@code r1c2 r1c7}: the only places the value has. */
    Sketch places(String group, int value, String names) {
        List<String> places = Arrays.asList(names.split(" "));
        for (int number = 0; number < geometry.groups(); number++) {
            for (int cell : geometry.groupName(number).equals(group) ? geometry.cellsOf(number) : new int[0]) {
                if (!places.contains(geometry.cellName(cell))) {
                    board.remove(cell * geometry.size() + value - 1);
                }
            }
        }
        return this;
    }

    private void set(int cell, String values) {
        for (int value = 1; value <= geometry.size(); value++) {
            if (values.indexOf('0' + value) < 0) {
                board.remove(cell * geometry.size() + value - 1);
            }
        }
        if (values.length() == 1) {
            board.place(cell * geometry.size() + values.charAt(0) - '1');
        }
    }

    private int cell(String name) {
        for (int cell = 0; cell < geometry.cells(); cell++) {
            if (geometry.cellName(cell).equals(name)) {
                return cell;
            }
        }
        throw new IllegalArgumentException(name);
    }

    Board board() {
        return board;
    }

    /** What the finder finds, one step after the other, with the rating of each: {@code 4.5 r1c2<>4}. */
    List<String> found(Finder finder) {
        Board copy = board.copy();
        List<String> found = new ArrayList<>();
        Optional<Step> step = finder.find(copy);
        while (step.isPresent() && found.size() < MOST_STEPS) {
            found.add(step.get().rating() / 10 + "." + step.get().rating() % 10 + " "
                    + StepText.outcome(geometry, step.get()));
            copy.apply(step.get());
            step = finder.find(copy);
        }
        return found;
    }
}
