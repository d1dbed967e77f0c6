package sudosat.io;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UserErrorTest {
    @ParameterizedTest
    @CsvSource({
        "plain é 😀, 'plain é 😀'",
        "'\u001b[31mred\u0007\u007f', \\x1b[31mred\\x07\\x7f",
        "'\u009b31m', \\x9b31m",
        "'a\u202Eb', a\\x202eb",
        "'\uFEFFp', \\xfeffp",
        "'a\u2028b', a\\x2028b",
        "'\uFFFE\uD800', \\xfffe\\xd800"
    })
    void quotesAndShowsWhatATerminalWouldObeyOrHide(String text, String expected) {
        assertEquals("'" + expected + "'", UserError.quote(text));
        assertEquals(expected, UserError.visible(text));
    }

    @Test
    void quotesOnlyTheBeginningOfLongTexts() {
        assertEquals("'" + "x".repeat(Limits.QUOTE) + "…'", UserError.quote("x".repeat(1_000_000)));
    }

    @Test
    void keepsTheLinesOfMessages() {
        assertEquals("a\n\tb\\x0d", UserError.visible("a\n\tb\r"));
    }
}
