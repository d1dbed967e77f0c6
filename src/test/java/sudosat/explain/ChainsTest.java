package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

class ChainsTest {
    private static final int SIZE = 9;

    /** Every chain that there is between any two ends. */
    private static List<Chain> all(Board board) {
        List<Chain> chains = new ArrayList<>();
        ChainSearch.search(board, new ChainSearch.Collector() {
            @Override
            public boolean wants(int rating, int nodes) {
                return true;
            }

            @Override
            public void add(Chain chain) {
                chains.add(chain);
            }
        });
        return chains;
    }

    private static Set<Integer> gone(Board board, Chain chain) {
        Board after = board.copy();
        after.apply(chain.toStep(board.geometry()));
        Set<Integer> gone = new TreeSet<>();
        for (int candidate = 0; candidate < board.geometry().cells() * board.size(); candidate++) {
            if (board.isOpen(candidate) && !after.isOpen(candidate)) {
                gone.add(candidate);
            }
        }
        return gone;
    }

    @ParameterizedTest
    @EnumSource(names = {"X_CHAIN", "X_CYCLE", "XY_CHAIN", "NICE_LOOP", "AIC"})
    void someChainRemovesJustWhatTheStateSays(Technique technique) throws IOException {
        List<TechniqueState> states = TechniqueState.of(technique);
        assertFalse(states.isEmpty());
        for (TechniqueState state : states) {
            assertTrue(removesJustThat(state, technique), state.line());
            assertLinksHold(state);
        }
    }

    @TestFactory
    Stream<DynamicTest> someChainRemovesJustWhatHodokuRemoves() {
        TechniqueState.hodoku();
        Map<String, Technique> codes = Map.of(
                "0701", Technique.X_CHAIN,
                "0702", Technique.XY_CHAIN,
                "0708", Technique.AIC,
                "0400", Technique.X_CHAIN,
                "0401", Technique.X_CHAIN,
                "0803", Technique.AIC);
        return tests(codes.keySet(), state -> removesJustThat(state, codes.get(code(state))));
    }

    private static boolean removesJustThat(TechniqueState state, Technique technique) {
        return all(state.board()).stream()
                .anyMatch(chain -> chain.technique() == technique
                        && gone(state.board(), chain).equals(state.removed()));
    }

    /** A loop removes all that it can, and a candidate that is proven leaves the cells that it sees as well. */
    @TestFactory
    Stream<DynamicTest> someChainRemovesAllThatHodokuRemoves() {
        TechniqueState.hodoku();
        Map<String, Set<Technique>> codes = Map.of(
                "0706", EnumSet.of(Technique.NICE_LOOP),
                "0707", EnumSet.of(Technique.NICE_LOOP),
                "0502", EnumSet.of(Technique.X_CHAIN, Technique.X_CYCLE));
        return tests(
                codes.keySet(),
                state -> all(state.board()).stream()
                        .anyMatch(chain -> codes.get(code(state)).contains(chain.technique())
                                && gone(state.board(), chain).containsAll(state.removed())));
    }

    @TestFactory
    Stream<DynamicTest> everyChainOfHodokuHoldsLinkByLink() {
        TechniqueState.hodoku();
        return tests(Set.of("0701", "0702", "0706", "0707", "0708", "0502"), state -> {
            assertLinksHold(state);
            return true;
        });
    }

    private static String code(TechniqueState state) {
        return state.line().substring(1, 5);
    }

    private static Stream<DynamicTest> tests(Set<String> codes, Predicate<TechniqueState> holds) {
        return codes.stream()
                .sorted()
                .map(code -> DynamicTest.dynamicTest(code, () -> {
                    for (TechniqueState state : TechniqueState.of(code)) {
                        assertTrue(holds.test(state), state.line());
                    }
                }));
    }

    private static void assertLinksHold(TechniqueState state) {
        for (Chain chain : all(state.board())) {
            int[] candidates = chain.candidates();
            for (int i = 1; i < candidates.length; i++) {
                boolean holds = i % 2 == 1
                        ? isStrong(state.board(), candidates[i - 1], candidates[i])
                        : isWeak(state.board().geometry(), candidates[i - 1], candidates[i]);
                assertTrue(
                        holds,
                        () -> chain.toStep(state.board().geometry()).because().get());
            }
        }
    }

    private static boolean isWeak(ExplainGeometry geometry, int one, int other) {
        boolean sameCell = one / SIZE == other / SIZE;
        return sameCell ? one != other : one % SIZE == other % SIZE && geometry.sees(one / SIZE, other / SIZE);
    }

