package sudosat.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonLineTest {
    @Test
    void keepsTheOrderOfKeysAndEscapes() {
        JsonLine line = new JsonLine()
                .number("n", -1)
                .truth("yes", Optional.of(true))
                .truth("open", Optional.empty())
                .text("text", Optional.of("a \"b\" \\ c\nd\u0001é"))
                .list("none", List.of())
                .list("two", List.of("x", "y"));
        assertEquals(
                "{\"n\":-1,\"yes\":true,\"open\":null,\"text\":\"a \\\"b\\\" \\\\ c\\n"
                        + "d\\u0001é\",\"none\":[],\"two\":[\"x\",\"y\"]}\n",
                line.toString());
    }

    @Test
    void nests() {
        JsonLine inner = new JsonLine().decimal("se", Optional.of(2.25)).number("none", Optional.empty());
        JsonLine outer = new JsonLine()
                .object("one", Optional.of(new JsonLine()))
                .objects("many", List.of(inner))
                .object("no", Optional.empty());
        assertEquals("{\"one\":{},\"many\":[{\"se\":2.3,\"none\":null}],\"no\":null}\n", outer.toString());
    }
}
