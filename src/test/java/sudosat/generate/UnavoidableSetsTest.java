package sudosat.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class UnavoidableSetsTest {
    private final UnavoidableSets witnesses = new UnavoidableSets(new int[][] {{0, 5}, {1}, {2, 3}, {4}}, 6);

    @Test
    void lastOrbitOfASetIsNeeded() {
        witnesses.add(new int[] {0, 1, 5});
        assertTrue(witnesses.needed().isEmpty());
        witnesses.remove(1);
        assertTrue(witnesses.isNeeded(0));
        assertThrows(IllegalStateException.class, () -> witnesses.remove(0));
    }

    @Test
    void setWithOneOrbitIsEnough() {
        witnesses.add(new int[] {2, 3});
        assertTrue(witnesses.isNeeded(2));
        assertEquals(1, witnesses.needed().cardinality());
    }

    @Test
    void whatWentBeforeCounts() {
        witnesses.remove(3);
        witnesses.add(new int[] {1, 4});
        assertTrue(witnesses.isNeeded(1));
    }

    @Test
    void orbitsThatWouldEmptyASetMayNotGoTogether() {
        witnesses.add(new int[] {0, 1});
        assertTrue(witnesses.forbid(List.of(0, 1)));
        assertTrue(witnesses.forbid(List.of(0, 1, 2)));
        assertFalse(witnesses.forbid(List.of(0, 2, 3)));
        assertFalse(witnesses.isNeeded(0));
    }
}
