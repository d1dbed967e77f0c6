package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RuleOf45Test {
    private static final Finder ONE_HOUSE = new RuleOf45(1, 30);
    private static final Finder TWO_HOUSES = new RuleOf45(2, 32);
    private static final Finder THREE_HOUSES = new RuleOf45(3, 34);

    @Test
    void lastCellOfARowHasWhatItsCagesLeave() {
        Board board = RuleBoards.nine("cage 19: r1c1 r1c2 r1c3 r1c4", "cage 21: r1c5 r1c6 r1c7 r1c8");
        Step step = ONE_HOUSE.find(board).orElseThrow();
        assertEquals(
                "by the sums of row 1 and the cages there, r1c9 = 5 => r1c9=5",
                RuleBoards.text(board, Optional.of(step)));
        assertEquals(30, step.rating());
        assertEquals("nothing", RuleBoards.text(board, TWO_HOUSES.find(board)));
    }

    @Test
    void cellBeyondTheHouseHasWhatItsCagesHaveTooMuch() {
        Board board = RuleBoards.nine("cage 19: r1c1 r2c1 r3c1 r4c1", "cage 33: r5c1 r6c1 r7c1 r8c1 r9c1 r9c2");
        assertEquals(
                "by the sums of column 1 and the cages there, r9c2 = 7 => r9c2=7",
                RuleBoards.text(board, ONE_HOUSE.find(board)));
    }

    @Test
    void severalCellsHaveTheSumsThatTheyCanHave() {
        Board board = RuleBoards.nine("cage 10: r1c1 r1c2 r1c3 r2c1", "cage 32: r2c2 r2c3 r3c1");
        assertEquals(
                "by the sums of box 1 and the cages there, r3c2 + r3c3 = 3 => r3c2, r3c3<>3; r3c2, r3c3<>4; r3c2,"
                        + " r3c3<>5; r3c2, r3c3<>6; r3c2, r3c3<>7; r3c2, r3c3<>8; r3c2, r3c3<>9",
                RuleBoards.text(board, ONE_HOUSE.find(board)));
        assertEquals(31, ONE_HOUSE.find(board).orElseThrow().rating());
    }

    @Test
    void cellInsideIsComparedWithOneBeyond() {
        Board board = RuleBoards.nine(
                "cage 20: r1c1 r1c2 r1c3 r1c4",
                "cage 22: r1c5 r1c6 r1c7 r2c7",
                "cage 15: r1c8 r2c8 r2c9",
                "cage 5: r1c9");
        assertEquals(
                "by the sums of row 1 and the cages there, r1c8 - r2c7 = -2 => r2c7<>1; r2c7<>2; r1c8<>8; r1c8<>9",
                RuleBoards.text(board, ONE_HOUSE.find(board)));
    }

    /** Two cells of row 1 have a known sum, too, but that is harder to see. */
    @Test
    void cellAloneGoesBeforeSeveral() {
        Board board = RuleBoards.empty("2x2", 1, "cage 7: r1c1 r1c2", "cage 9: r4c1 r4c2 r4c3");
        assertEquals(
                "by the sums of row 4 and the cages there, r4c4 = 1 => r4c4=1",
                RuleBoards.text(board, ONE_HOUSE.find(board)));
        RuleBoards.place(board, 4, 4, 1);
        assertEquals(
                "by the sums of row 1 and the cages there, r1c3 + r1c4 = 3 => r1c3<>2; r1c3, r1c4<>3; r1c3, r1c4<>4",
                RuleBoards.text(board, ONE_HOUSE.find(board)));
    }

    @Test
    void cellsThatDoNotSeeEachOtherMayBeEqual() {
        Board board = RuleBoards.nine(
                "cage 36: r1c2 r1c3 r1c4 r1c5 r1c6 r1c7 r1c8 r1c9", "cage 36: r2c1 r2c2 r2c3 r2c4 r2c5 r2c6 r2c7 r2c8");
        Step step = TWO_HOUSES.find(board).orElseThrow();
        assertEquals(
                "by the sums of row 1, row 2 and the cages there, r1c1 + r2c9 = 18",
                step.because().get());
        board.apply(step);
        assertEquals("9", RuleBoards.values(board, 1, 1));
        assertEquals("9", RuleBoards.values(board, 2, 9));
    }

    @Test
    void placedCellsAreTakenOff() {
        Board board = RuleBoards.empty("2x2", 1, "cage 5: r1c1 r2c1", "cage 3: r1c3 r1c4");
        RuleBoards.place(board, 2, 1, 1);
        assertEquals(
                "by the sums of row 1 and the cages there, r1c2 = 3 => r1c2=3",
                RuleBoards.text(board, ONE_HOUSE.find(board)));
    }

    @Test
    void cagesThatOverlapAreNotTakenOffBoth() {
        Board board = RuleBoards.empty("2x2", 1, "cage 3: r1c1 r1c2", "cage 5: r1c2 r1c3");
        assertEquals(
                "by the sums of row 1 and the cages there, r1c3 + r1c4 = 7 => r1c3, r1c4<>1; r1c3, r1c4<>2",
                RuleBoards.text(board, ONE_HOUSE.find(board)));
    }

    @Test
    void cagesOfOneGridSayNothingOfAnother() {
        Board board = RuleBoards.empty("2x2", 2, "grid 2: cage 6: r1c1 r1c2 r1c3");
        String expected = "by the sums of row 1 of grid 2 and the cages there, g2r1c4 = 4 => g2r1c4=4";
        assertEquals(expected, RuleBoards.text(board, ONE_HOUSE.find(board)));
    }

    @Test
    void threeBoxesAreLookedAtTogether() {
        Board board = RuleBoards.empty(
                "2x2",
                1,
                "cage 9: r1c1 r1c2 r1c3",
                "cage 9: r3c2 r4c1 r4c2",
                "cage 10: r2c1 r2c2 r2c3 r3c1",
                "cage 1: r1c4");
        String expected = "by the sums of box 1, box 2, box 3 and the cages there, r2c4 = 1 => r2c4=1";
        assertEquals(expected, RuleBoards.text(board, THREE_HOUSES.find(board)));
    }

    @Test
    void manyCellsLeftSayNothing() {
        Board board = RuleBoards.nine("cage 15: r1c1 r1c2 r1c3 r1c4 r1c5");
        for (Finder finder : List.of(ONE_HOUSE, TWO_HOUSES, THREE_HOUSES)) {
            assertEquals("nothing", RuleBoards.text(board, finder.find(board)));
        }
    }

    @Test
    void areasAreHousesSideBySideWithCages() {
        ExplainGeometry geometry = RuleBoards.nine("cage 15: r1c1 r1c2").geometry();
        assertEquals(
                List.of("row 1", "column 1", "column 2", "box 1"),
                geometry.areas().stream()
                        .filter(area -> area.houses().length == 1)
                        .map(area -> area.name(geometry))
                        .toList());
        assertEquals(
                List.of("row 1, row 2", "column 1, column 2", "column 2, column 3", "box 1, box 2", "box 1, box 4"),
                geometry.areas().stream()
                        .filter(area -> area.houses().length == 2)
                        .map(area -> area.name(geometry))
                        .toList());
        assertArrayEquals(
                new int[] {0, 1, 2, 9, 10, 11, 18, 19, 20},
                geometry.areas().get(3).cells());
        assertEquals(List.of(), RuleBoards.nine("sandwich row 1: 5").geometry().areas());
    }
}
