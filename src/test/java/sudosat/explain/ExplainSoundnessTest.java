package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.explain.UniquePuzzles.Unique;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;

/** No step ever takes away a value of the only solution, whatever the rules, and every explanation ends with it. */
class ExplainSoundnessTest {
    /** All finders look at every so many states, as most of them are like the one before. */
    private static final int STRIDE = 8;

    private final Set<Technique> found = EnumSet.noneOf(Technique.class);

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "3x3;1;'';12;20",
                "2x3;1;'';4;10",
                "3x3;1;diagonals;4;10",
                "3x3;1;windows;4;10",
                "3x3;1;jigsaw;3;10",
                "3x3;1;killer;1;10",
                "3x3;1;greater;1;10",
                "3x3;1;sandwich;1;10",
                "3x3;2;'';3;10",
                "2x2;3;'';10;20",
                "2x3;2;diagonals;3;10"
            })
    void fewOfEachKind(String shape, int grids, String rule, int hard, int easy) throws InterruptedException {
        explainAll(new UniquePuzzles(shape, grids, rule), hard, easy);
    }

    @Tag("slow")
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "3x3;1;'';1000;1000",
                "2x3;1;'';300;700",
                "3x3;1;diagonals;200;800",
                "3x3;1;windows;200;800",
                "3x3;1;jigsaw;150;650",
                "3x3;1;killer;20;780",
                "3x3;1;greater;50;350",
                "3x3;1;sandwich;20;380",
                "3x3;2;'';150;650",
                "2x2;3;'';500;500",
                "2x3;2;diagonals;200;600"
            })
    void tenThousand(String shape, int grids, String rule, int hard, int easy) throws InterruptedException {
        explainAll(new UniquePuzzles(shape, grids, rule), hard, easy);
    }

    /** What never comes up has not been tested. */
    @Tag("slow")
    @Test
    void techniquesComeUp() throws InterruptedException {
        explainAll(new UniquePuzzles("3x3", 1, ""), 200, 0);
        assertTrue(
                found.containsAll(
                        Set.of(Technique.UNIQUE_RECTANGLE, Technique.BUG, Technique.SIMPLE_COLORING, Technique.MEDUSA)),
                found::toString);
    }

    private void explainAll(UniquePuzzles puzzles, int hard, int easy) throws InterruptedException {
        for (Unique unique : puzzles.hard(hard)) {
            assertAllFindersSound(unique, explained(unique));
        }
        for (Unique unique : puzzles.easy(easy)) {
            assertAllFindersSound(unique, explained(unique));
        }
    }

    private static List<Step> explained(Unique unique) {
        Explanation explanation =
                new Explanation(unique.puzzle(), Optional.of(unique.solution())).toTheEnd(Deadline.NONE);
        assertTrue(explanation.isSolved(), unique::toString);
        assertEquals(unique.solution(), explanation.reached());
        return explanation.steps();
    }

    /** Also where an easier step is there. */
    private void assertAllFindersSound(Unique unique, List<Step> steps) {
        Board board = Board.of(unique.puzzle());
        for (int i = 0; i < steps.size(); i++) {
            for (Finder finder : i % STRIDE == 0 ? Techniques.HODOKU : List.<Finder>of()) {
                finder.find(board).ifPresent(step -> assertSound(step, unique, board.geometry()));
            }
            found.add(steps.get(i).technique());
            board.apply(steps.get(i));
        }
    }

    private void assertSound(Step step, Unique unique, ExplainGeometry geometry) {
        found.add(step.technique());
        Tuple solution = unique.solution();
        for (int candidate : step.placed()) {
            assertEquals(
                    solution.value(candidate / geometry.size()),
                    candidate % geometry.size() + 1,
                    () -> text(step, unique, geometry));
        }
        for (int candidate : step.removed()) {
            assertTrue(
                    solution.value(candidate / geometry.size()) != candidate % geometry.size() + 1,
                    () -> text(step, unique, geometry));
        }
    }

    private static String text(Step step, Unique unique, ExplainGeometry geometry) {
        return step.technique() + ": " + step.because().get() + " => " + StepText.outcome(geometry, step) + " in "
                + unique;
    }
}
