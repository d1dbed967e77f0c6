package sudosat.puzzle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;

class TupleTest {
    @Test
    void rejectsValuesOutOfRange() {
        assertThrows(IllegalArgumentException.class, () -> new Tuple(2, new int[] {1, 2, 3, 0}));
        assertThrows(IllegalArgumentException.class, () -> new Tuple(2, new int[] {1, 2, -1, 0}));
        assertThrows(IllegalArgumentException.class, () -> Tuple.empty(2, 1).with(3, 3));
    }

    @Test
    void rejectsPartsOfGrids() {
        assertThrows(IllegalArgumentException.class, () -> new Tuple(2, new int[6]));
        assertThrows(IllegalArgumentException.class, () -> new Tuple(2, new int[0]));
    }

    @Test
    void isNotChangedFromOutside() {
        int[] values = {1, 2, 2, 1};
        Tuple tuple = new Tuple(2, values);
        values[0] = 2;
        assertEquals(1, tuple.value(0));
        assertEquals(new Tuple(2, new int[] {0, 2, 2, 1}), tuple.with(0, 0));
        assertEquals(1, tuple.value(0));
    }

    @Test
    void differsFromTheSameValuesInGridsOfAnotherSize() {
        assertNotEquals(Tuple.empty(4, 1), Tuple.empty(2, 4));
    }
}
