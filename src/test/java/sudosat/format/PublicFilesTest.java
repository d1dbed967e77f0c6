package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.Project;
import sudosat.io.Input;
import sudosat.puzzle.Checker;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** Files that were written elsewhere; they are beside the project or, in most places, not there. */
class PublicFilesTest {
    @BeforeAll
    static void skipAllWherePublicPuzzlesAreAbsent() {
        Project.shared("");
    }

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
        List<Answer> solutions = Formats.detect(text).readSolutions(text, file, ReadOptions.NONE);
        assertEquals(text.lines().count() - 1, puzzles.size());
        for (int i = 0; i < puzzles.size(); i++) {
            assertEquals(
                    List.of(),
                    Checker.violations(
                            puzzles.get(i), solutions.get(i).solution().orElseThrow()));
        }
    }
}
