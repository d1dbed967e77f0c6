package sudosat.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class UnavoidableSetsTest {
    private final UnavoidableSets sets = new UnavoidableSets(new int[][] {{0, 5}, {1}, {2, 3}, {4}}, 6);

    @Test
    void lastOrbitOfASetIsNeeded() {
        sets.add(new int[] {0, 1, 5});
        assertTrue(sets.needed().isEmpty());
        sets.remove(1);
        assertTrue(sets.needed().get(0));
        assertThrows(IllegalStateException.class, () -> sets.remove(0));
    }

    @Test
    void setWithOneOrbitIsEnough() {
        sets.add(new int[] {2, 3});
        assertTrue(sets.needed().get(2));
        assertEquals(1, sets.needed().cardinality());
    }

    @Test
    void whatWentBeforeCounts() {
        sets.remove(3);
        sets.add(new int[] {1, 4});
        assertTrue(sets.needed().get(1));
    }

    @Test
    void orbitsThatWouldEmptyASetMayNotGoTogether() {
        sets.add(new int[] {0, 1});
        assertTrue(sets.forbidRemoving(List.of(0, 1)));
        assertTrue(sets.forbidRemoving(List.of(0, 1, 2)));
        assertFalse(sets.forbidRemoving(List.of(0, 2, 3)));
        assertFalse(sets.needed().get(0));
    }
}
