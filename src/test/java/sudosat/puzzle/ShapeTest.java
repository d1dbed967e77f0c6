package sudosat.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShapeTest {
    @ParameterizedTest
    @CsvSource({"2x3, 2, 3", "3X2, 3, 2", "' 2 x 3 ', 2, 3", "16x16, 16, 16", "1x256, 1, 256", "1x1, 1, 1"})
    void readsRowsAndColumnsOfABox(String text, int rows, int columns) {
        assertEquals(Optional.of(new Shape(rows, columns)), Shape.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "3", "2x", "x3", "0x4", "-2x3", "2x3x4", "16x17", "1x257", "1000x0", "2*3"})
    void rejectsWhatIsNoBox(String text) {
        assertEquals(Optional.empty(), Shape.parse(text));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "4, 2", "9, 3", "256, 16"})
    void knowsSquareBoxes(int size, int side) {
        assertEquals(Optional.of(new Shape(side, side)), Shape.ofSquareBoxes(size));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 2, 8, 255, 289})
    void knowsSizesWithoutSquareBoxes(int size) {
        assertEquals(Optional.empty(), Shape.ofSquareBoxes(size));
    }
}
