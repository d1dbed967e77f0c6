package sudosat.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.io.UserError;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.Result;

/** What is drawn keeps the rules, whatever they are, and is the same for the same seed. */
class FillingsTest {
    private static final String JIGSAW = "jigsaw 1,1,1,2,1,2,2,2,3,3,3,4,3,4,4,4";

    @ParameterizedTest
    @CsvSource({
        "1x1,1", "1x2,1", "1x2,2", "2x1,2", "1x5,1", "1x5,3", "2x2,1", "2x2,2", "2x2,3", "2x2,4", "2x3,1", "2x3,2",
        "3x2,4", "2x4,2", "3x3,1", "3x3,2", "3x3,3", "3x3,4", "3x3,9", "3x4,2", "4x4,1", "4x4,2", "5x5,2", "6x6,2"
    })
    void usualRules(String shape, int grids) throws InterruptedException {
        assertFills(Fills.rules(shape, grids), shape.equals("6x6") ? 1 : 5);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource({"7x7,2", "8x8,2", "10x10,2"})
    void largeGrids(String shape, int grids) throws InterruptedException {
        assertFills(Fills.rules(shape, grids), 1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2x2;1;diagonals",
                "2x2;2;diagonals",
                "3x3;2;diagonals",
                "4x4;2;diagonals",
                "3x3;1;windows",
                "3x3;2;windows",
                "3x3;2;grid 2: windows",
                "2x2;2;" + JIGSAW,
                "2x2;2;cage 5: r1c1 r1c2",
                "2x2;2;grid 1: cage : r1c1 r2c3 r3c4",
                "3x3;1;cage 23: r1c1 r1c2 r1c3",
                "3x3;2;cage 30: r5c5 r5c6 r6c5 r6c6",
                "3x3;1;greater r1c1 r1c2",
                "3x3;2;greater r9c9 r1c1",
                "3x3;1;sandwich row 1: 12",
                "3x3;3;region r1c1 r2c4 r3c7 r4c2 r5c5 r6c8 r7c3 r8c6 r9c9"
            })
    void oneRuleMore(String shape, int grids, String rule) throws InterruptedException {
        assertFills(Fills.rules(shape, grids, rule), 5);
    }

    /** Too large for the search: the solver fills them. */
    @Tag("slow")
    @Test
    void largeGridsWithDiagonals() throws InterruptedException {
        assertFills(Fills.rules("5x5", 2, "diagonals"), 2);
    }

    @Test
    void manyRulesAtOnce() throws InterruptedException {
        assertFills(
                Fills.rules(
                        "3x3",
                        2,
                        "grid 1: diagonals",
                        "grid 2: windows",
                        "greater r1c1 r1c2",
                        "greater r1c2 r1c3",
                        "cage 20: r5c5 r5c6 r5c7",
                        "grid 1: sandwich row 9: 15",
                        "cage 9: r8c1 r9c1"),
                3);
    }

    private static void assertFills(Puzzle rules, int draws) throws InterruptedException {
        Fillings fillings = new Fillings(rules, Filling.MIXED);
        for (int seed = 0; seed < draws; seed++) {
            Tuple filled = Fills.drawn(fillings, new SplittableRandom(seed));
            assertEquals(List.of(), Checker.violations(rules, filled));
            assertEquals(filled, Fills.drawn(new Fillings(rules, Filling.MIXED), new SplittableRandom(seed)));
        }
    }

    /** What the numbers of a generator lead to must not change by accident: users keep seeds. */
    @Test
    void seedOneStaysWhatItIs() throws InterruptedException {
        Tuple filled = Fills.drawn(new Fillings(Fills.rules("2x2", 1), Filling.MIXED), new SplittableRandom(1));
        assertEquals(new Tuple(4, new int[] {3, 4, 1, 2, 1, 2, 4, 3, 4, 3, 2, 1, 2, 1, 3, 4}), filled);
    }

    @Test
    void everySeedIsAnotherTuple() throws InterruptedException {
        Fillings fillings = new Fillings(Fills.rules("3x3", 2), Filling.MIXED);
        Set<Tuple> drawn = new HashSet<>();
        for (int seed = 0; seed < 100; seed++) {
            drawn.add(Fills.drawn(fillings, new SplittableRandom(seed)));
        }
        assertEquals(100, drawn.size());
    }

    @ParameterizedTest
    @CsvSource({"1x1,2,MIXED", "2x2,5,MIXED", "2x2,5,UNIFORM", "2x3,7,MIXED", "3x3,10,MIXED"})
    void moreGridsThanValuesCannotDiffer(String shape, int grids, Filling method) throws InterruptedException {
        Fillings fillings = new Fillings(Fills.rules(shape, grids), method);
        assertEquals(new Result.None<>(), fillings.draw(new SplittableRandom(1), Deadline.NONE));
    }

    @ParameterizedTest
    @CsvSource({"MIXED", "UNIFORM"})
    void rulesThatNothingMeets(Filling method) throws InterruptedException {
        Fillings fillings = new Fillings(
                Fills.rules("2x2", 1, "greater r1c1 r1c2", "greater r1c2 r2c2", "greater r2c2 r1c1"), method);
        assertEquals(new Result.None<>(), fillings.draw(new SplittableRandom(1), Deadline.NONE));
    }

    /** Propagation alone does not see it, and the search only fails: the solver has to say it. */
    @Test
    void cagesThatNeedTheSameValues() throws InterruptedException {
        Fillings fillings =
                new Fillings(Fills.rules("3x3", 1, "cage 17: r1c1 r1c2", "cage 17: r2c2 r2c3"), Filling.MIXED);
        assertEquals(new Result.None<>(), fillings.draw(new SplittableRandom(1), Deadline.NONE));
    }

    @ParameterizedTest
    @CsvSource({"MIXED", "UNIFORM"})
    void deadlinePassed(Filling method) throws InterruptedException {
        Fillings fillings = new Fillings(Fills.rules("3x3", 2), method);
        assertInstanceOf(Result.Unknown.class, fillings.draw(new SplittableRandom(1), Deadline.after(Duration.ZERO)));
    }

    @Test
    void uniformOnlyWhereAllCanBeListed() {
        Fillings fillings = new Fillings(Fills.rules("3x3", 1), Filling.UNIFORM);
        UserError error = assertThrows(UserError.class, () -> fillings.draw(new SplittableRandom(1), Deadline.NONE));
        assertTrue(
                error.getMessage().startsWith("option fill uniform: found more than 100000 fillings"),
                error.getMessage());
    }
}
