package sudosat.generate.fewest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.BruteForce;
import sudosat.backend.Request;
import sudosat.engine.AutoEngine;
import sudosat.engine.Engine;
import sudosat.generate.Digger;
import sudosat.generate.EquivalentTuples;
import sudosat.generate.Filling;
import sudosat.generate.Fillings;
import sudosat.generate.Fills;
import sudosat.generate.GeneratedPuzzle;
import sudosat.generate.Generator;
import sudosat.generate.PortableRandom;
import sudosat.generate.Symmetry;
import sudosat.inspect.Minimality;
import sudosat.inspect.Truth;
import sudosat.inspect.Uniqueness;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;
import sudosat.work.LimitReached;
import sudosat.work.Result;

/**
 * The fewest clues, against trying all sets of cells and against published numbers; what a search finds, against other
 * backends.
 */
class FewestCluesTest {
    private static final Engine CADICAL = Fills.pipeline("cadical");
    private static final Engine SEARCH = new AutoEngine();
    private static final int ANY = Integer.MAX_VALUE;
    private static final int THIRD_ROW = 8;
    private static final int FOURTH_ROW = 12;

    private static List<Tuple> withFirstRow(Puzzle rules) throws InterruptedException {
        Tuple clues = rules.clues();
        for (int column = 0; column < rules.size(); column++) {
            clues = clues.with(column, column + 1);
        }
        return Fills.all(rules.withClues(clues));
    }

    private static Optional<BitSet> below(int clues, Puzzle rules, Tuple solution)
            throws InterruptedException, LimitReached {
        return new SmallestPuzzle(rules, solution, Deadline.NONE, bound -> {}).below(clues);
    }

    private static boolean isUnique(Puzzle puzzle) {
        return BruteForce.solutions(puzzle, 2).size() == 1;
    }

    /** Whether some of the cells from the first on, so many, are the clues of a puzzle with one solution. */
    private static boolean isUniqueWith(int more, int first, BitSet cells, Puzzle rules, Tuple solution) {
        if (more == 0) {
            return isUnique(rules.withClues(Digger.only(solution, cells)));
        }
        for (int cell = first; cell < solution.cells(); cell++) {
            cells.set(cell);
            if (isUniqueWith(more - 1, cell + 1, cells, rules, solution)) {
                return true;
            }
            cells.clear(cell);
        }
        return false;
    }

    @Test
    void fourCluesForEvery4x4AndNeverThree() throws Exception {
        Puzzle rules = Fills.rules("2x2", 1);
        for (Tuple solution : withFirstRow(rules)) {
            BitSet smallest = below(ANY, rules, solution).orElseThrow();
            assertEquals(4, smallest.cardinality());
            assertTrue(isUnique(rules.withClues(Digger.only(solution, smallest))));
            assertFalse(isUniqueWith(3, 0, new BitSet(), rules, solution));
            assertEquals(Optional.empty(), below(4, rules, solution));
        }
    }

    @Test
    void aPairOf4x4WithFourCluesHasNoneWithThree() throws Exception {
        Puzzle rules = Fills.rules("2x2", 2);
        int tried = 0;
        for (Tuple solution : withFirstRow(rules)) {
            Optional<BitSet> four = tried < 5 ? below(5, rules, solution) : Optional.empty();
            if (four.isPresent()) {
                assertTrue(isUnique(rules.withClues(Digger.only(solution, four.get()))));
                assertFalse(isUniqueWith(3, 0, new BitSet(), rules, solution));
                tried++;
            }
        }
        assertEquals(5, tried);
    }

    @Test
    @Tag("slow")
    void aPairOf4x4WithFiveCluesHasNoneWithFour() throws Exception {
        Puzzle rules = Fills.rules("2x2", 2);
        for (Tuple solution : withFirstRow(rules)) {
            if (below(6, rules, solution)
                    .filter(cells -> cells.cardinality() == 5)
                    .isPresent()) {
                assertFalse(isUniqueWith(4, 0, new BitSet(), rules, solution));
                return;
            }
        }
        fail("no pair with five");
    }

