package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CageCombinationsTest {
    private static final Finder ANY = new CageCombinations(100, 30);
    private static final int[] ROW = {0, 1, 2, 3, 4, 5};

    @Test
    void valuesOfNoCombinationLeaveTheCage() {
        Board board = RuleBoards.nine("cage 4: r1c1 r2c1");
        Step step = ANY.find(board).orElseThrow();
        assertEquals(
                "cage 4 of r1c1, r2c1: only 1+3 => r1c1, r2c1<>2; r1c1, r2c1<>4; r1c1, r2c1<>5; r1c1, r2c1<>6; r1c1,"
                        + " r2c1<>7; r1c1, r2c1<>8; r1c1, r2c1<>9",
                RuleBoards.text(board, Optional.of(step)));
        assertEquals(Technique.CAGE, step.technique());
        assertEquals(30, step.rating());
    }

    @Test
    void wordsStayWhenTheBoardChanges() {
        Board board = RuleBoards.nine("cage 4: r1c1 r2c1");
        Step step = ANY.find(board).orElseThrow();
        board.apply(step);
        RuleBoards.place(board, 1, 1, 3);
        assertEquals("cage 4 of r1c1, r2c1: only 1+3", step.because().get());
    }

    @Test
    void valueOfAllCombinationsLeavesCellsThatSeeItsPlaces() {
        Board board = RuleBoards.nine("cage 22: r1c1 r1c2 r2c1");
        RuleBoards.remove(board, 1, 2, 9);
        board.apply(ANY.find(board).orElseThrow());
        assertEquals(
                "cage 22 of r1c1, r1c2, r2c1: only 5+8+9, 6+7+9, so 9 must be in r1c1, r2c1"
                        + " => r1c3, r2c2, r2c3, r3c1, r3c2, r3c3, r4c1, r5c1, r6c1, r7c1, r8c1, r9c1<>9",
                RuleBoards.text(board, ANY.find(board)));
    }

    @Test
    void placedCellsCountInTheSum() {
        Board board = RuleBoards.nine("cage 15: r1c1 r1c2 r5c1");
        RuleBoards.place(board, 1, 1, 9);
        board.apply(ANY.find(board).orElseThrow());
        assertEquals("1, 2, 4, 5", RuleBoards.values(board, 1, 2));
        assertEquals("1, 2, 4, 5", RuleBoards.values(board, 5, 1));
        RuleBoards.remove(board, 1, 2, 1, 2);
        assertEquals(
                "cage 15 of r1c1, r1c2, r5c1: only 1+5+9, 2+4+9 => r5c1<>4; r5c1<>5",
                RuleBoards.text(board, ANY.find(board)));
    }

    /** All values are in some of its combinations, and none in all of them. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "cage 15: r1c1 r1c2 r2c1",
                "cage 45: r1c1 r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9",
                "cage: r1c1 r1c2",
                "diagonals"
            })
    void nothingFollowsOfThese(String rule) {
        Board board = RuleBoards.nine(rule);
        assertEquals("nothing", RuleBoards.text(board, ANY.find(board)));
    }

    @Test
    void finderForFewCombinationsLeavesMoreToOthers() {
        Board board = RuleBoards.nine("cage 6: r1c1 r1c2");
        assertEquals("nothing", RuleBoards.text(board, new CageCombinations(1, 24).find(board)));
        assertEquals(27, new CageCombinations(2, 27).find(board).orElseThrow().rating());
    }

    /** It has far more combinations than can be looked at. */
    @Test
    void largeCageIsLeftAlone() {
        StringBuilder cage = new StringBuilder("cage 520:");
        for (int i = 0; i < 16; i++) {
            cage.append(" r").append(i / 8 + 1).append("c").append(i % 8 + 1);
        }
        Board board = RuleBoards.empty("8x8", 1, cage.toString());
        assertEquals("nothing", RuleBoards.text(board, ANY.find(board)));
    }

    @Test
    void cageThatNothingFillsSaysNothing() {
        Board board = RuleBoards.nine("cage 18: r1c1 r1c2");
        assertEquals("nothing", RuleBoards.text(board, ANY.find(board)));
    }

    /** What is left are just the values that some filling of the cage has, as trying them all shows. */
    @ParameterizedTest
    @CsvSource({"2", "3", "4", "5"})
    void leavesWhatTryingAllFillingsLeaves(int count) {
        Random random = new Random(count);
        for (int round = 0; round < 100; round++) {
            int[] right = RuleBoards.permutations(6).get(random.nextInt(720));
            int sum = IntStream.range(0, count).map(i -> right[i] + 1).sum();
            StringBuilder cage = new StringBuilder("cage " + sum + ":");
            IntStream.rangeClosed(1, count)
                    .forEach(column -> cage.append(" r1c").append(column));
            Board board = RuleBoards.empty("2x3", 1, cage.toString());
            RuleBoards.thin(board, ROW, right, random);
            long[] expected = possible(board, count, sum);
            inside(board, count);
            for (int i = 0; i < count; i++) {
                assertEquals(
                        StepText.values(expected[i]), StepText.values(board.values(i)), cage + " in round " + round);
            }
        }
    }

    private static long[] possible(Board board, int count, int sum) {
        long[] possible = new long[count];
        for (int[] values : RuleBoards.permutations(6)) {
            boolean isOpen = IntStream.range(0, count).allMatch(i -> board.isOpen(i, values[i]));
            if (isOpen && IntStream.range(0, count).map(i -> values[i] + 1).sum() == sum) {
                IntStream.range(0, count).forEach(i -> possible[i] |= 1L << values[i]);
            }
        }
        return possible;
    }

    /** One step does it all, if it is one within the cage. */
    private static void inside(Board board, int count) {
        ANY.find(board)
                .filter(step ->
                        step.removed()[0] < 6 * count && !step.because().get().contains("must be"))
                .ifPresent(board::apply);
    }
}
