package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rectangles in rows 1 and 2 of columns 1 and 4, where nothing else is known. */
class UniqueRectangleTest {
    private static final UniqueRectangle FINDER = new UniqueRectangle();
    private static final List<String> TYPE_1 = List.of("4.5 r2c4<>1; r2c4<>2");

    private static void assertFound(Sketch sketch, String... steps) {
        assertEquals(List.of(steps), sketch.found(FINDER));
    }

    private static Sketch threeCorners(String... rules) {
        return new Sketch("3x3", 1, rules).cells("r1c1 r1c4 r2c1", "12");
    }

    @Test
    void oneCorner() {
        assertEquals(TYPE_1, threeCorners().found(FINDER));
    }

    @Test
    void oneValueInARow() {
        assertFound(
                new Sketch("3x3", 1).cells("r1c1 r1c4", "12").cells("r2c1 r2c4", "123"),
                "4.5 r2c2, r2c3, r2c5, r2c6, r2c7, r2c8, r2c9<>3");
    }

    @Test
    void oneValueInABox() {
        assertFound(
                new Sketch("3x3", 1).cells("r1c1 r2c1", "12").cells("r1c4 r2c4", "123"),
                "4.5 r1c5, r1c6, r2c5, r2c6, r3c4, r3c5, r3c6, r4c4, r5c4, r6c4, r7c4, r8c4, r9c4<>3");
    }

    @Test
    void oneValueInOppositeCorners() {
        assertFound(
                new Sketch("3x3", 1).cells("r1c1 r2c4", "12").cells("r2c1 r1c4", "123"),
                "4.5 r1c2, r1c3, r2c5, r2c6<>3");
    }

    @Test
    void pair() {
        assertFound(
                new Sketch("3x3", 1)
                        .cells("r1c1 r1c4", "12")
                        .cells("r2c1", "123")
                        .cells("r2c4", "124")
                        .cells("r2c8", "34"),
                "4.6 r2c2, r2c3, r2c5, r2c6, r2c7, r2c9<>3; r2c2, r2c3, r2c5, r2c6, r2c7, r2c9<>4");
    }

    @Test
    void triple() {
        assertFound(
                new Sketch("3x3", 1)
                        .cells("r1c1 r1c4", "12")
                        .cells("r2c1", "123")
                        .cells("r2c4", "124")
                        .cells("r2c8", "35")
                        .cells("r2c9", "45"),
                "4.7 r2c2, r2c3, r2c5, r2c6, r2c7<>3; r2c2, r2c3, r2c5, r2c6, r2c7<>4; r2c2, r2c3, r2c5, r2c6,"
                        + " r2c7<>5");
    }

    @Test
    void noPairWithAThirdValue() {
        assertFound(new Sketch("3x3", 1)
                .cells("r1c1 r1c4", "12")
                .cells("r2c1", "123")
                .cells("r2c4", "124")
                .cells("r2c8", "345"));
    }

    @Test
    void lockedValue() {
        assertFound(new Sketch("3x3", 1).cells("r1c1 r1c4", "12").places("row 2", 1, "r2c1 r2c4"), "4.5 r2c1, r2c4<>2");
    }

    @Test
    void notWithAThirdPlace() {
        assertFound(new Sketch("3x3", 1).cells("r1c1 r1c4", "12").places("row 2", 1, "r2c1 r2c4 r2c9"));
    }

    @Test
    void notWithTwoRichCorners() {
        assertFound(new Sketch("3x3", 1).cells("r1c1 r1c4", "12").cells("r2c1", "123"));
    }

    @Test
    void notInFourBoxes() {
        assertFound(new Sketch("3x3", 1).cells("r1c1 r1c4 r4c1", "12"));
    }

    @Test
    void notInOneBox() {
        assertFound(new Sketch("3x3", 1).cells("r1c1 r1c2 r2c1", "12"));
    }

    /** A corner that is placed may be a clue. */
    @Test
    void notWithAPlacedCorner() {
        Sketch sketch = threeCorners();
        sketch.board().place(9 * 9);
        assertFound(sketch);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "diagonals",
                "cage 20: r2c4 r2c5 r2c6",
                "cage: r2c4 r2c5",
                "greater r2c1 r3c1",
                "sandwich row 2: 9"
            })
    void notWhereARuleWouldNoticeTheSwap(String rule) {
        assertFound(threeCorners(rule));
    }

    /** The group has both values before and after. */
    @Test
    void groupWithASide() {
        assertEquals(TYPE_1, threeCorners("cage: r1c1 r2c1").found(FINDER));
    }

    @Test
    void groupThatCannotHaveTheValues() {
        assertEquals(
                TYPE_1, threeCorners("cage: r2c4 r2c5").cells("r2c5", "345").found(FINDER));
    }

    @Test
    void notWhereTheOtherGridMayHaveTheValues() {
        Sketch sketch = new Sketch("3x3", 2).cells("g1r1c1 g1r1c4 g1r2c1", "12").cells("g2r1c1 g2r1c4 g2r2c1", "345");
        assertFound(sketch);
        assertFound(sketch.cells("g2r2c4", "167"));
        assertFound(sketch.cells("g2r2c4", "67"), "4.5 g1r2c4<>1; g1r2c4<>2");
    }

    @Test
    void notWhereAWindowHasOneCorner() {
        assertFound(new Sketch("3x3", 1, "windows").cells("r1c2 r1c5 r2c2", "12"));
    }

    /** Regions that have two corners each, whatever their form. */
    @Test
    void rectangleInJigsaw() {
        String columns = "1 2 3 4 5 6 7 8 9 ".repeat(9);
        assertFound(new Sketch("3x3", 1, "jigsaw " + columns).cells("r1c1 r1c9 r9c1", "12"), "4.5 r9c9<>1; r9c9<>2");
    }
}
