package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Project;
import sudosat.io.Input;
import sudosat.model.Tuple;
import sudosat.rules.Checker;
import sudosat.rules.GridRule;
import sudosat.rules.Puzzle;

/** Files that were written elsewhere; they are beside the project or, in most places, not there. */
class SharedDataTest {
    private static Puzzle read(String file) {
        List<Puzzle> puzzles = Formats.read(Input.file(Project.shared(file)), ReadOptions.NONE);
        assertEquals(1, puzzles.size());
        return puzzles.get(0);
    }

    @ParameterizedTest
    @CsvSource({
        "tuples/test_case1.csv, 2, 9", "tuples/test_case2.csv, 2, 9", "tuples/test_case3.csv, 2, 25",
        "tuples/test_case4.csv, 1, 25", "tuples/test_case5.csv, 2, 9", "tuples/test_case6.csv, 4, 9",
        "tuples/test_case7.csv, 2, 16", "tuples/test_case8.csv, 2, 16", "tuples/test_case9.csv, 3, 16",
        "tuples/test_case10.csv, 5, 9", "pairs/3_empty.csv, 2, 9", "pairs/3_full.csv, 2, 9",
        "pairs/3_nosolution.csv, 2, 9", "pairs/4_empty.csv, 2, 16", "pairs/4_full.csv, 2, 16",
        "pairs/4_nosolution.csv, 2, 16", "pairs/5_empty.csv, 2, 25", "pairs/5_full.csv, 2, 25",
        "pairs/dialects/bom_k2.csv, 2, 4", "pairs/dialects/header_row_k2.csv, 2, 4",
                "pairs/dialects/first_line_is_k_k3.csv, 2, 9",
        "pairs/dialects/single_line_k3.txt, 2, 9"
    })
    void readsWithRightNumberAndSizeOfGrids(String file, int grids, int size) {
        Puzzle puzzle = read(file);
        assertEquals(grids, puzzle.grids());
        assertEquals(size, puzzle.size());
    }

    @ParameterizedTest
    @CsvSource({
        "pairs/3_empty.csv, pairs/3_full.csv",
        "pairs/4_empty.csv, pairs/4_full.csv",
        "pairs/5_empty.csv, pairs/5_full.csv",
        "tuples/test_case2.csv, tuples/expected_test_case2.solution.csv",
        "tuples/test_case4.csv, tuples/expected_test_case4.solution.csv",
        "tuples/test_case6.csv, tuples/expected_test_case6.solution.csv",
        "tuples/test_case7.csv, tuples/expected_test_case7.solution.csv",
        "tuples/test_case8.csv, tuples/expected_test_case8.solution.csv",
        "tuples/test_case9.csv, tuples/expected_test_case9.solution.csv",
        "tuples/test_case10.csv, tuples/expected_test_case10.solution.csv"
    })
    void readsSolutionThatSolvesThePuzzle(String puzzle, String solution) {
        Tuple solved = read(solution).clues();
        assertEquals(List.of(), Checker.violations(read(puzzle), solved));
    }

    private static ReadOptions with(String rule) {
        List<GridRule> rules = rule == null ? List.of() : List.of(GridRule.parse(rule));
        return new ReadOptions(Optional.empty(), OptionalInt.empty(), Optional.empty(), rules);
    }

    /** The format does not say which of the rules without numbers hold: the file name does. */
    @ParameterizedTest
    @CsvSource({
        "diagonal, diagonals",
        "hyper, windows",
        "pyramids, pyramids",
        "greater-than,",
        "killer,",
        "sandwich,",
        "plain_test2x3_1,",
        "plain_test3x3_1,",
        "plain_test3x4,"
    })
    void readsTextPuzzleThatItsSolutionSolves(String name, String rule) throws IOException {
        String text = Input.file(Project.shared("text/" + name + ".in")).text();
        String solution = Input.file(Project.shared("text/" + name + ".sol")).text();
        assertEquals("text", Formats.detect(text).name());
        Puzzle puzzle = Formats.detect(text).read(text, name, with(rule)).get(0);
        ReadOptions shape = new ReadOptions(Optional.of(puzzle.shape()), OptionalInt.of(1), Optional.empty());
        Tuple solved = Formats.detect(solution)
                .readSolutions(solution, name, shape)
                .get(0)
                .orElseThrow();
        assertEquals(List.of(), Checker.violations(puzzle, solved));
        StringBuilder written = new StringBuilder();
        Formats.named("text").writeSolution(Optional.of(solved), written);
        assertEquals(solution, written.toString());
    }

    @Test
    void readsLinesThatTheirSolutionsSolve() {
        String solutions = Input.file(Project.shared("lines/solutions.txt")).text();
        List<Puzzle> puzzles = Formats.read(Input.file(Project.shared("lines/puzzles.txt")), ReadOptions.NONE);
        List<Optional<Tuple>> solved = Formats.detect(solutions).readSolutions(solutions, "s", ReadOptions.NONE);
        assertEquals(150, puzzles.size());
        assertEquals(150, solved.size());
        for (int i = 0; i < 150; i++) {
            assertEquals(
                    List.of(), Checker.violations(puzzles.get(i), solved.get(i).orElseThrow()));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "classic9/clues17.csv",
                "classic9/magictour.csv",
                "classic9/hardest.csv",
                "ratings/human_difficulty.csv"
            })
    void readsTableOfPuzzlesAndSolutions(String file) {
        String text = Input.file(Project.shared(file)).text();
        List<Puzzle> puzzles = Formats.detect(text).read(text, file, ReadOptions.NONE);
        List<Optional<Tuple>> solutions = Formats.detect(text).readSolutions(text, file, ReadOptions.NONE);
        assertEquals(text.lines().count() - 1, puzzles.size());
        for (int i = 0; i < puzzles.size(); i++) {
            assertEquals(
                    List.of(),
                    Checker.violations(puzzles.get(i), solutions.get(i).orElseThrow()));
        }
    }
}
