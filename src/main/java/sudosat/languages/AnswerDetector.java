package sudosat.languages;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.Optional;

/**
 * Tells by its first lines how an output is written, and leaves them to be read again. No more is waited for than is
 * needed.
 */
public final class AnswerDetector {
    /** Chatter may go before. */
    private static final int MOST_BYTES = 1 << 16;
    /** A model may go before what tells that it is a MaxSAT solver's; this is enough for a million variables. */
    private static final int MOST_BYTES_OF_MODEL = 1 << 23;
    /** As much of a line as tells anything. */
    private static final int LINE_START = 80;

    private final BufferedInputStream in;
    private int most = MOST_BYTES;
    private int bytes;
    private boolean atEnd;
    /** Whether the last word of the line read last is 0, as at the end of a model. */
    private boolean endsWithZero;

    private AnswerDetector(BufferedInputStream in) {
        this.in = in;
    }

    /** The format; nothing if it is that of a SAT solver, or none at all. */
    public static Optional<AnswerFormat> detect(BufferedInputStream in) throws IOException {
        in.mark(MOST_BYTES_OF_MODEL + 1);
        Optional<AnswerFormat> found = new AnswerDetector(in).read();
        in.reset();
        return found;
    }

    private Optional<AnswerFormat> read() throws IOException {
        Optional<AnswerFormat> found = Optional.empty();
        boolean isSaid = false;
        while (found.isEmpty() && !isOver()) {
            String start = lineStart();
            found = format(start);
            isSaid |= start.startsWith("s ");
            if (found.isEmpty() && start.startsWith("v ")) {
                return isSaid ? found : afterModel();
            }
        }
        return found;
    }

    /** Before the verdict, MaxSAT solvers print the cost of their model, in the line after it. */
    private Optional<AnswerFormat> afterModel() throws IOException {
        String start = "v ";
        while (start.startsWith("v ") && !endsWithZero && !isOver()) {
            start = lineStart();
        }
        if (endsWithZero) {
            start = lineStart();
        }
        return isOfMaxSat(start) ? Optional.of(AnswerFormat.MAXSAT) : Optional.empty();
    }

    private boolean isOver() {
        return atEnd || bytes >= most;
    }

    /** The beginning of the next line; of a longer one, the rest is passed over only if it tells nothing. */
    private String lineStart() throws IOException {
        StringBuilder start = new StringBuilder();
        endsWithZero = false;
        int before = ' ';
        for (int next = next(); next >= 0 && next != '\n'; next = next()) {
            if (start.length() < LINE_START) {
                start.append((char) next);
                most = start.indexOf("v ") == 0 ? MOST_BYTES_OF_MODEL : most;
                if (start.length() == LINE_START && format(start.toString()).isPresent()) {
                    break;
                }
            }
            endsWithZero = before == ' ' && next == '0';
            before = next;
        }
        return start.toString().strip();
    }

    private int next() throws IOException {
        int next = isOver() ? -1 : in.read();
        atEnd = next < 0;
        bytes++;
        return next;
    }

    private static boolean isWithNames(String line) {
        return line.matches("v +[+-]?x\\d.*");
    }

    /** A cost, the optimum, or a model in bits: no variable has a number with this many digits that are all 0 or 1. */
    private static boolean isOfMaxSat(String line) {
        return line.matches("o -?\\d+|s OPTIMUM FOUND|v [01]{8,}");
    }

    private static Optional<AnswerFormat> format(String line) {
        if (isWithNames(line)) {
            return Optional.of(AnswerFormat.COMPETITION);
        } else if (isOfMaxSat(line)) {
            return Optional.of(AnswerFormat.MAXSAT);
        } else if (line.startsWith("value(") || line.startsWith("clingo version ") || line.startsWith("Answer: ")) {
            return Optional.of(AnswerFormat.CLINGO);
        } else if (line.startsWith("Problem:")) {
            return Optional.of(AnswerFormat.GLPSOL);
        } else if (line.startsWith("Welcome to the CBC ") || line.contains(" - objective value ")) {
            return Optional.of(AnswerFormat.CBC);
        } else if (line.matches("\\d+:|\\(\\d+ options, .*|Altogether \\d+ solutions?,.*")) {
            return Optional.of(AnswerFormat.DLX);
        }
        return line.equals("Model status") ? Optional.of(AnswerFormat.HIGHS) : Optional.empty();
    }
}
