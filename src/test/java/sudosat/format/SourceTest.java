package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourceTest {
    @ParameterizedTest
    @CsvSource({
        "ab\\ncd, 0, 1:1",
        "ab\\ncd, 2, 1:3",
        "ab\\ncd, 3, 2:1",
        "ab\\r\\ncd, 5, 2:2",
        "ab\\rcd, 4, 2:2",
        "a\\r\\n\\ncd, 4, 3:1",
        "\uD83D\uDE00b, 2, 1:2"
    })
    void countsLinesOfEveryKindAndCharacters(String text, int position, String place) {
        Source source = new Source("f", text.replace("\\n", "\n").replace("\\r", "\r"));
        assertEquals(
                "f:" + place + ": found x, expected y",
                source.error(position, "x", "y").getMessage());
    }
}
