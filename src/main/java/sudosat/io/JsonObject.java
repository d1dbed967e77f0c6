package sudosat.io;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A JSON object on one line, its keys in the order in which they are put. */
public final class JsonObject {
    private final StringBuilder text = new StringBuilder("{");

    /**
     * Puts a key.
     *
     * @param value a text, a number, a truth value, numbers, an object, a list of these, or an {@link Optional} of one;
     *     an empty one is {@code null}
     */
    public JsonObject put(String key, Object value) {
        return append(key, json(value));
    }

    /** Puts a number with one digit after the point. */
    public JsonObject decimal(String key, Optional<Double> value) {
        return append(key, value.map(JsonObject::decimal).orElse("null"));
    }

    /** A number with one digit after the point. */
    public static String decimal(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private JsonObject append(String key, String json) {
        text.append(text.length() == 1 ? "" : ",")
                .append(quoted(key))
                .append(':')
                .append(json);
        return this;
    }

    private static String json(Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.isPresent() ? json(optional.get()) : "null";
        } else if (value instanceof String plain) {
            return quoted(plain);
        } else if (value instanceof List<?> values) {
            return array(values);
        } else if (value instanceof int[] numbers) {
            return Arrays.toString(numbers);
        } else if (value instanceof Number || value instanceof Boolean || value instanceof JsonObject) {
            return value.toString();
        }
        throw new IllegalArgumentException("not a JSON value: " + value);
    }

    private static String array(List<?> values) {
        StringBuilder array = new StringBuilder("[");
        for (Object value : values) {
            array.append(array.length() == 1 ? "" : ",").append(json(value));
        }
        return array.append(']').toString();
    }

    private static String quoted(String plain) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char c : plain.toCharArray()) {
            switch (c) {
                case '"', '\\' -> quoted.append('\\').append(c);
                case '\n' -> quoted.append("\\n");
                default -> {
                    boolean isPlain = Character.isSurrogate(c) || !UserError.isHidden(c);
                    quoted.append(isPlain ? String.valueOf(c) : String.format("\\u%04x", (int) c));
                }
            }
        }
        return quoted.append('"').toString();
    }

    /** The object and a line feed. */
    public String line() {
        return this + "\n";
    }

    @Override
    public String toString() {
        return text + "}";
    }
}
