package sudosat.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.BruteForce;
import sudosat.backend.CheckingBackend;
import sudosat.backend.Request;
import sudosat.backend.sat4j.Sat4j;
import sudosat.encode.Encoding;
import sudosat.encode.EncodingStyle;
import sudosat.engine.Engine.Count;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Line;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Rule;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Cage;
import sudosat.puzzle.rules.Greater;
import sudosat.puzzle.rules.Rules;
import sudosat.puzzle.rules.Sandwich;
import sudosat.work.End;

/** Every variant has as many solutions as trying everything finds. */
class VariantsTest {
    private static final Shape SMALL = new Shape(2, 2);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagonals", "windows", "cage 5: r1c1 r1c2", "cage 7: r1c1 r2c2 r4c4", "cage : r1c1 r2c2 r4c4",
                        "cage 10: r1c1 r1c2 r1c3 r1c4", "cage 99: r1c1 r1c2",
                "cage 3: r1c1 r1c2 r1c3 r2c1", "cage 0: r1c1", "cage 4: r3c3", "greater r1c1 r4c4", "greater r2c2 r2c1",
                        "sandwich row 1: 0", "sandwich row 2: 5",
                "sandwich column 4: 2", "sandwich column 1: 3", "sandwich row 1: 4", "region r1c1 r2c3 r3c4 r4c2",
                        "jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4"
            })
    void oneRuleAlone(String text) throws InterruptedException {
        Rule rule = Rules.parse(text);
        assertEquals(rule, Rules.parse(rule.text()));
        Puzzle puzzle = new Puzzle(SMALL, Tuple.empty(4, 1), Differ.EVERYWHERE, List.of(GridRule.everywhere(rule)));
        long expected = BruteForce.solutions(puzzle, 1000).size();
        for (Encoding encoding : Encoding.values()) {
            assertEquals(new Count(expected, End.ALL), count(puzzle, encoding), text + " in " + encoding);
        }
    }

    @Test
    void rulesMixedByLotInTuples() throws InterruptedException {
        Random random = new Random(11);
        for (int round = 0; round < 60; round++) {
            Shape shape = round % 6 == 0 ? new Shape(2, 3) : SMALL;
            int grids = shape == SMALL ? 1 + random.nextInt(2) : 1;
            Puzzle solvable = BruteForce.solvablePuzzle(
                    random, shape, grids, shape == SMALL ? shape.cells() * grids / 3 : shape.cells());
            Tuple solution = BruteForce.solutions(solvable, 1).get(0);
            Puzzle puzzle = new Puzzle(shape, solvable.clues(), Differ.EVERYWHERE, rules(random, shape, solution));
            List<Tuple> solutions = BruteForce.solutions(puzzle, 61);
            for (Encoding encoding : solutions.size() <= 60 ? Encoding.values() : new Encoding[0]) {
                assertEquals(new Count(solutions.size(), End.ALL), count(puzzle, encoding), puzzle + " in " + encoding);
            }
        }
    }

    /** Rules that mostly fit the solution, and some that may not. */
    private static List<GridRule> rules(Random random, Shape shape, Tuple solution) {
        List<GridRule> rules = new ArrayList<>();
        for (int number = random.nextInt(5); number >= 0; number--) {
            int grid = random.nextInt(solution.grids());
            int first = grid * shape.cells();
            rules.add(new GridRule(OptionalInt.of(grid), rule(random, shape, solution, first)));
        }
        return rules;
    }

    private static Rule rule(Random random, Shape shape, Tuple solution, int first) {
        int size = shape.size();
        List<Cell> cells = new ArrayList<>();
        List<Integer> values = new ArrayList<>();
        for (int tries = 1 + random.nextInt(size); tries > 0; tries--) {
            int cell = random.nextInt(shape.cells());
            if (!values.contains(solution.value(first + cell))) {
                values.add(solution.value(first + cell));
                cells.add(Cell.of(cell, size));
            }
        }
        int sum = values.stream().mapToInt(Integer::intValue).sum() + (random.nextInt(8) == 0 ? 1 : 0);
        if (cells.size() >= 2 && random.nextInt(3) == 0) {
            boolean falling = values.get(0) > values.get(1);
            return new Greater(cells.get(falling ? 0 : 1), cells.get(falling ? 1 : 0));
        }
        if (random.nextInt(3) == 0) {
            return new Sandwich(Line.values()[random.nextInt(2)], random.nextInt(size), random.nextInt(size * 2));
        }
        return new Cage(random.nextInt(5) == 0 ? OptionalInt.empty() : OptionalInt.of(sum), cells);
    }

    private static Count count(Puzzle puzzle, Encoding encoding) throws InterruptedException {
        return new ClauseEngine(new CheckingBackend(new Sat4j()), EncodingStyle.of(encoding))
                .count(puzzle, Long.MAX_VALUE, Request.PLAIN);
    }
}
