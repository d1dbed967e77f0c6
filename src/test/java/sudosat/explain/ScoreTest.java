package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScoreTest {
    private static final double EXACT = 1e-9;

    @ParameterizedTest
    @CsvSource({
        "0,0,0,0,0, 0",
        "1,1,1,1,1, 100",
        "1,0,0,0,0, 30",
        "0,1,0,0,0, 25",
        "0,0,1,0,0, 20",
        "0,0,0,1,0, 15",
        "0,0,0,0,1, 10"
    })
    void areWeighed(
            double empty, double candidates, double eliminated, double work, double backtracking, double score) {
        assertEquals(score, Difficulty.score(empty, candidates, eliminated, work, backtracking), EXACT);
    }

    /** 12 of 16 cells are empty; the clues leave them 20 values, 8 of the 36 wrong ones; every step finds a value. */
    @Test
    void areThoseOfThePuzzle() {
        assertEquals(
                30 * 12 / 16.0 + 25 * 8 / 36.0,
                ExplainablePuzzles.difficulty("1.....3..4.....2", "1324423124133142")
                        .score(),
                EXACT);
    }

    @Test
    void areNoneWhereNothingIsEmpty() {
        assertEquals(
                0,
                ExplainablePuzzles.difficulty("1324423124133142", "1324423124133142")
                        .score());
    }
}
