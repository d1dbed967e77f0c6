package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.KnownPuzzle;
import sudosat.PuzzleFile;
import sudosat.PuzzleSource;
import sudosat.generate.Filling;
import sudosat.generate.GeneratedPuzzle;
import sudosat.generate.Generator;
import sudosat.generate.Symmetry;
import sudosat.generate.rules.GeneratedRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.work.Deadline;

/** Puzzles with sums and comparisons, explained to the end: a step that takes the solution away would throw. */
class ArithmeticExplainedTest {

    private static Explanation explain(Puzzle puzzle, Tuple solution) {
        Explanation explanation = new Explanation(puzzle, Optional.of(solution)).toTheEnd(Deadline.NONE);
        assertEquals(solution, explanation.reached());
        for (Step step : explanation.steps()) {
            assertTrue(step.placed().length + step.removed().length > 0, () -> explanation.text(step));
        }
        return explanation;
    }

    @ParameterizedTest
    @EnumSource(PuzzleSource.class)
    void textPuzzlesNeedNoSearch(PuzzleSource source) {
        Map<String, Technique> techniques =
                Map.of("killer", Technique.CAGE, "greater-than", Technique.COMPARISON, "sandwich", Technique.SANDWICH);
        List<PuzzleFile> files = source.files("text").stream()
                .filter(file -> techniques.containsKey(file.stem()))
                .toList();
        assertEquals(techniques.size(), files.size());
        for (PuzzleFile file : files) {
            Explanation explanation = explain(file.puzzles().get(0));
            assertTrue(explanation.uses().containsKey(techniques.get(file.stem())), explanation.uses()::toString);
            assertEquals(0, guesses(explanation), file.name());
        }
    }

    @TestFactory
    Stream<DynamicContainer> puzzlesWithRulesEndInTheirSolutions() {
        return PuzzleSource.containers(source -> source.puzzles("rules").stream()
                .filter(known -> known.solution().isPresent())
                .map(known -> DynamicTest.dynamicTest(known.name(), () -> explain(known))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"killer-3x3", "greater-3x3", "sandwich-3x3", "killer-pair"})
    void someOfThemNeedNoSearch(String name) {
        assertEquals(0, guesses(explain(named(PuzzleSource.OWN, "rules/" + name + ".csv"))));
    }

    @Test
    void someOfThePublicOnesNeedNoSearch() {
        List<String> names = List.of(
                "Between 1 and 9 Sudoku",
                "Killer sudoku [overlap]",
                "Greater-than sudoku (forum t40038 via GTExplainer README)");
        for (String name : names) {
            assertEquals(0, guesses(explain(named(PuzzleSource.PUBLIC, name))), name);
        }
    }

    private static KnownPuzzle named(PuzzleSource source, String name) {
        return source.puzzles("rules").stream()
                .filter(known -> known.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static Explanation explain(KnownPuzzle known) {
        return explain(known.puzzle(), known.solution().orElseThrow());
    }

    private static int guesses(Explanation explanation) {
        return explanation.difficulty(Deadline.NONE).orElseThrow().guesses();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2x2;1;killer",
                "2x2;2;killer",
                "2x3;1;killer",
                "2x3;2;grid 2: killer",
                "3x3;1;killer",
                "2x2;1;sandwich",
                "2x3;2;sandwich",
                "3x3;1;sandwich",
                "2x2;3;greater",
                "2x3;1;greater",
                "3x3;1;greater"
            })
    void madePuzzlesEndInTheirSolutions(String shape, int grids, String rule) throws InterruptedException {
        for (long seed = 1; seed <= 2; seed++) {
            GeneratedPuzzle made = make(shape, grids, List.of(rule), seed);
            explain(made.puzzle(), made.solution());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {"3x3;1;jigsaw,killer", "2x3;1;jigsaw,greater,sandwich", "2x3;2;greater,sandwich,killer"})
    void madeRulesGoTogether(String shape, int grids, String rules) throws InterruptedException {
        GeneratedPuzzle made = make(shape, grids, List.of(rules.split(",")), 1);
        explain(made.puzzle(), made.solution());
    }

    @Test
    @Tag("slow")
    void manyMadePuzzles() throws InterruptedException {
        for (String rule : List.of("killer", "sandwich", "greater")) {
            for (long seed = 10; seed < 30; seed++) {
                GeneratedPuzzle made = make("3x3", 1, List.of(rule), seed);
                explain(made.puzzle(), made.solution());
            }
        }
    }

    private static GeneratedPuzzle make(String shape, int grids, List<String> rules, long seed)
            throws InterruptedException {
        Shape boxes = Shape.parse(shape).orElseThrow();
        Puzzle empty = new Puzzle(boxes, Tuple.empty(boxes.size(), grids));
        List<GeneratedRule> made = rules.stream()
                .map(rule -> GeneratedRule.parse(rule).orElseThrow())
                .toList();
        Generator.Spec spec = new Generator.Spec(
                empty, made, Optional.empty(), Filling.MIXED, Symmetry.NONE, OptionalInt.empty(), Long.MAX_VALUE);
        return new Generator(spec)
                .make(seed, Deadline.NONE, state -> {})
                .found()
                .orElseThrow();
    }
}
