package sudosat.dimacs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CnfCommentsTest {

    @ParameterizedTest
    @ValueSource(strings = {"", "p cnf", "a=b", "with--seed", "line\nfeed", "größe", "two words"})
    void refusesKeysThatAreNotOneWord(String key) {
        assertThrows(IllegalArgumentException.class, () -> new CnfComments(Map.of(key, "1"), 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--seed=42", "a--b", "two\nlines", "carriage\rreturn", "tab\t", "größe", "\u0000"})
    void refusesValuesThatSolversWouldNotTakeForAComment(String value) {
        assertThrows(IllegalArgumentException.class, () -> new CnfComments(Map.of("key", value), 0));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-5", "a b", "x=y", "p cnf 1 1", "~!"})
    void takesAnyOtherAsciiText(String value) {
        assertEquals(Map.of("key", value), new CnfComments(Map.of("key", value), 0).properties());
    }

    @Test
    void refusesToShowFewerThanNoVariables() {
        assertThrows(IllegalArgumentException.class, () -> new CnfComments(Map.of(), -1));
    }

    @Test
    void keepsTheOrderAndItsOwnCopyOfTheProperties() {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("z", "1");
        properties.put("a", "2");
        CnfComments header = new CnfComments(properties, 0);
        properties.clear();
        assertEquals(List.of("z", "a"), new ArrayList<>(header.properties().keySet()));
    }
}
