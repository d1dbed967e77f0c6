package sudosat.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExitCodeTest {
    @ParameterizedTest
    @CsvSource({
        "ALL_HOLD, ALL_HOLD, ALL_HOLD",
        "ALL_HOLD, UNKNOWN, UNKNOWN",
        "ALL_HOLD, PROPERTY_FAILS, PROPERTY_FAILS",
        "UNKNOWN, PROPERTY_FAILS, PROPERTY_FAILS",
        "PROPERTY_FAILS, BACKEND_ERROR, BACKEND_ERROR",
        "UNKNOWN, BACKEND_ERROR, BACKEND_ERROR",
        "DONE, UNPROVEN, UNPROVEN"
    })
    void worseOfTwoCodesCountsInEitherOrder(ExitCode first, ExitCode second, ExitCode worse) {
        assertEquals(worse, first.orWorse(second));
        assertEquals(worse, second.orWorse(first));
    }

    @Test
    void aPuzzleWithoutASolutionIsAnAnswerAmongMany() {
        assertEquals(ExitCode.DONE, ExitCode.DONE.orWorse(ExitCode.NO_SOLUTION));
    }
}
