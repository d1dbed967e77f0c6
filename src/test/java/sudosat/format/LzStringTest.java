package sudosat.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LzStringTest {
    /** Made by compressToBase64 of lz-string 1.5. */
    static Stream<Arguments> vectors() {
        return Stream.of(
                Arguments.of("", "Q==="),
                Arguments.of("a", "IZA="),
                Arguments.of("aa", "IbI="),
                Arguments.of("aaaaaaaaaa", "IY1o"),
                Arguments.of("abababab", "IYI15I=="),
                Arguments.of("{\"size\":9}", "N4IgzglgXgpiBcBOAvkA"),
                Arguments.of("Grüße €", "OIJwPw+wpgBINQRA"),
                Arguments.of(
                        "{\"size\":4,\"grid\":[" + "[{},{},{},{}],".repeat(3) + "[{},{},{},{}]]}",
                        "N4IgzglgXgpiBcAWANCA5gJwgEwQbT2AF9ljSTiBdZQiu86285qms9uyyooA"));
    }

    @ParameterizedTest
    @MethodSource("vectors")
    void packsAndUnpacksAsTheOriginalDoes(String text, String packed) {
        assertEquals(packed, LzString.pack(text));
        assertEquals(Optional.of(text), LzString.unpack(packed));
    }

    @Test
    void unpacksWhatItPacked() {
        Random random = new Random(1);
        for (int round = 0; round < 1000; round++) {
            int letters = 1 + random.nextInt(round % 5 == 0 ? 50_000 : 30);
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(500); i > 0; i--) {
                text.append((char) (' ' + random.nextInt(letters)));
            }
            assertEquals(Optional.of(text.toString()), LzString.unpack(LzString.pack(text.toString())));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "N4Ig", "====", "é", "N4Ig zg", "////////"})
    void whatIsNotPackedIsNothing(String packed) {
        assertEquals(Optional.empty(), LzString.unpack(packed));
    }

    @Test
    void refusesToUnpackGigabytes() {
        assertEquals(Optional.empty(), LzString.unpack(LzString.pack("a".repeat(5_000_000))));
    }
}
