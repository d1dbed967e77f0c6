package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;

class ExplanationTest {
    private static final String UNIQUE = "1.....3..4.....2";
    private static final Tuple SOLUTION =
            ExplainablePuzzles.read("1324423124133142").clues();

    /** Several solutions. After one single, 1 must be in row 3 of the third region. */
    private static final String JIGSAW =
            "#jigsaw\n#1,1,1,2\n#1,2,2,2\n#3,3,3,4\n#3,4,4,4\n1,0,0,0\n0,2,0,0\n0,0,0,0\n0,0,0,0\n";

    @Test
    void tellsAStepInWordsAndAsCandidates() {
        Explanation explanation = new Explanation(ExplainablePuzzles.read(UNIQUE), Optional.of(SOLUTION));
        assertArrayEquals(new int[] {2, 3}, explanation.values(1));
        Step step = explanation.next().orElseThrow();
        assertEquals("hidden single: no other place for 3 in box 1 => r1c2=3", explanation.text(step));
        assertEquals(List.of(new Candidate(1, 3)), explanation.placed(step));
        assertEquals(List.of(), explanation.removed(step));
        assertEquals("r1c2=3", explanation.name(new Candidate(1, 3)));
        assertArrayEquals(new int[] {3}, explanation.values(1));
        assertEquals(3, explanation.reached().value(1));
    }

    @Test
    void tellsWhatAStepRulesOut() {
        Explanation explanation = new Explanation(ExplainablePuzzles.read(JIGSAW), Optional.empty());
        explanation.next();
        Step step = explanation.next().orElseThrow();
        assertEquals(Technique.POINTING, step.technique());
        assertEquals("r3c4<>1", explanation.outcome(step));
        assertEquals(List.of(new Candidate(11, 1)), explanation.removed(step));
    }

    @Test
    void goesOnUntilItIsSolved() {
        Explanation explanation =
                new Explanation(ExplainablePuzzles.read(UNIQUE), Optional.of(SOLUTION)).toTheEnd(Deadline.NONE);
        assertTrue(explanation.isSolved());
        assertEquals(SOLUTION, explanation.reached());
        assertEquals(12, explanation.steps().size());
        assertEquals(
                Map.of(Technique.FULL_HOUSE, new Use(8, 10, 10), Technique.HIDDEN_SINGLE, new Use(4, 12, 12)),
                explanation.uses());
        assertTrue(explanation.next().isEmpty());
    }

    @Test
    void stopsWhereNothingHelpsForAllSolutions() {
        Explanation explanation =
                new Explanation(ExplainablePuzzles.read("123434122......."), Optional.empty()).toTheEnd(Deadline.NONE);
        assertFalse(explanation.isSolved());
        assertEquals(ExplainablePuzzles.read("123434122.4.4.2.").clues(), explanation.reached());
        assertTrue(explanation.difficulty(Deadline.NONE).isEmpty());
    }

    @Test
    void stopsWhenTimeIsOver() {
        Explanation explanation = new Explanation(ExplainablePuzzles.read(UNIQUE), Optional.of(SOLUTION))
                .toTheEnd(Deadline.after(Duration.ZERO));
        assertEquals(0, explanation.steps().size());
        explanation.toTheEnd(Deadline.NONE);
        assertTrue(explanation.difficulty(Deadline.after(Duration.ZERO)).isEmpty());
    }

    @Test
    void doesNotTakeAWrongStep() {
        Explanation explanation = new Explanation(
                ExplainablePuzzles.read(UNIQUE),
                Optional.of(ExplainablePuzzles.read("1234341221434321").clues()));
        assertThrows(IllegalStateException.class, explanation::next);
    }

    /** Above 9 values need something between them. */
    @Test
    void writesTheCandidatesOfLargeGrids() {
        String table = new Explanation(ExplainablePuzzles.read(".".repeat(256)), Optional.empty()).table();
        assertTrue(table.startsWith("1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 1,2,"), table);
        assertEquals(16 + 3, table.lines().count());
    }
}
