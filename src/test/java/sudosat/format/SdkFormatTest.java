package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.io.UserError;
import sudosat.puzzle.Puzzle;

class SdkFormatTest {
    private static final PuzzleFormat SDK = Formats.named("sdk");
    private static final String ROWS = "4..2\n.31.\n.2..\n...1\n";

    private static Puzzle read(String text) {
        return SDK.read(text, "f.sdk", ReadOptions.NONE).get(0);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ROWS,
                "#AMe\n#DA puzzle\n\n" + ROWS,
                "#A\n[Puzzle]\n" + ROWS + "[State]\n4132\n....\n",
                "[State]\n1...\n[puzzle]\n" + ROWS
            })
    void readsRowsInAndOutsideOfASection(String text) throws IOException {
        StringBuilder written = new StringBuilder();
        SDK.write(read(text.replace("\n", "\r\n")), written);
        assertEquals("[Puzzle]\n" + ROWS, written.toString());
    }

    static Stream<Arguments> wrong() {
        return Stream.of(
                arguments("", "f.sdk: found an empty file, expected N lines of N characters"),
                arguments("#A\n[Puzzle]\n", "f.sdk:1:1: found no row from here on, expected N lines of N characters"),
                arguments(ROWS.replace(".31.", ".31"), "f.sdk:2:1: found 3 characters, expected 4, for boxes 2x2"),
                arguments(
                        ROWS.replace(".31.", ".35."),
                        "f.sdk:2:3: found '5', expected 1 to 4, or . or 0 for an empty cell"),
                arguments(ROWS + "....", "f.sdk:5:1: found row 5, expected 4 rows, for boxes 2x2"),
                arguments("4..2\n.31.\n", "f.sdk:2:1: found 2 rows, expected 4, for boxes 2x2"),
                arguments(
                        "12345\n",
                        "f.sdk:1:1: found a row of 5 characters, expected 4, 9, 16 or 25, or boxes given by option"
                                + " boxes"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void rejectsNamingLineAndColumn(String text, String message) {
        assertEquals(message, assertThrows(UserError.class, () -> read(text)).getMessage());
    }
}
