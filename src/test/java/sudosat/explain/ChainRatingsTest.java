package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.Project;
import sudosat.generate.Filling;
import sudosat.generate.Fillings;
import sudosat.puzzle.Differ;
import sudosat.puzzle.GridRule;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Rule;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;
import sudosat.puzzle.rules.Diagonals;
import sudosat.puzzle.rules.Windows;
import sudosat.work.Deadline;

/** Chains over whole puzzles: they are never wrong, and as hard as Sudoku Explainer says. */
class ChainRatingsTest {
    private static final int SIZE = 9;
    /** As many as there are: unique loops, larger BUGs and nested chains are missing here. */
    private static final int MOST_DIFFERENT = 9;

    /**
     * Some puzzles have easier steps that are no chains, and where steps are equally hard, another one may lead
     * elsewhere.
     */
    @Test
    void ratesLikeSudokuExplainer() throws IOException {
        List<String> different = new ArrayList<>();
        List<String> lines = Files.readAllLines(Project.shared("ratings/se_hodoku.csv"));
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split(",");
            Explanation explanation =
                    new Explanation(new Puzzle(new Shape(3, 3), tuple(fields[0])), Optional.of(tuple(fields[2])));
            Difficulty difficulty = explanation
                    .toTheEnd(Deadline.NONE)
                    .difficulty(Deadline.NONE)
                    .orElseThrow();
            assertTrue(explanation.isSolved());
            assertEquals(0, difficulty.guesses(), line);
            explanation.steps().forEach(step -> assertTrue(!step.because().get().isEmpty()));
            if (difficulty.se() != Double.parseDouble(fields[5])) {
                different.add(difficulty.se() + " for " + line);
            }
        }
        assertTrue(different.size() <= MOST_DIFFERENT, () -> String.join("\n", different));
    }

    private static Tuple tuple(String text) {
        return new Tuple(
                SIZE, text.chars().map(digit -> digit == '.' ? 0 : digit - '0').toArray());
    }

    /** Without uniqueness, no step may remove what is in any solution, so that clues drawn at random will do. */
    @ParameterizedTest
    @CsvSource({
        "3x3,1,NOWHERE,",
        "3x3,1,NOWHERE,diagonals",
        "3x3,1,NOWHERE,windows",
        "2x3,2,EVERYWHERE,",
        "2x2,3,EVERYWHERE,",
        "3x3,2,HOLES,"
    })
    void isNeverWrong(String boxes, int grids, Differ differ, String ruleName) throws InterruptedException {
        Shape shape = new Shape(boxes.charAt(0) - '0', boxes.charAt(2) - '0');
        List<GridRule> rules = new ArrayList<>();
        if (ruleName != null) {
            Rule rule = ruleName.equals("windows") ? new Windows() : new Diagonals();
            rules.add(GridRule.everywhere(rule));
        }
        Tuple none = new Tuple(shape.size(), new int[grids * shape.cells()]);
        Puzzle empty = new Puzzle(shape, none, differ, rules);
        SplittableRandom random = new SplittableRandom(1);
        Tuple solution = new Fillings(empty, Filling.MIXED)
                .draw(random, Deadline.NONE)
                .found()
                .orElseThrow();
        int chains = 0;
        for (int i = 0; i < 40; i++) {
            chains += chainsIn(empty.withClues(some(solution, random)), solution);
        }
        assertTrue(chains > 0);
    }

    private static Tuple some(Tuple solution, SplittableRandom random) {
        double share = random.nextDouble(0.2, 0.4);
        int[] values = new int[solution.cells()];
        for (int cell = 0; cell < values.length; cell++) {
            values[cell] = random.nextDouble() < share ? solution.value(cell) : 0;
        }
        return new Tuple(solution.size(), values);
    }

    private static int chainsIn(Puzzle puzzle, Tuple solution) {
        Board board = Board.of(puzzle);
        int chains = 0;
        Optional<Step> step = Techniques.first(board, Techniques.ALL, false);
        while (step.isPresent()) {
            String text = step.get().because().get();
            for (int candidate : step.get().placed()) {
                assertEquals(solution.value(candidate / board.size()), candidate % board.size() + 1, text);
            }
            for (int candidate : step.get().removed()) {
                assertTrue(solution.value(candidate / board.size()) != candidate % board.size() + 1, text);
            }
            chains += step.get().technique().compareTo(Technique.X_CHAIN) >= 0 ? 1 : 0;
            board.apply(step.get());
            step = Techniques.first(board, Techniques.ALL, false);
        }
        return chains;
    }
}
