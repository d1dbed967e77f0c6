package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A 6x6 in which only r2c3 has three values. */
class BugTest {
    private static final String STATE = """
         2  1  34  6  5 34
        36  5 346  2 34  1
         5  3   2  1 46 46
         4  6   1  3  2  5
        36  2   5  4  1 36
         1  4  36  5 36  2
        """;

    private static final List<String> FOUND = List.of("5.6 r2c3=3");

    private static List<String> found(String state, String... rules) {
        return new Sketch("2x3", 1, rules).all(state).found(new Bug());
    }

    @Test
    void valueThatHasThreePlaces() {
        assertEquals(FOUND, found(STATE));
    }

    @Test
    void notWithTwoCellsOfThreeValues() {
        assertEquals(List.of(), found(STATE.replace("34  1", "34  134")));
    }

    /** The 1 of row 2 is open, but in one place only. */
    @Test
    void notWithAValueInOnePlace() {
        assertEquals(List.of(), found(STATE.replace("34  1", "34  13")));
    }

    @Test
    void notWithoutTheThirdValue() {
        assertEquals(List.of(), found(STATE.replace("346", " 46")));
    }

    @Test
    void onlyIfThereIsOneSolution() {
        Board board = new Sketch("2x3", 1).all(STATE).board();
        assertEquals(
                Technique.BUG,
                Techniques.first(board, Techniques.ALL, true).orElseThrow().technique());
        assertNotEquals(
                Optional.of(Technique.BUG),
                Techniques.first(board, Techniques.ALL, false).map(Step::technique));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cage 7: r1c3 r2c3", "greater r3c5 r2c5", "cage: r1c3 r3c5", "cage: r5c1 r1c6"})
    void notWhereARuleWouldNoticeTheSwap(String rule) {
        assertEquals(List.of(), found(STATE, rule));
    }

    @ParameterizedTest
    @ValueSource(strings = {"cage 3: r1c1 r1c2", "greater r1c1 r1c2", "cage: r1c3 r4c3", "cage: r5c1 r6c5"})
    void whereNoRuleWould(String rule) {
        assertEquals(FOUND, found(STATE, rule));
    }
}
