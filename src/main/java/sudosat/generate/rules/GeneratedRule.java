package sudosat.generate.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import sudosat.io.UserError;
import sudosat.puzzle.Cell;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Line;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Rule;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Cage;
import sudosat.puzzle.rules.Greater;
import sudosat.puzzle.rules.Jigsaw;
import sudosat.puzzle.rules.Sandwich;
import sudosat.work.Deadline;

/**
 * Rules that a user requests by keyword alone. They are generated with the puzzle.
 *
 * @param grid the grid they are for, from 0; nothing for all of them
 */
public record GeneratedRule(OptionalInt grid, Kind kind) {
    private static final Pattern TEXT =
            Pattern.compile("(?:grid\\s+0*([1-9][0-9]{0,8})\\s*:)?\\s*(cage|killer|greater|sandwich|jigsaw)");

    /**
     * The kinds of rules, in the order in which they are made. Cages come last because they depend on the other rules.
     */
    public enum Kind {
        JIGSAW,
        GREATER,
        SANDWICH,
        CAGE
    }

    /**
     * Reads {@code cage} or {@code grid 2: cage}; anything with more to it, or unknown, is left to {@link
     * sudosat.puzzle.rules.Rules#parseLine}.
     */
    public static Optional<GeneratedRule> parse(String text) {
        Matcher matcher = TEXT.matcher(text.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        String grid = matcher.group(1);
        return Optional.of(new GeneratedRule(
                grid == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(grid) - 1),
                kind(matcher.group(2))));
    }

    private static Kind kind(String keyword) {
        return switch (keyword) {
            case "greater" -> Kind.GREATER;
            case "sandwich" -> Kind.SANDWICH;
            case "jigsaw" -> Kind.JIGSAW;
            default -> Kind.CAGE;
        };
    }

    /** An example of the rule, to test whether a format supports it. */
    public GridRule example(Puzzle puzzle) {
        Cell cell = new Cell(0, 0, 0);
        return in(
                puzzle,
                grids(puzzle)[0],
                switch (kind) {
                    case CAGE -> new Cage(OptionalInt.of(1), List.of(cell));
                    case GREATER -> new Greater(cell, cell);
                    case SANDWICH -> new Sandwich(Line.ROW, 0, 0);
                    case JIGSAW -> new Jigsaw(GeneratedJigsaw.boxes(puzzle.shape()));
                });
    }

    /**
     * The rules that grids are filled under. A jigsaw may have no filling; then another one has to be made.
     */
    public List<GridRule> beforeFilling(Puzzle puzzle, RandomGenerator random) {
        return kind == Kind.JIGSAW
                ? inEachGrid(puzzle, grid -> List.of(GeneratedJigsaw.make(puzzle.shape(), random)))
                : List.of();
    }

    /**
     * The rules that are derived from the filled grids. The same random numbers give the same rules, unless the
     * deadline passes.
     *
     * @param puzzle the puzzle without clues, with its other rules
     */
    public List<GridRule> afterFilling(Puzzle puzzle, Tuple solution, RandomGenerator random, Deadline deadline)
            throws InterruptedException {
        return switch (kind) {
            case JIGSAW -> List.of();
            case GREATER -> inEachGrid(puzzle, grid -> comparisons(puzzle, solution, grid));
            case SANDWICH -> inEachGrid(puzzle, grid -> sandwiches(solution, grid));
            case CAGE -> new GeneratedCages(puzzle, solution, grids(puzzle), random).make(deadline);
        };
    }

    private List<GridRule> inEachGrid(Puzzle puzzle, IntFunction<List<? extends Rule>> make) {
        List<GridRule> rules = new ArrayList<>();
        for (int number : grids(puzzle)) {
            make.apply(number).forEach(rule -> rules.add(in(puzzle, number, rule)));
        }
        return rules;
    }

    /** Every two neighbors within a box, or a region of a jigsaw, compared as they are in the filled grid. */
    private static List<Greater> comparisons(Puzzle puzzle, Tuple solution, int grid) {
        int size = puzzle.size();
        int first = grid * size * size;
        List<Integer> regions = regions(puzzle, grid);
        List<Greater> comparisons = new ArrayList<>();
        for (int cell = 0; cell < regions.size(); cell++) {
            for (int other : Cell.beside(cell, size)) {
                if (regions.get(cell).equals(regions.get(other)) && other > cell) {
                    boolean falls = solution.value(first + cell) > solution.value(first + other);
                    comparisons.add(
                            new Greater(Cell.of(falls ? cell : other, size), Cell.of(falls ? other : cell, size)));
                }
            }
        }
        return comparisons;
    }

    private static List<Integer> regions(Puzzle puzzle, int grid) {
        for (GridRule rule : puzzle.rules()) {
            if (rule.holdsIn(grid) && rule.rule().regions().isPresent()) {
                return rule.rule().regions().get();
            }
        }
        return GeneratedJigsaw.boxes(puzzle.shape());
    }

    /** What stands between the lowest and the highest value of every row and column of the filled grid. */
    private static List<Sandwich> sandwiches(Tuple solution, int grid) {
        int size = solution.size();
        int first = grid * size * size;
        List<Sandwich> sums = new ArrayList<>();
        for (int row = 0; row < size; row++) {
            sums.add(new Sandwich(Line.ROW, row, sandwich(solution, first + row * size, 1)));
        }
        for (int column = 0; column < size; column++) {
            sums.add(new Sandwich(Line.COLUMN, column, sandwich(solution, first + column, size)));
        }
        return sums;
    }

    private static int sandwich(Tuple solution, int first, int step) {
        boolean inside = false;
        int sum = 0;
        for (int i = 0; i < solution.size(); i++) {
            int value = solution.value(first + i * step);
            boolean crust = value == 1 || value == solution.size();
            inside ^= crust;
            sum += inside && !crust ? value : 0;
        }
        return sum;
    }

    private int[] grids(Puzzle puzzle) {
        if (grid.orElse(0) >= puzzle.grids()) {
            throw new UserError("found a rule for grid " + (grid.getAsInt() + 1) + ", expected one of " + puzzle.grids()
                    + " grids");
        }
        return grid.isPresent()
                ? new int[] {grid.getAsInt()}
                : IntStream.range(0, puzzle.grids()).toArray();
    }

    /** The only grid of a puzzle needs no number. */
    static GridRule in(Puzzle puzzle, int grid, Rule rule) {
        return puzzle.grids() == 1 ? GridRule.everywhere(rule) : new GridRule(OptionalInt.of(grid), rule);
    }
}
