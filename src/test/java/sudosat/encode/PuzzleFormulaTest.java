package sudosat.encode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import sudosat.BruteForce;
import sudosat.cnf.Model;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Differ;
import sudosat.puzzle.Puzzle;
import sudosat.puzzle.Shape;
import sudosat.puzzle.Tuple;

class PuzzleFormulaTest {
    @ParameterizedTest
    @CsvSource({"2,2,1,0", "2,2,2,5", "3,3,2,40", "3,3,3,1", "2,3,2,7", "4,4,2,0", "1,1,1,1"})
    void textbookHasExactlyTheClausesOfTheExercise(int boxRows, int boxColumns, int grids, int clues) {
        Shape shape = new Shape(boxRows, boxColumns);
        Puzzle puzzle = BruteForce.randomPuzzle(new Random(7), shape, grids, clues, Differ.EVERYWHERE);
        long n = grids;
        long size = shape.size();
        long expected = n * 4 * size * size * (1 + size * (size - 1) / 2)
                + n * (n - 1) / 2 * size * size * size
                + puzzle.clues().filledCells();
        assertEquals(expected, new PuzzleFormula(puzzle, EncodingStyle.of(Encoding.TEXTBOOK)).clauses());
    }

    @Test
    void emptyPairOfSize49HasTheClausesThatWereCountedElsewhere() {
        Puzzle puzzle = new Puzzle(new Shape(7, 7), Tuple.empty(49, 2));
        assertEquals(22_725_465, new PuzzleFormula(puzzle, EncodingStyle.of(Encoding.TEXTBOOK)).clauses());
    }

    @Test
    void minimalHasOneLongClauseAHouseAndValue() {
        Puzzle puzzle = new Puzzle(new Shape(3, 3), Tuple.empty(9, 1));
        assertEquals(81 * (1 + 36) + 3 * 81, new PuzzleFormula(puzzle, EncodingStyle.of(Encoding.MINIMAL)).clauses());
    }

    @Test
    void numbersVariablesAsTheContractSays() {
        Variables variables = new Variables(9, 2);
        int grid = 1;
        int row = 4;
        int column = 7;
        int value = 3;
        int variable = grid * 729 + row * 81 + column * 9 + value;
        assertEquals(variable, variables.of(new Cell(grid, row, column).index(9), value));
        assertEquals(new Cell(grid, row, column), Cell.of(variables.cellOf(variable), 9));
        assertEquals(value, variables.valueOf(variable));
    }

    @Test
    void compactKeepsEverySettledVariableAsAUnit() {
        int[] clues = {1, 0, 0, 0, 0, 0, 3, 0, 0, 4, 0, 0, 0, 0, 0, 2};
        assertEquals(
                64,
                new PuzzleFormula(new Puzzle(new Shape(2, 2), new Tuple(4, clues)), EncodingStyle.of(Encoding.COMPACT))
                        .clauses());
    }

    @Test
    void compactIsSmallOnceThereAreClues() {
        Puzzle puzzle = BruteForce.solvablePuzzle(new Random(3), new Shape(2, 2), 2, 12);
        long textbook = new PuzzleFormula(puzzle, EncodingStyle.of(Encoding.TEXTBOOK)).clauses();
        assertTrue(new PuzzleFormula(puzzle, EncodingStyle.of(Encoding.COMPACT)).clauses() < textbook / 4);
    }

    @Test
    void decodingNamesTheCellThatHasNoValueOrTwo() {
        Variables variables = new Variables(4, 1);
        Model model = new Model();
        assertEquals(
                "r1c1 has no value",
                assertThrows(Variables.UndecodableException.class, () -> variables.decode(model))
                        .getMessage());
        model.add(3);
        model.add(4);
        assertEquals(
                "r1c1 has both 3 and 4",
                assertThrows(Variables.UndecodableException.class, () -> variables.decode(model))
                        .getMessage());
    }
}
