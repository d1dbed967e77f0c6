package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.time.Duration;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class TypeTest {
    @ParameterizedTest
    @CsvSource({
        "90, PT90S",
        "90s, PT90S",
        "1.5s, PT1.5S",
        "500ms, PT0.5S",
        "2m, PT2M",
        "1h, PT1H",
        "0.5m, PT30S",
        "2 m, PT2M",
        "0s, PT0S"
    })
    void readsTimes(String text, Duration time) throws Exception {
        assertEquals(time, Type.TIME.convert(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "s", "-1s", "1d", "1,5s", "1e3", "1.s", "1234567890s"})
    void rejectsWhatIsNoTime(String text) {
        assertThrows(TypeConversionException.class, () -> Type.TIME.convert(text));
    }

    @ParameterizedTest
    @CsvSource({"1k, 1", "3m, 3072", "3mb, 3072", "2g, 2097152", "2GB, 2097152"})
    void readsSizesOfMemoryInKibibytes(String text, long size) throws Exception {
        assertEquals(size, Type.MEMORY.convert(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "4", "0g", "-1g", "1.5g", "4t", "g"})
    void rejectsWhatIsNoSizeOfMemory(String text) {
        assertThrows(TypeConversionException.class, () -> Type.MEMORY.convert(text));
    }
}
