package sudosat.cli;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A JSON object on one line, its keys in the order they are put. */
final class JsonLine {
    private final StringBuilder text = new StringBuilder("{");

    JsonLine number(String key, long value) {
        return put(key, Long.toString(value));
    }

    /** With one digit after the point; nothing is {@code null}. */
    JsonLine decimal(String key, Optional<Double> value) {
        return put(key, value.map(JsonLine::decimal).orElse("null"));
    }

    static String decimal(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    /** Nothing is {@code null}. */
    JsonLine number(String key, Optional<Integer> value) {
        return put(key, value.map(String::valueOf).orElse("null"));
    }

    /** Nothing is {@code null}. */
    JsonLine truth(String key, Optional<Boolean> value) {
        return put(key, value.map(String::valueOf).orElse("null"));
    }

    /** Nothing is {@code null}. */
    JsonLine text(String key, Optional<String> value) {
        return put(key, value.map(JsonLine::quoted).orElse("null"));
    }

    JsonLine list(String key, List<String> values) {
        return put(
                key,
                "[" + String.join(",", values.stream().map(JsonLine::quoted).toList()) + "]");
    }

    /** Nothing is {@code null}. */
    JsonLine object(String key, Optional<JsonLine> value) {
        return put(key, value.map(JsonLine::object).orElse("null"));
    }

    JsonLine objects(String key, List<JsonLine> values) {
        return put(
                key,
                "[" + String.join(",", values.stream().map(JsonLine::object).toList()) + "]");
    }

    private String object() {
        return text + "}";
    }

    private JsonLine put(String key, String value) {
        text.append(text.length() == 1 ? "" : ",")
                .append(quoted(key))
                .append(':')
                .append(value);
        return this;
    }

    private static String quoted(String plain) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : plain.toCharArray()) {
            switch (c) {
                case '"', '\\' -> quoted.append('\\').append(c);
                case '\n' -> quoted.append("\\n");
                default -> quoted.append(c < ' ' ? String.format("\\u%04x", (int) c) : String.valueOf(c));
            }
        }
        return quoted.append('"').toString();
    }

    /** With its line feed. */
    @Override
    public String toString() {
        return object() + "\n";
    }
}
