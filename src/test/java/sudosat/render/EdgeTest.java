package sudosat.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import sudosat.render.TextLook.Characters;

class EdgeTest {
    private static final Edge[] WEIGHTS = {Edge.NONE, Edge.LIGHT, Edge.HEAVY};

    /** Unicode names every one: "down light and right up heavy", say. */
    @Test
    void everyJunctionIsACharacterOfItsOwnWithTheWeightsOfItsArms() {
        Set<Character> seen = new HashSet<>();
        for (int code = 1; code < 81; code++) {
            int[] arms = {code / 27, code / 9 % 3, code / 3 % 3, code % 3};
            char junction = junction(arms);
            String name = Character.getName(junction);
            assertTrue(seen.add(junction), name);
            assertEquals(has(arms, 1), name.contains("LIGHT"), name);
            assertEquals(has(arms, 2), name.contains("HEAVY"), name);
            assertEquals(arms[0] > 0, name.contains("UP") || name.contains("VERTICAL"), name);
            assertEquals(arms[1] > 0, name.contains("RIGHT") || name.contains("HORIZONTAL"), name);
            assertEquals(arms[2] > 0, name.contains("DOWN") || name.contains("VERTICAL"), name);
            assertEquals(arms[3] > 0, name.contains("LEFT") || name.contains("HORIZONTAL"), name);
        }
    }

    private static char junction(int... arms) {
        return Edge.junction(
                WEIGHTS[arms[0]], WEIGHTS[arms[1]], WEIGHTS[arms[2]], WEIGHTS[arms[3]], Characters.BOX_DRAWING);
    }

    private static boolean has(int[] arms, int weight) {
        return arms[0] == weight || arms[1] == weight || arms[2] == weight || arms[3] == weight;
    }

    @Test
    void tellsWhichArmIsHeavy() {
        assertEquals('┡', junction(2, 2, 1, 0));
        assertEquals('┯', junction(0, 2, 1, 2));
        assertEquals('╼', junction(0, 2, 0, 1));
    }
}
