package sudosat.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DigitsTest {
    @ParameterizedTest
    @CsvSource({"0, 0", "7, 7", "007, 7", "42, 42", "999999999, 999999999"})
    void readsDigits(String text, int number) {
        assertEquals(number, Digits.parse(text));
        assertEquals(number, Digits.parse("x" + text + "9", 1, 1 + text.length()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "+1", " 1", "1 ", "1x", "x1", "1.5", "1234567890", "\u0663", "/", ":"})
    void rejectsAnythingElse(String text) {
        assertEquals(-1, Digits.parse(text));
    }
}
