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
    assertEquals("{\"n\":-1,\"yes\":true,\"open\":null,\"text\":\"a \\\"b\\\" \\\\ c\\nd\\u0001é\",\"none\":[],\"two\":[\"x\",\"y\"]}\n", line.toString());
  }
}