    private static boolean isStrong(Board board, int one, int other) {
        if (one / SIZE == other / SIZE) {
            return one != other && board.count(one / SIZE) == 2;
        }
        for (int house : board.geometry().groupsOf(one / SIZE)) {
            long places = board.places(house, one % SIZE);
            boolean hasOther = false;
            for (int cell : board.geometry().cellsOf(house)) {
                hasOther |= cell == other / SIZE;
            }
            if (hasOther && one % SIZE == other % SIZE && Long.bitCount(places) == 2) {
                return true;
            }
        }
        return false;
    }

    private static Board empty() {
        return Board.of(new Puzzle(new Shape(3, 3), new Tuple(SIZE, new int[SIZE * SIZE])));
    }

    private static int candidate(int row, int column, int value) {
        return ((row - 1) * SIZE + column - 1) * SIZE + value - 1;
    }

    /** Leaves a value only in some columns of a row. */
    private static void keep(Board board, int row, int value, Integer... columns) {
        for (int column = 1; column <= SIZE; column++) {
            if (!List.of(columns).contains(column)) {
                board.remove(candidate(row, column, value));
            }
        }
    }

    private static void keepValues(Board board, int row, int column, Integer... values) {
        for (int value = 1; value <= SIZE; value++) {
            if (!List.of(values).contains(value)) {
                board.remove(candidate(row, column, value));
            }
        }
    }

    @Test
    void twoLinesWithACommonEndAreAChain() {
        Board board = empty();
        keep(board, 1, 5, 1, 5);
        keep(board, 5, 5, 1, 6);
        Step step = ChainSearch.find(board).orElseThrow();
        assertEquals(Technique.X_CHAIN, step.technique());
        assertEquals(66, step.rating());
        assertArrayEquals(
                new int[] {candidate(2, 6, 5), candidate(3, 6, 5), candidate(4, 5, 5), candidate(6, 5, 5)},
                step.removed());
        board.apply(step);
        assertEquals(
                "r1c5=5 or r5c6=5: r1c5<>5 -> r1c1=5 -> r5c1<>5 -> r5c6=5",
                step.because().get());
    }

    @Test
    void aThirdPlaceBreaksTheChain() {
        Board board = empty();
        keep(board, 1, 5, 1, 5, 9);
        keep(board, 5, 5, 1, 6);
        assertEquals(Optional.empty(), ChainSearch.find(board));
    }

    @Test
    void cellsWithTwoValuesAreAChain() {
        Board board = empty();
        keepValues(board, 1, 1, 1, 2);
        keepValues(board, 1, 5, 2, 3);
        keepValues(board, 5, 5, 3, 4);
        keepValues(board, 5, 8, 4, 1);
        Step step = ChainSearch.find(board).orElseThrow();
        assertEquals(Technique.XY_CHAIN, step.technique());
        assertEquals(72, step.rating());
        assertArrayEquals(new int[] {candidate(1, 8, 1), candidate(5, 1, 1)}, step.removed());
    }

    @Test
    void aThirdValueBreaksTheChain() {
        Board board = empty();
        keepValues(board, 1, 1, 1, 2);
        keepValues(board, 1, 5, 2, 3, 9);
        keepValues(board, 5, 5, 3, 4);
        keepValues(board, 5, 8, 4, 1);
        assertEquals(Optional.empty(), ChainSearch.find(board));
    }

    @Test
    void cellsWithTwoValuesInACircleAreALoop() {
        Board board = empty();
        keepValues(board, 1, 1, 1, 2);
        keepValues(board, 1, 5, 2, 3);
        keepValues(board, 5, 5, 3, 4);
        keepValues(board, 5, 1, 4, 1);
        Step step = ChainSearch.find(board).orElseThrow();
        assertEquals(Technique.NICE_LOOP, step.technique());
        assertEquals(66, step.rating());
        assertTrue(step.because().get().startsWith("a loop"), step.because().get());
        Set<Integer> removed = new TreeSet<>();
        for (int candidate : step.removed()) {
            removed.add(candidate);
        }
        assertTrue(removed.containsAll(
                Set.of(candidate(1, 9, 2), candidate(9, 5, 3), candidate(5, 9, 4), candidate(9, 1, 1))));
        assertFalse(removed.contains(candidate(9, 9, 1)));
    }

    /** Corresponding cells must differ, but neither of the two need have a value. */
    @Test
    void groupsThatAreNoHousesHaveNoStrongLinks() {
        Board board = Board.of(new Puzzle(new Shape(2, 2), new Tuple(4, new int[32])));
        assertEquals(Optional.empty(), ChainSearch.find(board));
        assertEquals(Optional.empty(), ForcingChains.find(board));
    }
}
