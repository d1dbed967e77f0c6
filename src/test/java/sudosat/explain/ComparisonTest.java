package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final Finder DIRECT = new Comparison(true, 24);
    private static final Finder RANKED = new Comparison(false, 27);

    @Test
    void greaterCellIsAboveTheLowestOfTheSmaller() {
        Board board = RuleBoards.nine("greater r1c1 r5c5");
        RuleBoards.remove(board, 5, 5, 1, 2);
        assertEquals(
                "r1c1 is greater than r5c5, which is at least 3 => r1c1<>1; r1c1<>2; r1c1<>3",
                RuleBoards.text(board, DIRECT.find(board)));
        board.apply(DIRECT.find(board).orElseThrow());
        assertEquals(
                "r5c5 is less than r1c1, which is at most 9 => r5c5<>9", RuleBoards.text(board, DIRECT.find(board)));
        board.apply(DIRECT.find(board).orElseThrow());
        assertEquals("nothing", RuleBoards.text(board, DIRECT.find(board)));
    }

    @Test
    void cellsOfAGroupThatAreAllSmallerDiffer() {
        Board board = RuleBoards.nine("greater r1c1 r1c2", "greater r1c1 r2c1");
        RuleBoards.remove(board, 1, 1, 1);
        Step step = RANKED.find(board).orElseThrow();
        assertEquals(
                "r1c1 is greater than r1c2, r2c1, the highest of which is at least 2 => r1c1<>2",
                RuleBoards.text(board, Optional.of(step)));
        assertEquals(Technique.COMPARISON, step.technique());
        assertEquals(27, step.rating());
    }

    @Test
    void chainCountsAsManyAsItHasCells() {
        Board board = RuleBoards.nine("greater r1c1 r1c2", "greater r1c2 r1c3", "greater r1c3 r1c4");
        assertEquals(
                "r1c1 is greater than r1c2, r1c3, r1c4, the highest of which is at least 3 => r1c1<>1; r1c1<>2;"
                        + " r1c1<>3",
                RuleBoards.text(board, RANKED.find(board)));
    }

    @Test
    void smallerCellsThatDoNotSeeEachOtherMayBeEqual() {
        Board board = RuleBoards.nine("greater r1c1 r1c2", "greater r1c1 r9c9");
        RuleBoards.remove(board, 1, 1, 1);
        RuleBoards.remove(board, 1, 2, 9);
        RuleBoards.remove(board, 9, 9, 9);
        assertEquals("nothing", RuleBoards.text(board, RANKED.find(board)));
    }

    @Test
    void nothingFollowsWithoutComparisons() {
        for (String rule : List.of("cage 3: r1c1 r1c2", "diagonals", "sandwich row 1: 35")) {
            assertEquals("nothing", RuleBoards.text(RuleBoards.nine(rule), DIRECT.find(RuleBoards.nine(rule))));
            assertEquals("nothing", RuleBoards.text(RuleBoards.nine(rule), RANKED.find(RuleBoards.nine(rule))));
        }
    }

    /** Steps are taken as long as there are any: no order of the row that fits all comparisons loses a value. */
    @Test
    void orderThatFitsStays() {
        Random random = new Random(1);
        for (int round = 0; round < 100; round++) {
            int[] right = RuleBoards.permutations(6).get(random.nextInt(720));
            Board board = RuleBoards.empty("2x3", 1, comparisons(right, random));
            RuleBoards.thin(board, IntStream.range(0, 6).toArray(), right, random);
            Board before = board.copy();
            for (Optional<Step> step = next(board); step.isPresent(); step = next(board)) {
                board.apply(step.get());
            }
            for (int[] values : RuleBoards.permutations(6)) {
                boolean fits = IntStream.range(0, 6).allMatch(i -> before.isOpen(i, values[i]))
                        && before.geometry().comparisons().stream()
                                .allMatch(compared -> values[compared.cells()[0]] > values[compared.cells()[1]]);
                assertFalse(
                        fits && IntStream.range(0, 6).anyMatch(i -> !board.isOpen(i, values[i])),
                        () -> Arrays.toString(values));
            }
        }
    }

    private static Optional<Step> next(Board board) {
        return DIRECT.find(board).or(() -> RANKED.find(board));
    }

    private static String[] comparisons(int[] values, Random random) {
        List<String> rules = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            int first = random.nextInt(6);
            int second = (first + 1 + random.nextInt(5)) % 6;
            int larger = values[first] > values[second] ? first : second;
            rules.add("greater r1c" + (larger + 1) + " r1c" + (first + second - larger + 1));
        }
        return rules.toArray(new String[0]);
    }
}
