package sudosat.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.backend.BuiltIn;
import sudosat.backend.Request;
import sudosat.engine.AutoEngine;
import sudosat.engine.Engine;
import sudosat.explain.Explanation;
import sudosat.explain.Level;
import sudosat.generate.rules.GeneratedRule;
import sudosat.inspect.Minimality;
import sudosat.inspect.Truth;
import sudosat.inspect.Uniqueness;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Rules;
import sudosat.work.Deadline;
import sudosat.work.Result;

/**
 * Every puzzle made has one solution, and none of its clues can go; another backend than the one that made it says so.
 */
class GeneratorTest {
    private static final Engine CADICAL = Fills.pipeline("cadical");
    /** Its own search by candidates, which asks SAT4J only where that leads nowhere. */
    private static final Engine SEARCH = new AutoEngine();

    private static Generator.Spec spec(String shape, int grids, String... rules) {
        List<GeneratedRule> made = new ArrayList<>();
        List<String> others = new ArrayList<>();
        for (String rule : rules) {
            GeneratedRule.parse(rule).ifPresentOrElse(made::add, () -> others.add(rule));
        }
        Puzzle puzzle = Fills.rules(shape, grids, others.toArray(new String[0]));
        return new Generator.Spec(
                puzzle, made, Optional.empty(), Filling.MIXED, Symmetry.NONE, OptionalInt.empty(), Long.MAX_VALUE);
    }

    private static GeneratedPuzzle make(Generator generator, long seed) throws InterruptedException {
        return generator.make(seed, Deadline.NONE, state -> {}).found().orElseThrow();
    }

    private static void assertUnique(GeneratedPuzzle made, Engine judge) throws InterruptedException {
        assertEquals(
                Optional.of(made.solution()),
                Uniqueness.of(made.puzzle(), judge, Request.PLAIN).only(),
                made::toString);
    }

