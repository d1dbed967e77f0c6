package sudosat.io;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonObjectTest {
    @Test
    void keepsTheOrderOfKeysAndEscapes() {
        JsonObject object = new JsonObject()
                .put("n", -1)
                .put("yes", Optional.of(true))
                .put("open", Optional.empty())
                .put("text", Optional.of("a \"b\" \\ c\nd\u0001é"))
                .put("none", List.of())
                .put("two", List.of("x", "y"));
        assertEquals(
                "{\"n\":-1,\"yes\":true,\"open\":null,\"text\":\"a \\\"b\\\" \\\\ c\\n"
                        + "d\\u0001é\",\"none\":[],\"two\":[\"x\",\"y\"]}\n",
                object.line());
    }

    @Test
    void nests() {
        JsonObject inner = new JsonObject().decimal("se", Optional.of(2.25)).put("none", Optional.empty());
        JsonObject outer = new JsonObject()
                .put("one", new JsonObject())
                .put("many", List.of(inner))
                .put("rows", List.of(new int[] {1, 23}, new int[0], List.of(0.5)))
                .put("no", Optional.empty());
        assertEquals(
                "{\"one\":{},\"many\":[{\"se\":2.3,\"none\":null}],\"rows\":[[1, 23],[],[0.5]],\"no\":null}",
                outer.toString());
    }

    @Test
    void rejectsWhatJsonHasNoFormFor() {
        assertThrows(IllegalArgumentException.class, () -> new JsonObject().put("key", 'c'));
    }
}
