package sudosat.bench;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import sudosat.io.Input;

class CnfDetectorTest {
    private static Input text(String text) {
        return Input.of("-", new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"p cnf 1 1\n1 0\n", "c a comment\nc\n\n p  cnf 1 1\n1 0\n", "c\r\np\tcnf 0 0"})
    void knowsACnfByItsHeader(String text) {
        assertTrue(CnfDetector.isCnf(text(text)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.cnf", "folder/B.CNF", "a.cnf.gz", "a.cnf.xz", "a.dimacs"})
    void knowsACnfByItsName(String name) {
        assertTrue(CnfDetector.isCnf(Input.file(Path.of(name))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "c only\n",
                "1,0,0,0\n",
                "#boxes 2x2\n1,0,0,0\n",
                "1.....3..4.....2\n",
                "p wcnf 1 1 1\n",
                "pcnf\n"
            })
    void takesNothingElseForOne(String text) {
        assertFalse(CnfDetector.isCnf(text(text)));
    }
}
