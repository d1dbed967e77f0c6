package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Techniques find what they are to find in the project's own states and in those of HoDoKu's regression library. */
class TechniqueStatesTest {
    private static final int LOOKS = 300;
    private static final Map<Technique, Finder> FINDERS = Map.ofEntries(
            Map.entry(Technique.FULL_HOUSE, new FullHouse()),
            Map.entry(Technique.HIDDEN_SINGLE, new HiddenSingle()),
            Map.entry(Technique.NAKED_SINGLE, new NakedSingle()),
            Map.entry(Technique.POINTING, new Intersection(Technique.POINTING, false)),
            Map.entry(Technique.CLAIMING, new Intersection(Technique.CLAIMING, false)),
            Map.entry(Technique.NAKED_PAIR, new NakedSubset(Technique.NAKED_PAIR, 2, 30)),
            Map.entry(Technique.NAKED_TRIPLE, new NakedSubset(Technique.NAKED_TRIPLE, 3, 36)),
            Map.entry(Technique.HIDDEN_PAIR, new HiddenSubset(Technique.HIDDEN_PAIR, 2, 34, false)),
            Map.entry(Technique.HIDDEN_TRIPLE, new HiddenSubset(Technique.HIDDEN_TRIPLE, 3, 40, false)),
            Map.entry(Technique.X_WING, new Fish(Technique.X_WING, 2, 32)),
            Map.entry(Technique.SWORDFISH, new Fish(Technique.SWORDFISH, 3, 38)),
            Map.entry(Technique.JELLYFISH, new Fish(Technique.JELLYFISH, 4, 52)),
            Map.entry(Technique.SIMPLE_COLORING, new Coloring(Technique.SIMPLE_COLORING, 66, StrongLinks::inHouses)),
            Map.entry(Technique.XY_WING, new Wing(Technique.XY_WING, 2, 42)),
            Map.entry(Technique.XYZ_WING, new Wing(Technique.XYZ_WING, 3, 44)));
    private static final Map<String, Technique> CODES = Map.ofEntries(
            Map.entry("0000", Technique.FULL_HOUSE),
            Map.entry("0002", Technique.HIDDEN_SINGLE),
            Map.entry("0003", Technique.NAKED_SINGLE),
            Map.entry("0100", Technique.POINTING),
            Map.entry("0101", Technique.CLAIMING),
            Map.entry("0200", Technique.NAKED_PAIR),
            Map.entry("0201", Technique.NAKED_TRIPLE),
            Map.entry("0210", Technique.HIDDEN_PAIR),
            Map.entry("0211", Technique.HIDDEN_TRIPLE),
            Map.entry("0300", Technique.X_WING),
            Map.entry("0301", Technique.SWORDFISH),
            Map.entry("0302", Technique.JELLYFISH),
            Map.entry("0500", Technique.SIMPLE_COLORING),
            Map.entry("0501", Technique.SIMPLE_COLORING),
            Map.entry("0800", Technique.XY_WING),
            Map.entry("0801", Technique.XYZ_WING));

    /** Some are rare: the project has no state of a jellyfish. */
    @ParameterizedTest
    @EnumSource(
            names = {
                "FULL_HOUSE",
                "HIDDEN_SINGLE",
                "NAKED_SINGLE",
                "POINTING",
                "CLAIMING",
                "NAKED_PAIR",
                "NAKED_TRIPLE",
                "HIDDEN_PAIR",
                "HIDDEN_TRIPLE",
                "X_WING",
                "SWORDFISH",
                "SIMPLE_COLORING",
                "XY_WING",
                "XYZ_WING"
            })
    void findsTheStepHoweverTheGridIsTurned(Technique technique) throws IOException {
        List<TechniqueState> states = TechniqueState.of(technique);
        assertFalse(states.isEmpty());
        for (TechniqueState state : states) {
            assertTrue(isFound(FINDERS.get(technique), state), state.line());
        }
    }

    @Test
    void noStepTakesTheSolutionAway() throws IOException {
        int checked = 0;
        for (Technique technique : Technique.values()) {
            for (TechniqueState state : TechniqueState.of(technique)) {
                Set<Integer> solution = state.solution();
                assertTrue(solution.stream().allMatch(state.board()::isOpen), state.line());
                assertTrue(solution.containsAll(state.placed()), state.line());
                assertTrue(state.removed().stream().noneMatch(solution::contains), state.line());
                checked++;
            }
        }
        assertTrue(checked > Technique.values().length);
    }

    @TestFactory
    Stream<DynamicTest> findsWhatHodokuFinds() {
        TechniqueState.hodoku();
        return CODES.keySet().stream()
                .sorted()
                .map(code -> DynamicTest.dynamicTest(code, () -> {
                    List<TechniqueState> states = TechniqueState.of(code);
                    assumeTrue(!states.isEmpty(), "no states of " + code);
                    for (TechniqueState state : states) {
                        assertEquals(state.isFound(), isFound(FINDERS.get(CODES.get(code)), state), state.line());
                    }
                }));
    }

    /**
     * Whether some step does just what the state says. A finder has the first of several: which, depends on how the
     * grid is turned.
     */
    private static boolean isFound(Finder finder, TechniqueState state) {
        Random random = new Random(1);
        for (int i = 0; i < LOOKS; i++) {
            Turn turn = Turn.random(random);
            Optional<Step> step = finder.find(turn.of(state.board()));
            if (step.isPresent()
                    && setOf(step.get().removed()).equals(turn.of(state.removed()))
                    && setOf(step.get().placed()).equals(turn.of(state.placed()))) {
                return true;
            }
        }
        return false;
    }

    private static TreeSet<Integer> setOf(int[] candidates) {
        return new TreeSet<>(Arrays.stream(candidates).boxed().toList());
    }
}