    private static void assertMaximal(GeneratedPuzzle made, Engine judge) throws InterruptedException {
        assertEquals(0, made.state().unproven());
        assertEquals(made.puzzle().clues().filledCells(), made.state().needed());
        assertEquals(
                Truth.YES,
                Minimality.of(made.puzzle(), made.solution(), judge, Request.PLAIN, 2, () -> {})
                        .verdict(),
                made::toString);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"2x2;1;40", "2x2;2;40", "2x2;3;30", "2x3;1;10", "2x3;2;10", "3x3;1;20", "3x3;2;20", "3x3;3;10"})
    void usualRules(String shape, int grids, int count) throws InterruptedException {
        assertMakes(spec(shape, grids), count);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2x2;1;diagonals",
                "3x3;1;diagonals",
                "3x3;2;diagonals",
                "3x3;1;windows",
                "2x3;1;jigsaw",
                "3x3;1;jigsaw",
                "2x2;2;jigsaw",
                "3x3;1;killer",
                "2x2;2;killer",
                "2x3;2;grid 2: killer",
                "3x3;1;greater",
                "2x2;3;greater",
                "3x3;1;sandwich",
                "2x3;2;sandwich",
                "3x3;1;cage 23: r1c1 r1c2 r1c3"
            })
    void oneRuleMore(String shape, int grids, String rule) throws InterruptedException {
        assertMakes(spec(shape, grids, rule), 2);
    }

    private static void assertMakes(Generator.Spec spec, int count) throws InterruptedException {
        Generator generator = new Generator(spec);
        for (long seed = 1; seed <= count; seed++) {
            GeneratedPuzzle made = make(generator, seed);
            assertUnique(made, CADICAL);
            assertMaximal(made, SEARCH);
        }
    }

    /** Another backend proves that there is one solution, and every clue that could go would make it harder. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "3x3;1;EASY",
                "3x3;1;MEDIUM",
                "3x3;1;HARD",
                "3x3;1;VERY_HARD",
                "3x3;1;EXTREME",
                "3x3;2;EASY",
                "3x3;2;EXTREME",
                "2x3;1;MEDIUM"
            })
    void asHardAsWanted(String shape, int grids, Level level) throws InterruptedException {
        Generator.Spec spec = spec(shape, grids);
        Generator generator = new Generator(spec.withDifficulty(level));
        GeneratedPuzzle made = make(generator, 4);
        assertEquals(Optional.of(level), made.level());
        assertEquals(Optional.of(level), Explanation.level(made.puzzle(), made.solution(), Deadline.NONE));
        assertUnique(made, CADICAL);
        assertEquals(0, made.state().unproven());
        for (int cell = 0; cell < made.solution().cells() && level != Level.EXTREME; cell++) {
            Puzzle without = made.puzzle().withClues(made.puzzle().clues().with(cell, 0));
            assertTrue(
                    !made.puzzle().clues().isGiven(cell) || !Explanation.isWithin(level, without, Deadline.NONE),
                    made::toString);
        }
        assertEquals(made, make(generator, 4));
    }

    @Test
    void aClueIsNotCalledNecessaryIfTheTestWasInterrupted() throws InterruptedException {
        Puzzle rules = Fills.rules("2x2", 1);
        Tuple solution = new Tuple(4, new int[] {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1});
        Digger dig = new Digger(rules, solution, new int[][] {{0}}, new int[] {0}, 16, state -> {});
        dig.digWithin(
                puzzle -> {
                    Thread.currentThread().interrupt();
                    return false;
                },
                Deadline.NONE);
        assertTrue(Thread.interrupted());
        assertEquals(0, dig.state().needed());
    }

    @Test
    void ratingAPuzzleStopsAtTheDeadline() throws InterruptedException {
        GeneratedPuzzle made = make(new Generator(spec("3x3", 1).withDifficulty(Level.MEDIUM)), 4);
        assertTrue(Explanation.isWithin(Level.MEDIUM, made.puzzle(), Deadline.NONE));
        assertFalse(Explanation.isWithin(Level.MEDIUM, made.puzzle(), Deadline.after(Duration.ZERO)));
    }

    @Tag("slow")
    @Test
    void largePairs() throws InterruptedException {
        GeneratedPuzzle made = make(new Generator(spec("4x4", 2)), 1);
        assertUnique(made, CADICAL);
        assertMaximal(made, CADICAL);
    }

    @Test
    void sameSeedSamePuzzle() throws InterruptedException {
        Generator generator = new Generator(spec("3x3", 2));
        assertEquals(make(generator, 5), make(new Generator(spec("3x3", 2)), 5));
        assertNotEquals(make(generator, 5).puzzle(), make(generator, 6).puzzle());
    }

    /** However many threads share the two solvers of a large puzzle. */
    @Test
    void samePuzzleByThreads() throws InterruptedException {
        Generator.Spec plain = spec("4x6", 2);
        Generator.Spec spec = new Generator.Spec(
                plain.rules(), List.of(), Optional.empty(), Filling.MIXED, Symmetry.NONE, OptionalInt.empty(), 100);
        GeneratedPuzzle one = make(new Generator(spec, BuiltIn.CDCL, 1), 1);
        GeneratedPuzzle two = make(new Generator(spec, BuiltIn.CDCL, 2), 1);
        assertEquals(one.puzzle(), two.puzzle());
        assertEquals(one.state(), two.state());
        assertUnique(one, CADICAL);
    }

    /** However many processes run at once. */
    @Test
    void samePuzzleByProcesses() throws InterruptedException {
        GeneratedPuzzle one = make(new Generator(spec("3x3", 2), CADICAL, Request.PLAIN, 1), 7);
        GeneratedPuzzle several = make(new Generator(spec("3x3", 2), CADICAL, Request.PLAIN, 4), 7);
        assertEquals(one.puzzle(), several.puzzle());
        assertUnique(one, SEARCH);
        assertMaximal(one, SEARCH);
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void symmetric(Symmetry symmetry) throws InterruptedException {
        Generator.Spec plain = spec("3x3", 2);
        Generator generator = new Generator(new Generator.Spec(
                plain.rules(),
                List.of(),
                Optional.empty(),
                Filling.MIXED,
                symmetry,
                OptionalInt.empty(),
                Long.MAX_VALUE));
        GeneratedPuzzle made = make(generator, 3);
        assertUnique(made, CADICAL);
        for (int[] orbit : symmetry.orbits(plain.rules().shape(), 2)) {
            assertAllOrNone(made.puzzle().clues(), orbit);
            assertNeeded(made, orbit);
        }
    }

    /** The clues are symmetric, whatever the rules look like that were made for them. */
    @ParameterizedTest
    @ValueSource(strings = {"jigsaw", "greater", "sandwich"})
    void symmetricUnderMadeRules(String rule) throws InterruptedException {
        Generator.Spec spec = spec("2x3", 1, rule);
        Generator generator = new Generator(new Generator.Spec(
                spec.rules(),
                spec.generated(),
                Optional.empty(),
                Filling.MIXED,
                Symmetry.ROTATE180,
                OptionalInt.empty(),
                Long.MAX_VALUE));
        for (long seed = 1; seed <= 3; seed++) {
            GeneratedPuzzle made = make(generator, seed);
            assertUnique(made, SEARCH);
            for (int[] orbit : Symmetry.ROTATE180.orbits(spec.rules().shape(), 1)) {
                assertAllOrNone(made.puzzle().clues(), orbit);
            }
        }
    }

    private static void assertAllOrNone(Tuple clues, int[] orbit) {
        for (int cell : orbit) {
            assertEquals(clues.isGiven(orbit[0]), clues.isGiven(cell));
        }
    }

    private static void assertNeeded(GeneratedPuzzle made, int[] orbit) throws InterruptedException {
        Tuple clues = made.puzzle().clues();
        if (clues.isGiven(orbit[0])) {
            for (int cell : orbit) {
                clues = clues.with(cell, 0);
            }
            assertEquals(
                    Truth.NO,
                    Uniqueness.of(made.puzzle().withClues(clues), SEARCH, Request.PLAIN)
                            .unique());
        }
    }

    @Test
    void justSoManyHoles() throws InterruptedException {
        GeneratedPuzzle made = make(new Generator(withHoles(50)), 1);
        assertEquals(50, made.state().holes());
        assertEquals(2 * 81 - 50, made.puzzle().clues().filledCells());
        assertUnique(made, CADICAL);
    }

    /** No pair of 9x9 is known to have more than 130: the best that was tried is given. */
    @Test
    void moreHolesThanThereAre() throws InterruptedException {
        GeneratedPuzzle made = make(new Generator(withHoles(150)), 1);
        assertTrue(
                made.state().holes() > 110 && made.state().holes() < 150,
                made.state().toString());
        assertUnique(made, CADICAL);
    }

    private static Generator.Spec withHoles(int holes) {
        return new Generator.Spec(
                spec("3x3", 2).rules(),
                List.of(),
                Optional.empty(),
                Filling.MIXED,
                Symmetry.NONE,
                OptionalInt.of(holes),
                Long.MAX_VALUE);
    }

    @Test
    void givenSolution() throws InterruptedException {
        GeneratedPuzzle first = make(new Generator(spec("3x3", 2)), 1);
        Generator.Spec spec = new Generator.Spec(
                spec("3x3", 2).rules(),
                List.of(),
                Optional.of(first.solution()),
                Filling.MIXED,
                Symmetry.NONE,
                OptionalInt.empty(),
                Long.MAX_VALUE);
        GeneratedPuzzle again = make(new Generator(spec), 99);
        assertEquals(first.solution(), again.solution());
        assertNotEquals(first.puzzle(), again.puzzle());
        assertMaximal(again, SEARCH);
    }

    /** What only holes must differ in has the same solutions, as clues that differ anyway need not be told to. */
    @Test
    void onlyHolesDiffer() throws InterruptedException {
        Puzzle rules = new Puzzle(Fills.rules("2x2", 2).shape(), Tuple.empty(4, 2), Differ.HOLES);
        Generator generator = new Generator(new Generator.Spec(
                rules,
                List.of(),
                Optional.empty(),
                Filling.UNIFORM,
                Symmetry.NONE,
                OptionalInt.empty(),
                Long.MAX_VALUE));
        for (long seed = 1; seed <= 10; seed++) {
            GeneratedPuzzle made = make(generator, seed);
            assertUnique(made, CADICAL);
            assertMaximal(made, SEARCH);
        }
    }

    @Test
    void limitsLeaveItUnique() throws InterruptedException {
        Generator.Spec hasty = new Generator.Spec(
                spec("4x4", 2).rules(),
                List.of(),
                Optional.empty(),
                Filling.MIXED,
                Symmetry.NONE,
                OptionalInt.empty(),
                0);
        GeneratedPuzzle made = make(new Generator(hasty), 1);
        assertTrue(made.state().unproven() > 0, made.state().toString());
        assertUnique(made, CADICAL);
        assertEquals(made.state().clues(), made.puzzle().clues().filledCells());
    }

    @Test
    void timeRunsOut() throws InterruptedException {
        Result<GeneratedPuzzle> result =
                new Generator(spec("4x4", 2)).make(1, Deadline.after(Duration.ZERO), state -> {});
        assertInstanceOf(Result.Unknown.class, result);
    }

    /** The best so far is there, and the interrupt, too. */
    @Test
    void interrupted() throws InterruptedException {
        Thread worker = Thread.currentThread();
        Result<GeneratedPuzzle> result = new Generator(spec("5x5", 2)).make(1, Deadline.NONE, state -> {
            if (state.holes() > 600) {
                worker.interrupt();
            }
        });
        assertTrue(Thread.interrupted());
        GeneratedPuzzle made = result.found().orElseThrow();
        assertTrue(made.state().unproven() > 0);
        assertUnique(made, CADICAL);
    }

    @Test
    void moreGridsThanValues() throws InterruptedException {
        assertEquals(new Result.None<>(), new Generator(spec("2x2", 5)).make(1, Deadline.NONE, state -> {}));
    }

    @Test
    void tellsHowFarItHasGot() throws InterruptedException {
        List<Digger.State> told = new ArrayList<>();
        GeneratedPuzzle made = new Generator(spec("3x3", 2))
                .make(1, Deadline.NONE, told::add)
                .found()
                .orElseThrow();
        assertEquals(made.state(), told.get(told.size() - 1));
        for (int i = 1; i < told.size(); i++) {
            assertTrue(told.get(i).clues() <= told.get(i - 1).clues()
                    && told.get(i).needed() >= told.get(i - 1).needed());
        }
    }

    @Test
    void rulesAreKeptThatWereThere() throws InterruptedException {
        GeneratedPuzzle made = make(new Generator(spec("3x3", 1, "killer", "diagonals")), 1);
        assertTrue(made.puzzle().rules().contains(Rules.parseLine("diagonals")));
        assertTrue(made.puzzle().rules().size() > 10);
    }
}
