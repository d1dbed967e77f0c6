package sudosat.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** Trades lead to other tuples that keep the rules, and the smallest are all found. */
class TradesTest {

    @ParameterizedTest
    @CsvSource({"1x1,1", "2x2,1", "2x2,2", "2x2,4", "1x5,2", "2x3,2", "3x3,1", "3x3,2", "3x3,3", "4x4,2"})
    void leadToOtherTuples(String shape, int grids) throws InterruptedException {
        assertTrades(Fills.rules(shape, grids), shape.equals("1x1") ? 0 : 1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "diagonals",
                "windows",
                "grid 2: windows",
                "cage 20: r5c5 r5c6 r5c7",
                "cage : r1c1 r2c4 r3c7",
                "greater r1c1 r1c2",
                "sandwich row 1: 12"
            })
    void keepOtherRules(String rule) throws InterruptedException {
        assertTrades(Fills.rules("3x3", 2, rule), 1);
    }

    private static void assertTrades(Puzzle rules, int least) throws InterruptedException {
        Tuple filled = Fills.drawn(new Fillings(rules, Filling.MIXED), new SplittableRandom(3));
        List<int[]> trades = Trades.of(rules, filled, filled.cells());
        assertTrue(trades.size() >= least);
        for (int[] trade : trades) {
            assertEquals(listed(IntStream.of(trade).sorted().toArray()), listed(trade));
            assertTrue(canChangeWhole(trade, filled, rules), () -> "no trade: " + listed(trade));
        }
        assertEquals(
                trades.size(),
                trades.stream().map(trade -> listed(trade)).distinct().count());
    }

    /** Whether some other tuple that keeps the rules differs in just these cells. */
    private static boolean canChangeWhole(int[] trade, Tuple filled, Puzzle rules) throws InterruptedException {
        return Fills.all(rules.withClues(without(trade, filled))).stream()
                .anyMatch(other -> IntStream.of(trade).allMatch(cell -> other.value(cell) != filled.value(cell))
                        && Checker.violations(rules, other).isEmpty());
    }

    private static Tuple without(int[] trade, Tuple filled) {
        Tuple clues = filled;
        for (int cell : trade) {
            clues = clues.with(cell, 0);
        }
        return clues;
    }

    private static List<Integer> listed(int[] cells) {
        return IntStream.of(cells).boxed().toList();
    }

    /**
     * Of the clues of a puzzle without the cells of a trade, both tuples are solutions: each set is one of which some
     * cell must be given.
     */
    @Test
    void noneMayBeEmptiedWhole() throws InterruptedException {
        Puzzle rules = Fills.rules("2x2", 2);
        Tuple filled = Fills.drawn(new Fillings(rules, Filling.MIXED), new SplittableRandom(4));
        for (int[] trade : Trades.of(rules, filled, filled.cells())) {
            List<Tuple> solutions = Fills.all(rules.withClues(without(trade, filled)));
            assertTrue(solutions.size() >= 2 && solutions.contains(filled));
        }
    }

    @Test
    void noMoreCellsThanAskedFor() throws InterruptedException {
        Puzzle rules = Fills.rules("3x3", 2);
        Tuple filled = Fills.drawn(new Fillings(rules, Filling.MIXED), new SplittableRandom(5));
        Set<List<Integer>> few = sets(Trades.of(rules, filled, 8));
        Set<List<Integer>> all = sets(Trades.of(rules, filled, filled.cells()));
        all.removeIf(cells -> cells.size() > 8);
        assertEquals(all, few);
    }

    /**
     * Two values in the corners of a rectangle that is in two boxes can be exchanged, unless another grid has one of
     * them there.
     */
    @Test
    void allOfFourCells() throws InterruptedException {
        Puzzle rules = Fills.rules("4x4", 2);
        Tuple filled = Fills.drawn(new Fillings(rules, Filling.MIXED), new SplittableRandom(6));
        Set<List<Integer>> expected = new HashSet<>();
        for (int a = 0; a < filled.cells(); a++) {
            for (int b = a + 1; b < filled.cells(); b++) {
                addRectangle(rules, filled, a, b, expected);
            }
        }
        assertEquals(expected, sets(Trades.of(rules, filled, 4)));
    }

    private static void addRectangle(Puzzle rules, Tuple filled, int a, int b, Set<List<Integer>> rectangles) {
        int size = filled.size();
        int c = b - b % size + a % size;
        int d = a - a % size + b % size;
        boolean isRectangle = a / (size * size) == b / (size * size) && a / size != b / size && a % size != b % size;
        if (isRectangle && filled.value(a) == filled.value(b) && filled.value(c) == filled.value(d)) {
            Tuple other = filled.with(a, filled.value(c))
                    .with(b, filled.value(c))
                    .with(c, filled.value(a))
                    .with(d, filled.value(a));
            if (Checker.violations(rules, other).isEmpty()) {
                rectangles.add(IntStream.of(a, b, c, d).sorted().boxed().toList());
            }
        }
    }

    private static Set<List<Integer>> sets(List<int[]> trades) {
        Set<List<Integer>> sets = new HashSet<>();
        trades.forEach(trade -> sets.add(listed(trade)));
        return sets;
    }
}
