package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SandwichCombinationsTest {
    private static final Finder ANY = new SandwichCombinations(200, 30);
    private static final int[] ROW = {0, 1, 2, 3, 4, 5};

    @Test
    void allValuesBetweenTheEnds() {
        Board board = RuleBoards.nine("sandwich column 2: 35");
        Step step = ANY.find(board).orElseThrow();
        assertEquals(
                "sandwich 35 from r1c2 to r9c2: only 2+3+4+5+6+7+8 between r1c2 and r9c2",
                step.because().get());
        board.apply(step);
        assertEquals("1, 9", RuleBoards.values(board, 1, 2));
        assertEquals("2, 3, 4, 5, 6, 7, 8", RuleBoards.values(board, 2, 2));
        assertEquals(Technique.SANDWICH, step.technique());
    }

    @Test
    void knownCrustLeavesFewPlacesForTheOther() {
        Board board = RuleBoards.nine("sandwich row 1: 5");
        RuleBoards.place(board, 1, 1, 1);
        Step step = new SandwichCombinations(2, 26).find(board).orElseThrow();
        assertEquals(
                "sandwich 5 from r1c1 to r1c9: only 5 between r1c1 and r1c3, 2+3 between r1c1 and r1c4",
                step.because().get());
        board.apply(step);
        assertEquals("2, 3, 5", RuleBoards.values(board, 1, 2));
        assertEquals("2, 3, 9", RuleBoards.values(board, 1, 3));
        assertEquals("2, 3, 4, 6, 7, 8, 9", RuleBoards.values(board, 1, 4));
        assertEquals("2, 3, 4, 5, 6, 7, 8", RuleBoards.values(board, 1, 5));
        assertEquals("nothing", RuleBoards.text(board, ANY.find(board)));
    }

    @Test
    void manyWaysAreOnlyCounted() {
        Board board = RuleBoards.nine("sandwich row 1: 2");
        String expected = "sandwich 2 from r1c1 to r1c9: in none of the 7 ways to fill it => r1c1, r1c9<>2";
        assertEquals(expected, RuleBoards.text(board, ANY.find(board)));
        assertEquals("nothing", RuleBoards.text(board, new SandwichCombinations(6, 26).find(board)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sandwich row 1: 0", "sandwich row 1: 1", "cage 3: r1c1 r1c2", "diagonals"})
    void nothingFollowsOfThese(String rule) {
        Board board = RuleBoards.nine(rule);
        assertEquals("nothing", RuleBoards.text(board, ANY.find(board)));
    }

    /** They have far more ways to be filled than can be looked at. */
    @ParameterizedTest
    @ValueSource(ints = {60, 1000, 1500})
    void largeSandwichIsLeftAlone(int sum) {
        Board board = RuleBoards.empty("8x8", 1, "sandwich row 1: " + sum);
        assertEquals("nothing", RuleBoards.text(board, ANY.find(board)));
    }

    /** What is left are just the values that some filling of the line has, as trying them all shows. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void leavesWhatTryingAllFillingsLeaves(int seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 100; round++) {
            int[] right = RuleBoards.permutations(6).get(random.nextInt(720));
            Board board = RuleBoards.empty("2x3", 1, "sandwich row 1: " + between(right));
            RuleBoards.thin(board, ROW, right, random);
            long[] expected = possible(board, between(right));
            ANY.find(board).ifPresent(board::apply);
            for (int i = 0; i < ROW.length; i++) {
                assertEquals(
                        StepText.values(expected[i]),
                        StepText.values(board.values(i)),
                        between(right) + " in round " + round);
            }
        }
    }

    private static int between(int[] values) {
        int low = IntStream.range(0, 6).filter(i -> values[i] == 0).findFirst().orElseThrow();
        int high = IntStream.range(0, 6).filter(i -> values[i] == 5).findFirst().orElseThrow();
        return IntStream.range(Math.min(low, high) + 1, Math.max(low, high))
                .map(i -> values[i] + 1)
                .sum();
    }

    private static long[] possible(Board board, int sum) {
        long[] possible = new long[6];
        for (int[] values : RuleBoards.permutations(6)) {
            if (between(values) == sum && IntStream.range(0, 6).allMatch(i -> board.isOpen(i, values[i]))) {
                IntStream.range(0, 6).forEach(i -> possible[i] |= 1L << values[i]);
            }
        }
        return possible;
    }
}
