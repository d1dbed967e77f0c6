package sudosat.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.Predicate;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Line;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Rule;
import sudosat.puzzle.RuleException;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Cage;
import sudosat.puzzle.rules.Diagonals;
import sudosat.puzzle.rules.Greater;
import sudosat.puzzle.rules.Jigsaw;
import sudosat.puzzle.rules.Pyramids;
import sudosat.puzzle.rules.Region;
import sudosat.puzzle.rules.Sandwich;
import sudosat.puzzle.rules.Windows;

/** Puzzles of any shape with any rules, solvable or not, for round trips. */
final class RandomPuzzles {
    private final Random random;

    RandomPuzzles(long seed) {
        random = new Random(seed);
    }

    /** A puzzle of up to so many grids and rules, of which only those wanted are taken. */
    Puzzle next(int mostGrids, int mostRules, Predicate<Rule> wanted) {
        Shape shape = new Shape(1 + random.nextInt(4), 1 + random.nextInt(4));
        int grids = 1 + random.nextInt(mostGrids);
        double clues = random.nextDouble();
        int[] values = new int[shape.cells() * grids];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = random.nextDouble() < clues ? 1 + random.nextInt(shape.size()) : 0;
        }
        Differ differ = grids == 1 ? Differ.EVERYWHERE : Differ.values()[random.nextInt(Differ.values().length)];
        return new Puzzle(
                shape,
                new Tuple(shape.size(), values),
                differ,
                rules(shape, grids, random.nextInt(mostRules + 1), wanted));
    }

    private List<GridRule> rules(Shape shape, int grids, int count, Predicate<Rule> wanted) {
        List<GridRule> rules = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            OptionalInt grid =
                    grids == 1 || random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(grids));
            Rule rule = rule(shape);
            if (wanted.test(rule) && fits(rule, shape)) {
                rules.add(new GridRule(grid, rule));
            }
        }
        return rules;
    }

    private static boolean fits(Rule rule, Shape shape) {
        try {
            return !rule.constraints(shape, 0).isEmpty();
        } catch (RuleException e) {
            return false;
        }
    }

    private Rule rule(Shape shape) {
        int size = shape.size();
        return switch (random.nextInt(8)) {
            case 0 -> new Diagonals();
            case 1 -> new Windows();
            case 2 -> new Pyramids();
            case 3 ->
                new Cage(
                        random.nextInt(4) == 0 ? OptionalInt.empty() : OptionalInt.of(random.nextInt(50)),
                        cells(size, 1 + random.nextInt(size)));
            case 4 -> size == 1 ? new Diagonals() : greater(cells(size, 2));
            case 5 -> new Sandwich(Line.values()[random.nextInt(2)], random.nextInt(size), random.nextInt(40));
            case 6 -> new Region(cells(size, size));
            default -> jigsaw(size);
        };
    }

    private static Rule greater(List<Cell> cells) {
        return new Greater(cells.get(0), cells.get(1));
    }

    private List<Cell> cells(int size, int count) {
        List<Cell> cells = new ArrayList<>();
        for (int i = 0; i < size * size; i++) {
            cells.add(Cell.of(i, size));
        }
        Collections.shuffle(cells, random);
        return List.copyOf(cells.subList(0, count));
    }

    private Jigsaw jigsaw(int size) {
        List<Integer> regions = new ArrayList<>();
        for (int i = 0; i < size * size; i++) {
            regions.add(1 + i % size);
        }
        Collections.shuffle(regions, random);
        return new Jigsaw(regions);
    }
}
