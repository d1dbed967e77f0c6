package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Techniques find what they are to find in the states of HoDoKu's regression library, of which a sample is beside the
 * project.
 */
class TechniqueStatesTest {
    private static final int LOOKS = 300;
    private static final Map<String, Finder> FINDERS = Map.ofEntries(
            Map.entry("0000", new FullHouse()),
            Map.entry("0002", new HiddenSingle()),
            Map.entry("0003", new NakedSingle()),
            Map.entry("0100", new Intersection(Technique.POINTING, false)),
            Map.entry("0101", new Intersection(Technique.CLAIMING, false)),
            Map.entry("0200", new NakedSubset(Technique.NAKED_PAIR, 2, 30)),
            Map.entry("0201", new NakedSubset(Technique.NAKED_TRIPLE, 3, 36)),
            Map.entry("0210", new HiddenSubset(Technique.HIDDEN_PAIR, 2, 34, false)),
            Map.entry("0211", new HiddenSubset(Technique.HIDDEN_TRIPLE, 3, 40, false)),
            Map.entry("0300", new Fish(Technique.X_WING, 2, 32)),
            Map.entry("0301", new Fish(Technique.SWORDFISH, 3, 38)),
            Map.entry("0302", new Fish(Technique.JELLYFISH, 4, 52)),
            Map.entry("0500", new Colouring(Technique.SIMPLE_COLOURING, 66, StrongLinks::inHouses)),
            Map.entry("0501", new Colouring(Technique.SIMPLE_COLOURING, 66, StrongLinks::inHouses)),
            Map.entry("0800", new Wing(Technique.XY_WING, 2, 42)),
            Map.entry("0801", new Wing(Technique.XYZ_WING, 3, 44)));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0000", "0002", "0003", "0100", "0101", "0200", "0201", "0210", "0211", "0300", "0301", "0302", "0500",
                "0501", "0800", "0801"
            })
    void findsWhatIsThere(String code) throws IOException {
        List<TechniqueState> states = TechniqueState.of(code);
        assumeTrue(!states.isEmpty(), "no states of " + code);
        for (TechniqueState state : states) {
            assertEquals(state.isFound(), isFound(FINDERS.get(code), state), state.line());
        }
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
