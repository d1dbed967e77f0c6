package sudosat.generate;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import sudosat.puzzle.Cell;
import sudosat.puzzle.Shape;

class SymmetryTest {
    private static final List<Shape> SHAPES =
            List.of(new Shape(1, 1), new Shape(2, 2), new Shape(2, 3), new Shape(3, 3), new Shape(4, 4));

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void everyCellIsInOneOrbitAndFirstCellsAreInOrder(Symmetry symmetry) {
        for (Shape shape : SHAPES) {
            int[][] orbits = symmetry.orbits(shape, 3);
            int[] met =
                    Arrays.stream(orbits).flatMapToInt(Arrays::stream).sorted().toArray();
            assertArrayEquals(IntStream.range(0, 3 * shape.cells()).toArray(), met);
            int[] firsts = Arrays.stream(orbits).mapToInt(orbit -> orbit[0]).toArray();
            assertArrayEquals(Arrays.stream(firsts).sorted().toArray(), firsts);
        }
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void orbitIsItsOwnImageAndStaysInItsGrid(Symmetry symmetry) {
        for (Shape shape : SHAPES) {
            for (int[] orbit : symmetry.orbits(shape, 2)) {
                Set<Cell> cells = new HashSet<>();
                Arrays.stream(orbit).forEach(cell -> cells.add(Cell.of(cell, shape.size())));
                cells.forEach(cell -> assertTrue(
                        cells.contains(image(symmetry, shape.size() - 1).apply(cell)), symmetry + " " + cells));
                assertEquals(1, cells.stream().map(Cell::grid).distinct().count());
            }
        }
    }

    private static UnaryOperator<Cell> image(Symmetry symmetry, int last) {
        return switch (symmetry) {
            case NONE -> cell -> cell;
            case ROTATE180 -> cell -> new Cell(cell.grid(), last - cell.row(), last - cell.column());
            case ROTATE90 -> cell -> new Cell(cell.grid(), cell.column(), last - cell.row());
            case MIRROR -> cell -> new Cell(cell.grid(), cell.row(), last - cell.column());
            case DIAGONAL -> cell -> new Cell(cell.grid(), cell.column(), cell.row());
        };
    }

    /** Cells that stay where they are: none or all in an even size, the center, the middle column, the diagonal. */
    @ParameterizedTest
    @CsvSource({
        "NONE, 16, 36, 81, 256",
        "ROTATE180, 8, 18, 41, 128",
        "ROTATE90, 4, 9, 21, 64",
        "MIRROR, 8, 18, 45, 128",
        "DIAGONAL, 10, 21, 45, 136"
    })
    void thereAreAsManyOrbitsAsByBurnside(Symmetry symmetry, int four, int six, int nine, int sixteen) {
        int[] numbers = SHAPES.subList(1, 5).stream()
                .mapToInt(shape -> symmetry.orbits(shape, 1).length)
                .toArray();
        assertArrayEquals(new int[] {four, six, nine, sixteen}, numbers);
    }

    @Test
    void aQuarterTurnMovesFourCornersRound() {
        assertArrayEquals(new int[] {0, 8, 80, 72}, Symmetry.ROTATE90.orbits(new Shape(3, 3), 1)[0]);
    }
}
