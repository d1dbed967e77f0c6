package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;

/** Boards under some rules, and what a step does to them. */
final class RuleBoards {
    private RuleBoards() {}

    /** Without clues. */
    static Board empty(String shape, int grids, String... rules) {
        Shape boxes = Shape.parse(shape).orElseThrow();
        List<GridRule> parsed = new ArrayList<>();
        for (String rule : rules) {
            parsed.add(Rules.parseLine(rule));
        }
        return Board.of(new Puzzle(boxes, Tuple.empty(boxes.size(), grids), Differ.EVERYWHERE, parsed));
    }

    static Board nine(String... rules) {
        return empty("3x3", 1, rules);
    }

    /** Takes values, from 1, away from a cell, as in row 2 and column 5 of the first grid. */
    static void remove(Board board, int row, int column, int... values) {
        for (int value : values) {
            board.remove(cell(board, row, column) * board.size() + value - 1);
        }
    }

    static void place(Board board, int row, int column, int value) {
        board.place(cell(board, row, column) * board.size() + value - 1);
    }

    static int cell(Board board, int row, int column) {
        return (row - 1) * board.size() + column - 1;
    }

    /** What a cell can have: {@code 2, 5, 9}. */
    static String values(Board board, int row, int column) {
        return StepText.values(board.values(cell(board, row, column)));
    }

    /** The words of a step, and what follows; {@code nothing} if there is none. */
    static String text(Board board, Optional<Step> step) {
        return step.map(found -> found.because().get() + " => " + StepText.outcome(board.geometry(), found))
                .orElse("nothing");
    }

    /** Takes some candidates away at random from cells that stay able to have the values of a permutation. */
    static void thin(Board board, int[] cells, int[] permutation, Random random) {
        for (int i = 0; i < cells.length; i++) {
            for (int value = 0; value < board.size(); value++) {
                if (value != permutation[i] && random.nextInt(3) == 0) {
                    board.remove(cells[i] * board.size() + value);
                }
            }
            assertFalse(board.values(cells[i]) == 0);
        }
    }

    /** All orders of the values below a size. */
    static List<int[]> permutations(int size) {
        List<int[]> all = new ArrayList<>();
        permute(new int[size], 0, 0, all);
        return all;
    }

    private static void permute(int[] values, int depth, int used, List<int[]> all) {
        if (depth == values.length) {
            all.add(values.clone());
        }
        for (int value = 0; value < values.length && depth < values.length; value++) {
            if ((used >>> value & 1) == 0) {
                values[depth] = value;
                permute(values, depth + 1, used | 1 << value, all);
            }
        }
    }
}
