package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Clusters in a grid where nothing else is known. */
class ColoringTest {
    private static final Coloring SIMPLE = new Coloring(Technique.SIMPLE_COLORING, 66, StrongLinks::inHouses);
    private static final Coloring MEDUSA = new Coloring(Technique.MEDUSA, 70, StrongLinks::everywhere);

    private static Sketch sketch() {
        return new Sketch("3x3", 1);
    }

    private static void assertFound(Finder finder, Sketch sketch, String... steps) {
        assertEquals(List.of(steps), sketch.found(finder));
    }

    @Test
    void excludedByBothColors() {
        Sketch sketch = sketch().places("row 1", 5, "r1c2 r1c7")
                .places("column 7", 5, "r1c7 r8c7")
                .places("row 8", 5, "r8c7 r8c3");
        assertFound(SIMPLE, sketch, "6.6 r2c3, r3c3, r7c2, r9c2<>5");
        assertFound(MEDUSA, sketch, "7.0 r2c3, r3c3, r7c2, r9c2<>5");
    }

    /** Six candidates on the way, not four. */
    @Test
    void longerWay() {
        assertFound(
                SIMPLE,
                sketch().places("row 1", 5, "r1c2 r1c7")
                        .places("column 7", 5, "r1c7 r8c7")
                        .places("row 8", 5, "r8c7 r8c5")
                        .places("column 5", 5, "r8c5 r4c5")
                        .places("row 4", 5, "r4c5 r4c3"),
                "6.7 r2c3, r3c3, r5c2, r6c2<>5");
    }

    @Test
    void notOverAHouseOfThreePlaces() {
        Sketch sketch = sketch().places("row 1", 5, "r1c2 r1c7")
                .places("column 7", 5, "r1c7 r8c7")
                .places("row 8", 5, "r8c7 r8c3 r8c9");
        assertFound(SIMPLE, sketch);
        assertFound(MEDUSA, sketch);
    }

    /** Two places of a cage: the value may be in neither. */
    @Test
    void notOverAGroupThatIsNoHouse() {
        Sketch sketch = new Sketch("3x3", 1, "cage: r8c7 r8c3 r8c1")
                .places("row 1", 5, "r1c2 r1c7")
                .places("column 7", 5, "r1c7 r8c7")
                .cells("r8c1", "1234");
        assertFound(SIMPLE, sketch);
        assertFound(MEDUSA, sketch);
    }

    @Test
    void colorThatExcludesItself() {
        Sketch sketch = sketch().places("row 1", 5, "r1c2 r1c7")
                .places("box 3", 5, "r1c7 r3c8")
                .places("column 8", 5, "r3c8 r6c8")
                .places("row 6", 5, "r6c8 r6c2");
        assertFound(SIMPLE, sketch, "6.6 r1c2, r3c8, r6c2<>5");
    }

    @Test
    void colorTwiceInACell() {
        assertFound(
                MEDUSA,
                sketch().places("row 1", 1, "r1c1 r1c5")
                        .places("column 5", 1, "r1c5 r5c5")
                        .cells("r5c5", "12")
                        .places("row 5", 2, "r5c5 r5c9")
                        .places("column 9", 2, "r5c9 r1c9")
                        .places("row 1", 2, "r1c9 r1c1"),
                "7.1 r1c1, r5c5<>1; r1c1, r5c9<>2");
    }

    @Test
    void colorTwiceInABox() {
        assertFound(
                MEDUSA,
                sketch().cells("r1c1", "56")
                        .places("row 1", 6, "r1c1 r1c9")
                        .places("column 9", 6, "r1c9 r9c9")
                        .cells("r9c9", "56")
                        .places("row 9", 5, "r9c9 r9c2")
                        .places("column 2", 5, "r9c2 r2c2"),
                "7.1 r1c1, r2c2, r9c9<>5; r1c9<>6");
    }

    @Test
    void bothColorsInACell() {
        assertFound(
                MEDUSA,
                sketch().places("row 1", 1, "r1c1 r1c5")
                        .places("row 1", 2, "r1c1 r1c5")
                        .cells("r1c5", "12"),
                "7.0 r1c1<>3; r1c1<>4; r1c1<>5; r1c1<>6; r1c1<>7; r1c1<>8; r1c1<>9");
    }

    @Test
    void valueSeesBothColors() {
        assertFound(
                MEDUSA,
                sketch().cells("r1c1 r1c9", "56").places("row 1", 6, "r1c1 r1c9"),
                "7.0 r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8<>5");
    }

    @Test
    void oneColorInTheCellAndTheOtherSeen() {
        assertFound(MEDUSA, oneInTheCell(), "7.1 r7c8<>5; r9c9<>6");
    }

    private static Sketch oneInTheCell() {
        return sketch().places("row 1", 5, "r1c1 r1c9")
                .places("column 9", 5, "r1c9 r9c9")
                .cells("r1c1", "56")
                .places("column 1", 6, "r1c1 r7c1")
                .places("row 7", 6, "r7c1 r7c8");
    }

    /** Simple coloring knows nothing of links within a cell. */
    @Test
    void simpleColorsHaveOneValue() {
        assertFound(SIMPLE, oneInTheCell());
    }

    @Test
    void notIfACellHasAThirdValue() {
        assertFound(
                MEDUSA,
                sketch().places("row 1", 5, "r1c1 r1c9")
                        .places("column 9", 5, "r1c9 r9c9")
                        .cells("r1c1", "567")
                        .places("column 1", 6, "r1c1 r7c1")
                        .places("row 7", 6, "r7c1 r7c8"));
    }

    @Test
    void cellWithoutValue() {
        assertFound(MEDUSA, emptying().cells("r5c5", "123"), "7.4 r5c1<>1; r1c5<>2; r6c4, r9c9<>3; r1c1, r9c5<>4");
    }

    @Test
    void notIfTheCellHasAValueLeft() {
        assertFound(MEDUSA, emptying().cells("r5c5", "1239"));
    }

    private static Sketch emptying() {
        return sketch().places("column 1", 1, "r5c1 r1c1")
                .cells("r1c1", "14")
                .places("row 1", 4, "r1c1 r1c5")
                .cells("r1c5", "24")
                .places("column 5", 4, "r1c5 r9c5")
                .places("row 9", 4, "r9c5 r9c9")
                .cells("r9c9", "34")
                .places("row 9", 3, "r9c9 r9c4")
                .places("column 4", 3, "r9c4 r6c4");
    }
}
