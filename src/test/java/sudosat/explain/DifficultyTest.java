package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.KnownPuzzle;
import sudosat.Project;
import sudosat.PuzzleFile;
import sudosat.PuzzleSource;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Tuple;

/** Ratings agree with those of others and with how long people took. */
class DifficultyTest {

    /** Measured by others: the project cannot make these figures itself. */
    @Nested
    class AgainstOthers {
        @BeforeAll
        static void skipAllWhereRatingsAreAbsent() {
            Project.shared("ratings");
        }

        /** A file of rated puzzles. */
        private record Rated(List<String> header, List<String[]> rows) {
            static Rated read(String name) throws IOException {
                List<String> lines = Files.readAllLines(Project.shared("ratings/" + name + ".csv"));
                return new Rated(
                        Arrays.asList(lines.get(0).split(",")),
                        lines.stream().skip(1).map(line -> line.split(",", -1)).toList());
            }

            double[] column(String name) {
                return rows.stream()
                        .mapToDouble(row -> Double.parseDouble(row[header.indexOf(name)]))
                        .toArray();
            }

            List<Difficulty> difficulties() {
                List<Difficulty> difficulties = new ArrayList<>();
                for (String[] row : rows) {
                    difficulties.add(ExplainablePuzzles.difficulty(
                            row[header.indexOf("puzzle")], row[header.indexOf("solution")]));
                }
                return difficulties;
            }

            void assertAgrees(String column, double least, ToDoubleFunction<Difficulty> figure) {
                double correlation = Spearman.correlation(
                        column(column),
                        difficulties().stream().mapToDouble(figure).toArray());
                assertTrue(correlation >= least, column + ": " + correlation);
            }
        }

        @ParameterizedTest
        @ValueSource(strings = {"D_TO", "D_TR"})
        void peopleTakeLongerForHigherRatings(String time) throws IOException {
            Rated.read("human_difficulty").assertAgrees(time, 0.6, Difficulty::se);
        }

        @ParameterizedTest
        @CsvSource({"human_difficulty, 0.95", "se_hodoku, 0.9"})
        void sudokuExplainerRatesAlike(String file, double least) throws IOException {
            Rated.read(file).assertAgrees("SE_ER", least, Difficulty::se);
        }

        @ParameterizedTest
        @ValueSource(strings = {"human_difficulty", "se_hodoku"})
        void hodokuSumsUpAlike(String file) throws IOException {
            Rated.read(file).assertAgrees("hodoku_score", 0.85, Difficulty::weight);
        }

        @ParameterizedTest
        @ValueSource(strings = {"human_difficulty", "se_hodoku"})
        void noGuessInOneOrderIsNoneInTheOther(String file) throws IOException {
            Rated rated = Rated.read(file);
            for (String[] row : rated.rows()) {
                Puzzle puzzle = ExplainablePuzzles.read(row[rated.header().indexOf("puzzle")]);
                assertSameInBothOrders(
                        puzzle,
                        ExplainablePuzzles.read(row[rated.header().indexOf("solution")])
                                .clues());
            }
        }
    }

    /** The techniques are the same in both orders: none is missing in one. */
    private static void assertSameInBothOrders(Puzzle puzzle, Tuple solution) {
        assertEquals(
                ExplainablePuzzles.isSearched(puzzle, solution, Techniques.ALL),
                ExplainablePuzzles.isSearched(puzzle, solution, Techniques.HODOKU),
                puzzle.toString());
    }

    @Test
    void noGuessInOneOrderIsNoneInTheOther() {
        for (KnownPuzzle known : PuzzleSource.OWN.puzzles("tables")) {
            assertSameInBothOrders(known.puzzle(), known.solution().orElseThrow());
        }
    }

    @ParameterizedTest
    @EnumSource(Level.class)
    void linesAreAsHardAsTheirFileSays(Level level) {
        String name = "lines/" + level.title().replace(' ', '-') + ".txt";
        List<PuzzleFile> files = PuzzleSource.OWN.files("lines").stream()
                .filter(file -> file.name().equals(name))
                .toList();
        assertEquals(1, files.size());
        for (KnownPuzzle known : files.get(0).puzzles()) {
            assertEquals(level, ExplainablePuzzles.difficulty(known).level(), known.name());
        }
    }

    /** Every cell is the last of a house or has one value left, which HoDoKu looks for first. */
    @Test
    void hodokuTakesNakedSinglesFirst() {
        Difficulty difficulty = ExplainablePuzzles.difficulty("1.....3..4.....2", "1324423124133142");
        assertEquals(12 * Technique.NAKED_SINGLE.weight(), difficulty.weight());
        assertEquals(1.2, difficulty.se());
        assertEquals(Level.EASY, difficulty.level());
    }

    @ParameterizedTest
    @CsvSource({
        "25, easy",
        "26, medium",
        "40, medium",
        "41, hard",
        "62, hard",
        "63, very hard",
        "74, very hard",
        "75, extreme",
        "119, extreme"
    })
    void levelsFollowTheHardestStep(int rating, String level) {
        assertEquals(level, Level.of(rating).title());
    }
}
