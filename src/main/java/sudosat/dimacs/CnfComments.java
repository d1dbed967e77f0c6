package sudosat.dimacs;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * What a CNF says of itself besides its size.
 *
 * <p>Solvers look into comments: cadical and lingeling obey options they find there, so {@code --} is refused;
 * drat-trim takes {@code c p cnf} for the header, so keys are single words.
 *
 * @param properties written as {@code c key=value}, in their order
 * @param show variables from 1 up to this one are those that model counters shall project to; 0 leaves the line out
 */
public record CnfComments(Map<String, String> properties, int show) {
    /** Says nothing. */
    public static final CnfComments NONE = new CnfComments(Map.of(), 0);

    static final Pattern KEY = Pattern.compile("[A-Za-z0-9_.-]+");
    private static final Pattern VALUE = Pattern.compile("[ -~]*");

    public CnfComments {
        for (Map.Entry<String, String> property : properties.entrySet()) {
            check(property.getKey(), property.getValue());
        }
        if (show < 0) {
            throw new IllegalArgumentException("show " + show);
        }
        properties = Collections.unmodifiableMap(new LinkedHashMap<>(properties));
    }

    private static void check(String key, String value) {
        String comment = key + "=" + value;
        if (!KEY.matcher(key).matches() || !VALUE.matcher(value).matches() || comment.contains("--")) {
            throw new IllegalArgumentException("not fit for a comment: " + comment);
        }
    }
}