    /**
     * Names and the last two rows of a pair can be exchanged, so that the first row may be 1, 2, 3, 4, and the third
     * begin below the fourth.
     */
    @Test
    @Tag("slow")
    void pairsOf4x4TakeFourFiveOrEightClues() throws Exception {
        Puzzle rules = Fills.rules("2x2", 2);
        List<Tuple> pairs = withFirstRow(rules).stream()
                .filter(pair -> pair.value(THIRD_ROW) < pair.value(FOURTH_ROW))
                .toList();
        Map<Integer, Integer> pairsOfClues = new TreeMap<>();
        for (Tuple pair : pairs) {
            pairsOfClues.merge(below(ANY, rules, pair).orElseThrow().cardinality(), 1, Integer::sum);
        }
        assertEquals(158, pairs.size());
        assertEquals(Map.of(4, 16, 5, 16, 8, 126), pairsOfClues);
    }

    /** Published: 2 essentially different 4x4, 49 of 6x6. */
    @ParameterizedTest
    @CsvSource({"2x2,2", "2x3,49", "3x2,49"})
    void essentiallyDifferentGrids(String shape, int number) throws Exception {
        assertEquals(
                number,
                new EquivalenceClasses(Fills.rules(shape, 1))
                        .representatives(Deadline.NONE)
                        .orElseThrow()
                        .size());
    }

    @Test
    void pairsOfOneClassTakeEquallyManyClues() throws Exception {
        Puzzle rules = Fills.rules("2x2", 2);
        Tuple pair = withFirstRow(rules).get(7);
        int clues = below(ANY, rules, pair).orElseThrow().cardinality();
        for (int seed = 1; seed <= 10; seed++) {
            Tuple image = EquivalentTuples.image(pair, rules, new PortableRandom(new SplittableRandom(seed)));
            assertEquals(clues, below(ANY, rules, image).orElseThrow().cardinality());
        }
    }

    @Test
    void eightCluesFor6x6() throws Exception {
        Puzzle rules = Fills.rules("2x3", 1);
        Tuple solution = Fills.drawn(new Fillings(rules, Filling.MIXED), new SplittableRandom(1));
        BitSet smallest = below(ANY, rules, solution).orElseThrow();
        assertEquals(8, smallest.cardinality());
        assertEquals(
                Optional.of(solution),
                Uniqueness.of(rules.withClues(Digger.only(solution, smallest)), CADICAL, Request.PLAIN)
                        .only());
    }

    private static Generator.Spec spec(Puzzle rules, Optional<Tuple> solution) {
        return new Generator.Spec(
                rules, List.of(), solution, Filling.MIXED, Symmetry.NONE, OptionalInt.empty(), Long.MAX_VALUE);
    }

    private static List<FewestClues.Walked> found(Puzzle rules, Optional<Tuple> solution, long moves)
            throws InterruptedException {
        BestPuzzle bestOfAll = new BestPuzzle();
        Generator generator = new Generator(spec(rules, solution));
        new FewestSearch(
                        generator, rules, solution, bestOfAll, new SplittableRandom(1), Deadline.NONE, Optional.empty())
                .run(moves);
        List<FewestClues.Walked> found = new ArrayList<>();
        for (Optional<FewestClues.Walked> next = bestOfAll.next(0); next.isPresent(); next = bestOfAll.next(0)) {
            found.add(next.get());
        }
        return found;
    }

    private static void assertReaches(int clues, List<FewestClues.Walked> found, Puzzle rules)
            throws InterruptedException {
        int fewest = ANY;
        for (FewestClues.Walked next : found) {
            Puzzle puzzle = rules.withClues(next.clues());
            assertEquals(
                    Optional.of(next.solution()),
                    Uniqueness.of(puzzle, SEARCH, Request.PLAIN).only(),
                    puzzle::toString);
            assertEquals(
                    Truth.YES,
                    Minimality.of(puzzle, next.solution(), SEARCH, Request.PLAIN, 1, () -> {})
                            .verdict(),
                    puzzle::toString);
            assertTrue(next.clues().filledCells() < fewest);
            fewest = next.clues().filledCells();
        }
        assertTrue(fewest <= clues, fewest + " clues");
    }

