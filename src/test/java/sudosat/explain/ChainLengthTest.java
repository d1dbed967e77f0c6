package sudosat.explain;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChainLengthTest {
    @ParameterizedTest
    @CsvSource({
        "4, 0", "6, 0", "7, 1", "8, 1", "9, 2", "10, 2", "11, 3", "14, 3", "15, 4", "18, 4", "19, 5", "26, 5", "27, 6",
        "34, 6", "35, 7", "51, 8"
    })
    void supplement(int statements, int tenths) {
        assertEquals(tenths, Chain.lengthSupplement(statements));
    }
}
