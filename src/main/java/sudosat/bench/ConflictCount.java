package sudosat.bench;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds the number of conflicts among the statistics that solvers print, each in its own words. */
final class ConflictCount {
    /** {@code c conflicts: 12}, {@code conflicts : 12}, {@code :sat-conflicts 12}. */
    private static final String NAMED = "^(?:c\\s+)?\\(?:?(?:sat-)?conflicts\\s*[:=]?\\s+(\\d{1,18})";
    /** {@code c 12 conflicts}, {@code c 30 decisions, 12 conflicts}. */
    private static final String COUNTED = "^c\\s(?:.*[\\s,])?(\\d{1,18})\\s+conflicts";

    private static final Pattern STATEMENT =
            Pattern.compile("(?:" + NAMED + "|" + COUNTED + ")(?![\\w./])", Pattern.CASE_INSENSITIVE);
    private static final byte[] HINT = "onflicts".getBytes(StandardCharsets.US_ASCII);
    private static final int LONGEST_LINE = 200;

    private final byte[] line = new byte[LONGEST_LINE];
    private int length;
    private OptionalLong last = OptionalLong.empty();

    /** The number a line tells, if it tells one. */
    static OptionalLong in(String line) {
        Matcher matcher = STATEMENT.matcher(line.strip());
        if (!matcher.find()) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(Long.parseLong(matcher.group(1) != null ? matcher.group(1) : matcher.group(2)));
    }

    /** Takes what was read next; of long lines, which are models, only the start is kept. */
    synchronized void read(byte[] bytes, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            if (bytes[i] == '\n') {
                endLine();
            } else if (length < LONGEST_LINE) {
                line[length++] = bytes[i];
            }
        }
    }

    private void endLine() {
        if (mentionsConflicts()) {
            OptionalLong found = in(new String(line, 0, length, StandardCharsets.ISO_8859_1));
            last = found.isPresent() ? found : last;
        }
        length = 0;
    }

    /** Without making a text of every line: there are solvers that print millions. */
    private boolean mentionsConflicts() {
        for (int start = 0; start + HINT.length <= length; start++) {
            if (Arrays.equals(line, start, start + HINT.length, HINT, 0, HINT.length)) {
                return true;
            }
        }
        return false;
    }

    /** The last number found: totals come at the end. */
    synchronized OptionalLong last() {
        return last;
    }
}