    @ParameterizedTest
    @CsvSource({"2x3,1,200,8", "2x3,2,200,16", "3x3,1,300,21", "3x3,2,100,41"})
    void aSearchReaches(String shape, int grids, long moves, int clues) throws InterruptedException {
        Puzzle rules = Fills.rules(shape, grids);
        assertReaches(clues, found(rules, Optional.empty(), moves), rules);
    }

    @ParameterizedTest
    @CsvSource({"diagonals,18", "windows,18", "cage 23: r1c1 r1c2 r1c3,22", "greater r1c1 r1c2,22"})
    void aSearchKeepsToRules(String rule, int clues) throws InterruptedException {
        Puzzle rules = Fills.rules("3x3", 1, rule);
        assertReaches(clues, found(rules, Optional.empty(), 100), rules);
    }

    @Test
    void aSearchKeepsToASolution() throws InterruptedException {
        Puzzle rules = Fills.rules("3x3", 1);
        Tuple solution = Fills.drawn(new Fillings(rules, Filling.MIXED), new SplittableRandom(1));
        List<FewestClues.Walked> found = found(rules, Optional.of(solution), 200);
        assertReaches(24, found, rules);
        found.forEach(next -> assertEquals(solution, next.solution()));
    }

    @Test
    void theSameSeedFindsTheSame() throws InterruptedException {
        Puzzle rules = Fills.rules("3x3", 1);
        assertEquals(found(rules, Optional.empty(), 50), found(rules, Optional.empty(), 50));
    }

    /** Remembers what it is told. */
    private static final class Remembered implements FewestClues.Watcher {
        private final List<GeneratedPuzzle> better = new ArrayList<>();
        private FewestClues.SearchState last;

        @Override
        public void better(GeneratedPuzzle made, FewestClues.SearchState state) {
            better.add(made);
        }

        @Override
        public void reached(FewestClues.SearchState state) {
            last = state;
        }
    }

    private static Remembered run(Puzzle rules, Optional<Tuple> solution, int jobs, Deadline deadline)
            throws InterruptedException {
        Generator.Spec spec = spec(rules, solution);
        Remembered told = new Remembered();
        Result<GeneratedPuzzle> result =
                new FewestClues(spec, new Generator(spec), CADICAL, Request.PLAIN.until(deadline)).run(1, jobs, told);
        assertEquals(told.better.get(told.better.size() - 1), result.found().orElseThrow());
        return told;
    }

    @ParameterizedTest
    @CsvSource({"1,1,4", "2,1,4", "2,2,4", "3,2,5"})
    void provenOptimumOf4x4(int grids, int jobs, int clues) throws InterruptedException {
        Remembered told = run(Fills.rules("2x2", grids), Optional.empty(), jobs, Deadline.NONE);
        assertEquals(OptionalInt.of(clues), told.last.clues());
        assertTrue(told.last.isProven());
    }

    @Test
    void provenOptimumOfAGivenSolution() throws InterruptedException {
        Puzzle rules = Fills.rules("2x3", 1);
        Tuple solution = Fills.drawn(new Fillings(rules, Filling.MIXED), new SplittableRandom(3));
        Remembered told = run(rules, Optional.of(solution), 1, Deadline.NONE);
        assertEquals(new FewestClues.SearchState(OptionalInt.of(8), 8, told.last.tries()), told.last);
        told.better.forEach(made -> assertEquals(solution, made.solution()));
    }

    @Test
    @Tag("slow")
    void theTimeLimitEndsIt() throws InterruptedException {
        Remembered told = run(Fills.rules("3x3", 1), Optional.empty(), 2, Deadline.after(Duration.ofSeconds(10)));
        assertFalse(told.last.isProven());
        assertTrue(told.last.clues().getAsInt() >= 17);
    }

    @Test
    void boundsOfA9x9AreToldAsTheyRise() throws Exception {
        Puzzle rules = Fills.rules("3x3", 1);
        Tuple solution = Fills.drawn(new Fillings(rules, Filling.MIXED), new SplittableRandom(1));
        List<Integer> bounds = new ArrayList<>();
        assertEquals(Optional.empty(), new SmallestPuzzle(rules, solution, Deadline.NONE, bounds::add).below(10));
        assertEquals(List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), bounds.subList(0, 10));
    }
}
