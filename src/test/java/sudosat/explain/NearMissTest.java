package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Each technique in a grid where nothing else is known, and how it is not there when one candidate more is. */
class NearMissTest {
    private static Sketch sketch() {
        return new Sketch("3x3", 1);
    }

    private static void assertFound(Finder finder, Sketch sketch, String... steps) {
        assertEquals(List.of(steps), sketch.found(finder));
    }

    @Test
    void nakedPair() {
        NakedSubset finder = new NakedSubset(Technique.NAKED_PAIR, 2, 30);
        assertFound(
                finder,
                sketch().cells("r1c1 r1c5", "12"),
                "3.0 r1c2, r1c3, r1c4, r1c6, r1c7, r1c8, r1c9<>1; r1c2, r1c3, r1c4, r1c6, r1c7, r1c8, r1c9<>2");
        assertFound(finder, sketch().cells("r1c1", "12").cells("r1c5", "123"));
        assertFound(finder, sketch().cells("r1c1 r4c5", "12"));
    }

    @Test
    void nakedTriple() {
        NakedSubset finder = new NakedSubset(Technique.NAKED_TRIPLE, 3, 36);
        Sketch triple = sketch().cells("r1c1", "12").cells("r2c2", "23").cells("r3c3", "13");
        assertFound(
                finder,
                triple,
                "3.6 r1c2, r1c3, r2c1, r2c3, r3c1, r3c2<>1; r1c2, r1c3, r2c1, r2c3, r3c1, r3c2<>2; "
                        + "r1c2, r1c3, r2c1, r2c3, r3c1, r3c2<>3");
        assertFound(finder, sketch().cells("r1c1", "12").cells("r2c2", "23").cells("r3c3", "134"));
    }

    @Test
    void hiddenPair() {
        HiddenSubset finder = new HiddenSubset(Technique.HIDDEN_PAIR, 2, 34, false);
        assertFound(
                finder,
                sketch().cells("r1c1 r1c5", "1234")
                        .places("row 1", 1, "r1c1 r1c5")
                        .places("row 1", 2, "r1c1 r1c5"),
                "3.4 r1c1, r1c5<>3; r1c1, r1c5<>4");
        assertFound(finder, sketch().places("row 1", 1, "r1c1 r1c5").places("row 1", 2, "r1c1 r1c5 r1c9"));
    }

    @Test
    void pointing() {
        Intersection finder = new Intersection(Technique.POINTING, false);
        assertFound(finder, sketch().places("box 1", 1, "r1c1 r1c3"), "2.6 r1c4, r1c5, r1c6, r1c7, r1c8, r1c9<>1");
        assertFound(finder, sketch().places("box 1", 1, "r1c1 r1c3 r2c2"));
    }

    @Test
    void claiming() {
        Intersection finder = new Intersection(Technique.CLAIMING, false);
        assertFound(finder, sketch().places("row 1", 1, "r1c1 r1c3"), "2.8 r2c1, r2c2, r2c3, r3c1, r3c2, r3c3<>1");
        assertFound(finder, sketch().places("row 1", 1, "r1c1 r1c3 r1c4"));
    }

    @Test
    void xWing() {
        Fish finder = new Fish(Technique.X_WING, 2, 32);
        assertFound(
                finder,
                sketch().places("row 1", 1, "r1c1 r1c5").places("row 9", 1, "r9c1 r9c5"),
                "3.2 r2c1, r2c5, r3c1, r3c5, r4c1, r4c5, r5c1, r5c5, r6c1, r6c5, r7c1, r7c5, r8c1, r8c5<>1");
        assertFound(finder, sketch().places("row 1", 1, "r1c1 r1c5").places("row 9", 1, "r9c1 r9c5 r9c9"));
    }

    @Test
    void xWingOfColumns() {
        Fish finder = new Fish(Technique.X_WING, 2, 32);
        assertFound(
                finder,
                sketch().places("column 1", 1, "r1c1 r5c1").places("column 9", 1, "r1c9 r5c9"),
                "3.2 r1c2, r1c3, r1c4, r1c5, r1c6, r1c7, r1c8, r5c2, r5c3, r5c4, r5c5, r5c6, r5c7, r5c8<>1");
        assertFound(finder, sketch().places("column 1", 1, "r1c1 r5c1").places("column 9", 1, "r1c9 r5c9 r9c9"));
    }

    /** A region with the cells of a column is not a second column. */
    @Test
    void noXWingInOneColumn() {
        Sketch sketch =
                new Sketch("3x3", 1, "jigsaw " + "1 2 3 4 5 6 7 8 9 ".repeat(9)).places("column 1", 1, "r1c1 r5c1");
        assertFound(new Fish(Technique.X_WING, 2, 32), sketch);
    }

    @Test
    void xyWing() {
        assertFound(
                new Wing(Technique.XY_WING, 2, 42),
                sketch().cells("r1c1", "12").cells("r1c5", "13").cells("r5c1", "23"),
                "4.2 r5c5<>3");
        assertFound(
                new Wing(Technique.XY_WING, 2, 42),
                sketch().cells("r1c1", "12").cells("r1c5", "13").cells("r5c1", "234"));
    }

    /** Where one of the pincers does not see a 3, or the first cell does not see a pincer. */
    @Test
    void xyWingOutOfSight() {
        assertFound(
                new Wing(Technique.XY_WING, 2, 42),
                sketch().cells("r1c1", "12")
                        .cells("r1c5", "13")
                        .cells("r5c1", "23")
                        .cells("r5c5", "456789"));
        assertFound(
                new Wing(Technique.XY_WING, 2, 42),
                sketch().cells("r1c1", "12").cells("r2c5", "13").cells("r5c1", "23"));
    }

    @Test
    void xyzWing() {
        assertFound(
                new Wing(Technique.XYZ_WING, 3, 44),
                sketch().cells("r1c1", "123").cells("r1c3", "13").cells("r5c1", "23"),
                "4.4 r2c1, r3c1<>3");
        assertFound(
                new Wing(Technique.XYZ_WING, 3, 44),
                sketch().cells("r1c1", "1234").cells("r1c3", "13").cells("r5c1", "23"));
        assertFound(
                new Wing(Technique.XYZ_WING, 3, 44),
                sketch().cells("r1c1", "123").cells("r1c5", "13").cells("r5c1", "23"));
    }
}
